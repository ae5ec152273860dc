// Equivalent puzzles of a list: found by workers, stopped and continued, kept, filtered, sorted and written.
import { describe, expect, it, vi } from 'vitest';
import type { SolverClient } from '../../../../../web/client/solver_client';
import { formsIn, makeForms } from '../../../../../web/features/collection/forms';
import { arrange, inFileOrder } from '../../../../../web/features/collection/order';
import { makeRows, type Rows } from '../../../../../web/features/collection/rows';
import { tableColumns } from '../../../../../web/features/collection/table_columns';
import { tableHead, tableLine } from '../../../../../web/features/collection/table_text';
import { lineStatus } from '../../../../../web/protocol/collection';
import fc from '../../random';
import { block } from './rows';
import { settle } from '../../fakes/display';

const { one, bad } = lineStatus;

function rowsOf(status: readonly number[]): Rows {
  const rows = makeRows();
  rows.append(block(status.length, { status: Uint8Array.from(status) }));
  return rows;
}

/** Forms of rows with these texts: the same text is the same form, and an empty one has none. */
function formsOf(
  texts: readonly string[],
  status: readonly number[] = texts.map(() => one),
  padded = 1,
  clued: Uint8Array | null = null,
) {
  const rows = rowsOf(status);
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  const endings: ((reason: Error) => void)[] = [];
  const kept: Uint32Array[] = [];
  const client = {
    ask: ({ lines }: { lines: string[] }) =>
      new Promise<Uint32Array>((resolve, reject) => {
        asked.push(lines);
        const print = (line: string): number[] => (line.trim() === '' ? [0, 0] : [1 + texts.indexOf(line.trim()), 7]);
        answers.push(() => resolve(Uint32Array.from(lines.flatMap(print))));
        endings.push(reject);
      }),
    end: () => endings.forEach((reject) => reject(new Error('The worker was ended.'))),
  };
  const forms = makeForms({
    makeClient: () => client as unknown as SolverClient,
    cores: 1,
    rows: () => rows,
    clued: () => clued,
    reader: () => (row) => Promise.resolve(texts[row]!.padEnd(padded)),
    keep: (each) => void kept.push(each),
  });
  return { forms, rows, asked, answers, endings, kept };
}

async function found(texts: readonly string[], status?: readonly number[]) {
  const { forms, rows, answers, kept } = formsOf(texts, status);
  forms.find();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!();
  await vi.waitFor(() => expect(forms.isRunning.value).toBe(false));
  return { forms: forms.found.value!, rows, kept: kept.at(-1)! };
}

