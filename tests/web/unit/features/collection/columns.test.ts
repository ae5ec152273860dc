// Packed columns have the original values, in few bytes.
import { describe, expect, it } from 'vitest';
import { GrowingColumns, columnNames, pack, packPart, valueIn } from '../../../../../web/protocol/columns';
import { makeRows } from '../../../../../web/features/collection/rows';
import fc from '../../random';
import { block, columnsOf, valuesOf } from './rows';

const unpacked = (values: Parameters<typeof pack>[0]): number[] => {
  const packed = pack(values);
  return Array.from(values, (_, index) => valueIn(packed, index));
};

describe('a packed column', () => {
  it('has the values that were packed', () => {
    const most = fc.constantFrom(0, 1, 3, 200, 300, 70_000, 2 ** 32 - 1, 2 ** 45);
    const numbers = most.chain((max) => fc.array(fc.maxSafeNat().map((number) => number % (max + 1))));
    fc.assert(
      fc.property(numbers, fc.boolean(), (values, areSorted) => {
        if (areSorted) values.sort((a, b) => a - b);
        expect(unpacked(Float64Array.from(values))).toEqual(values);
      }),
    );
  });

  it('takes nothing where values go up evenly, else as little as they need', () => {
    const bytes = (...values: number[]): number => pack(Float64Array.from(values)).more?.BYTES_PER_ELEMENT ?? 0;
    expect([bytes(), bytes(7), bytes(7, 7, 7), bytes(0, 82, 164), bytes(3, 255), bytes(1, 2 ** 40)]).toEqual(
      new Array(6).fill(0),
    );
    expect([bytes(3, 255, 3), bytes(0, 82, 165, 247), bytes(9e12, 9e12 + 82, 9e12 + 170)]).toEqual([1, 1, 1]);
    expect([bytes(3, 256, 3), bytes(1e6, 2, 1e6), bytes(2 ** 33, 2, 3)]).toEqual([2, 4, 8]);
  });

  it('keeps all rows that came many at a time, changed ones too', () => {
    const growing = new GrowingColumns();
    const many = columnsOf(20_000, { givens: Uint16Array.from({ length: 20_000 }, (_, row) => row % 300) });
    const last = { line: 9, offset: 2 ** 40, status: 1, givens: 2, guesses: 3 };
    const other = { ...last, solutions: 4, givenUp: 1, printLow: 5, printHigh: 6 };
    // Its earlier content is forgotten.
    for (let times = 0; times < 2; ++times) {
      growing.clear();
      growing.addAll(20_000, many);
      growing.addAll(2, { line: [1, 2], status: [0, 77] }, { line: 3, offset: 2 ** 40 });
      expect(growing.at(20_000)).toMatchObject({ line: 4, offset: 2 ** 40, status: 0, solutions: 0, printHigh: 0 });
      expect([growing.find(77, 0), growing.find(77, 20_001), growing.find(77, 20_002)]).toEqual([20_001, 20_001, -1]);
      growing.change(20_001, other);
    }
    const part = growing.packed();
    expect(part.count).toBe(20_002);
    for (const name of columnNames) {
      for (const row of [0, 1, 299, 19_999]) expect(valueIn(part.columns[name], row)).toBe(many[name][row]);
      expect(valueIn(part.columns[name], 20_001)).toBe(other[name]);
    }
  });
});

describe('rows in parts', () => {
  it('are read in any order, whatever the parts have, and are the same after they were kept', () => {
    const rows = makeRows();
    const sizes = [3, 0, 1, 500, 2];
    sizes.forEach((count, at) => rows.append(block(count, { guesses: new Uint32Array(count).fill(at) })));
    const guesses = sizes.flatMap((count, at) => new Array<number>(count).fill(at));
    for (const each of [rows, makeRows(undefined, rows.kept())]) {
      expect([each.count, each.lines]).toEqual([506, 506]);
      expect(valuesOf(each, 'guesses')).toEqual(guesses);
      const orders = [505, 0, 504, 3, 4, 2, 503].map((row) => [
        each.columns.guesses.at(row),
        each.columns.line.at(row),
      ]);
      expect(orders).toEqual([505, 0, 504, 3, 4, 2, 503].map((row) => [guesses[row], row + 1]));
    }
    expect(packPart(columnsOf(0), 0, 0).count).toBe(0);
  });
});
