// Moves as bytes.
import { describe, expect, it } from 'vitest';
import { packMoves, unpackMoves } from '../../../../web/kept/packed_moves';
import type { Move } from '../../../../web/state/moves';
import { candidateOf } from '../../../../web/state/pen';
import { penOf } from '../link/states';
import fc from '../random';

describe('moves as bytes', () => {
  const side = 25;
  const cell = fc.nat(side * side - 1);
  const words = (width: number, largest: number) =>
    fc.uniqueArray(cell, { maxLength: 9 }).chain((cells) =>
      fc.record({
        cells: fc.constant(Uint16Array.from(cells)),
        ...{ before: word(cells.length * width, largest), after: word(cells.length * width, largest) },
      }),
    );
  const word = (length: number, largest: number) => fc.array(fc.nat(largest), { minLength: length, maxLength: length });
  const marks = fc
    .record({
      notes: fc.option(words(2, 0xffffffff)),
      centre: fc.option(words(2, 0xffffffff)),
      colours: fc.option(words(1, 511)),
      pen: fc.option(fc.record({ before: penOf(side), after: penOf(side) })),
    })
    .map(({ notes, centre, colours, pen }) => ({
      ...(pen && { pen }),
      ...(notes && {
        notes: { ...notes, before: Uint32Array.from(notes.before), after: Uint32Array.from(notes.after) },
      }),
      ...(centre && {
        centre: { ...centre, before: Uint32Array.from(centre.before), after: Uint32Array.from(centre.after) },
      }),
      ...(colours && {
        colours: { ...colours, before: Uint16Array.from(colours.before), after: Uint16Array.from(colours.after) },
      }),
    }));
  const content = fc.tuple(fc.constantFrom(0, 0x100, 0x200), fc.nat(side)).map(([by, value]) => by | value);
  const move = fc
    .tuple(
      fc.uniqueArray(cell, { maxLength: 9 }),
      fc.option(fc.nat(2 ** 40), { nil: undefined }),
      fc.record({ marks, clears: fc.boolean() }),
      fc.array(content, { minLength: 18, maxLength: 18 }),
    )
    .map(([cells, at, { marks: changed, clears }, contents]) => ({
      kind: 'cells' as const,
      cells: Uint16Array.from(cells),
      before: Uint16Array.from(cells, (_, index) => contents[index]!),
      after: Uint16Array.from(cells, (_, index) => contents[9 + index]!),
      ...(at === undefined ? {} : { at }),
      ...(clears && { clears }),
      ...changed,
    }));

  it('are read back as they were', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        expect(unpackMoves(packMoves(moves), side)).toEqual(moves);
      }),
    );
  });

  it('are refused where they are torn, or belong to a larger grid, and never do harm', () => {
    const entry = {
      kind: 'cells',
      cells: Uint16Array.of(600),
      before: Uint16Array.of(0),
      after: Uint16Array.of(0x119),
    };
    const bytes = packMoves([entry as unknown as Move]);
    expect(unpackMoves(bytes, 25)).toHaveLength(1);
    expect(unpackMoves(bytes, 9)).toBeNull();
    expect(unpackMoves(bytes.slice(0, -1), 25)).toBeNull();
    const drawn = packMoves([
      { ...entry, pen: { before: [], after: [16 * candidateOf(600, 25) + 1] } } as unknown as Move,
    ]);
    expect(unpackMoves(drawn, 25)).toHaveLength(1);
    for (const [torn, size] of [
      [drawn.slice(0, -1), 25],
      [drawn, 24],
    ] as const)
      expect(unpackMoves(torn, size)).toBeNull();
    fc.assert(fc.property(fc.uint8Array(), fc.nat(64), (noise, size) => void unpackMoves(noise, size)));
  });
});