describe('equivalent puzzles', () => {
  it('share one form, counted from the first; a row without a form is not a copy', async () => {
    const { forms } = await found(
      ['a', 'b', 'x', 'a', '', 'b', 'a', 'c', ''],
      [one, one, bad, one, one, one, one, one, one],
    );
    expect([forms.distinct, forms.count, forms.unknown]).toEqual([3, 3, 2]);
    const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    expect(rows.map((row) => forms.firstOf(row))).toEqual([0, 1, 2, 0, 4, 1, 0, 7, 8]);
    expect(rows.filter((row) => forms.isCopy(row))).toEqual([3, 5, 6]);
    expect(rows.filter((row) => forms.isRepeated(row))).toEqual([0, 1, 3, 5, 6]);
  });

  it('are the same after they were kept, and none of a list with other rows', async () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(letters, async (texts) => {
        const { forms, rows, kept } = await found(texts);
        const again = formsIn(kept, rows)!;
        const told = (each: typeof forms): unknown =>
          texts.map((_, row) => [
            each.firstOf(row),
            each.isCopy(row),
            each.isRepeated(row),
            each.distinct,
            each.unknown,
          ]);
        expect(told(again)).toEqual(told(forms));
        texts.forEach((text, row) => expect(forms.firstOf(row)).toBe(text === '' ? row : texts.indexOf(text)));
        expect(formsIn(kept, rowsOf([...texts.map(() => one), one]))).toBeNull();
      }),
      { numRuns: 30 },
    );
    // A distance that leads out of the list.
    expect(formsIn(Uint32Array.of(1, 3), rowsOf([one, one]))).toBeNull();
  });

  it('are looked for among plain grids alone, and a puzzle with clues is none that was not compared', async () => {
    const { forms, asked, answers } = formsOf(['a', 'clues', 'a'], undefined, 1, Uint8Array.of(0, 1, 0));
    forms.find();
    await vi.waitFor(() => expect(asked).toEqual([['a', 'a']]));
    answers[0]!();
    await vi.waitFor(() => expect(forms.found.value).toMatchObject({ distinct: 1, count: 1, unknown: 0 }));
  });

  it('are looked for in batches; a search that was stopped goes on where it was', async () => {
    const { forms, asked, answers, kept } = formsOf(['a', 'b', 'a', 'b'], undefined, 20_000);
    forms.find();
    await vi.waitFor(() => expect(asked.map((lines) => lines.length)).toEqual([2]));
    answers[0]!();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    forms.stop();
    await settle();
    expect([forms.isRunning.value, forms.done.value, forms.found.value, forms.failure.value]).toEqual([
      false,
      2,
      null,
      '',
    ]);
    forms.find();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]!.map((line) => line.trim())).toEqual(['a', 'b']);
    answers[2]!();
    await vi.waitFor(() => expect(forms.found.value?.distinct).toBe(2));
    expect([...kept.at(-1)!]).toEqual([1, 1, 3, 3]);
  });

  it('are reported as not compared on grids so large that a worker would be silent for minutes', async () => {
    const small = 'a'.padEnd(256, '.');
    const large = 'a'.padEnd(625, '.');
    const inNumbers = Array.from({ length: 64 * 64 }, (_, cell) => cell % 65).join(' ');
    const { forms, asked, answers } = formsOf([small, large, inNumbers, small]);
    forms.find();
    await vi.waitFor(() => expect(asked).toEqual([[small, small]]));
    answers[0]!();
    await vi.waitFor(() => expect(forms.found.value).toMatchObject({ distinct: 1, count: 1, unknown: 2 }));
  });

  it('are forgotten with a closed list, and a failed search shows its reason', async () => {
    const closed = formsOf(['a', 'a']);
    closed.forms.find();
    await vi.waitFor(() => expect(closed.asked).toHaveLength(1));
    closed.forms.reset();
    await settle();
    expect([closed.forms.found.value, closed.kept, closed.forms.failure.value]).toEqual([null, [], '']);
    const failed = formsOf(['a', 'a']);
    failed.forms.find();
    await vi.waitFor(() => expect(failed.endings).toHaveLength(1));
    failed.endings[0]!(new Error('no memory'));
    await vi.waitFor(() => expect(failed.forms.failure.value).toContain('no memory'));
    expect(failed.forms.isRunning.value).toBe(false);
  });

  it('filter and sort the rows, and are a column of the table and of its file where there are any', async () => {
    const { forms, rows } = await found(['a', 'b', 'c', 'b', 'a']);
    const shown = (change: object): number[] => [...arrange(rows, { ...inFileOrder, ...change }, { forms })!];
    expect(shown({ forms: 'firsts' })).toEqual([0, 1, 2]);
    expect(shown({ forms: 'repeated' })).toEqual([0, 1, 3, 4]);
    expect(shown({ forms: 'repeated', key: 'form' })).toEqual([0, 4, 1, 3]);
    // As long as they are not known, none is left out.
    expect([...arrange(rows, { ...inFileOrder, forms: 'firsts' })!]).toEqual([0, 1, 2, 3, 4]);
    const needs = { rows, limit: 2, copies: null, forms, notes: null, rated: {}, nameOf: () => 'one' };
    const column = tableColumns(needs).at(-1)!;
    expect([column.name, ...[0, 1, 3, 4].map(column.textOf)]).toEqual(['Equivalent to', '', '', 'Line 2', 'Line 1']);
    expect(tableHead(needs)).toContain(',same as line,equivalent to line,puzzle');
    expect(tableLine(needs, 3, '1..')).toBe('4,one,30,0,1,yes,,2,1..\n');
    const none = (await found(['a', 'b'])).forms;
    expect(tableColumns({ ...needs, forms: none }).at(-1)!.key).toBe('solutions');
  });
});
