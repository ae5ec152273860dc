// Notes that values take come back when the values are removed, for any values in any order:
// compared with a model that remembers the notes that the player has written and not removed.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { makeGeometry } from '../../../../web/grid/geometry';
import { boxShape, type Puzzle } from '../../../../web/grid/puzzle';
import { hasNote } from '../../../../web/state/notes';
import { makePlay } from '../../../../web/state/play';
import type { PlayInternals } from '../../../../web/state/play_store';
import fc from '../random';

const puzzle: Puzzle = { shape: boxShape(2, 3), givens: new Uint8Array(36) };
puzzle.givens[0] = 1;
const { houses, housesOf } = makeGeometry(puzzle.shape);
const sees = (grid: Uint8Array, cell: number, digit: number): boolean =>
  housesOf[cell]!.some((house) => houses[house]!.some((peer) => grid[peer] === digit));

const keyOf = (kind: string, cell: number, digit: number): string => `${kind} ${cell} ${digit}`;
const kinds = ['notes', 'centre'] as const;

const places = kinds.flatMap((kind) =>
  Array.from({ length: 36 * 6 }, (_, at) => [kind, Math.floor(at / 6), 1 + (at % 6)] as const),
);

const shown = (play: PlayInternals): string[] =>
  places
    .filter(([kind, at, value]) => hasNote(play.entries.value[kind], at, value))
    .map((place) => keyOf(...place))
    .sort();

/** A few cells that see each other, so that digits clash and notes are taken twice. */
const cell = fc.constantFrom(1, 2, 6, 7, 8, 13, 19);
const digit = fc.integer({ min: 1, max: 3 });
const deeds = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ deed: fc.constant('note' as const), kind: fc.constantFrom(...kinds), cell, digit }),
    },
    { weight: 4, arbitrary: fc.record({ deed: fc.constant('type' as const), cell, digit }) },
    { weight: 2, arbitrary: fc.record({ deed: fc.constant('erase' as const), cell, digit }) },
    { weight: 1, arbitrary: fc.record({ deed: fc.constant('reveal' as const), cell, digit }) },
    { weight: 1, arbitrary: fc.record({ deed: fc.constant('undo' as const), cell, digit }) },
    { weight: 1, arbitrary: fc.record({ deed: fc.constant('redo' as const), cell, digit }) },
  ),
  { minLength: 4, maxLength: 40 },
);

describe.each([true, false])('notes, tidied by values: %s', (tidies) => {
  it('are all that were written and neither removed nor excluded by a value', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const play = makePlay(puzzle, { tidiesNotes: signal(tidies) });
        let written = new Set<string>();
        const [past, future]: [Set<string>[], Set<string>[]] = [[], []];
        for (const each of all) {
          const { grid } = play;
          const before = play.history.value.done.length;
          const next = new Set(written);
          if (each.deed === 'undo' && past.length > 0) {
            play.undo();
            future.push(written);
            written = past.pop()!;
          } else if (each.deed === 'redo' && future.length > 0) {
            play.redo();
            past.push(written);
            written = future.pop()!;
          } else if (each.deed === 'note') {
            // An excluded note may be written nevertheless, and is then there in spite of the reason against it.
            if (grid.value[each.cell]! > 0 || sees(grid.value, each.cell, each.digit)) continue;
            const key = keyOf(each.kind, each.cell, each.digit);
            if (!next.delete(key)) next.add(key);
            play.mark(each.kind, [each.cell], each.digit);
          } else if (each.deed === 'type') play.type([each.cell], each.digit);
          else if (each.deed === 'erase') {
            if (grid.value[each.cell]! > 0) play.erase([each.cell], 'digits');
          } else if (each.deed === 'reveal') {
            play.reveal(Uint8Array.from({ length: 36 }, (_, other) => (other === each.cell ? each.digit : 0)));
          }
          if (play.history.value.done.length > before && each.deed !== 'redo') {
            past.push(written);
            future.length = 0;
            written = next;
          }
          const expected = places
            .filter(
              ([kind, at, value]) =>
                written.has(keyOf(kind, at, value)) && grid.value[at] === 0 && !(tidies && sees(grid.value, at, value)),
            )
            .map((place) => keyOf(...place))
            .sort();
          expect(shown(play)).toEqual(expected);
        }
      }),
      { numRuns: 150 },
    );
  });
});

it('notes that the player removes while a value hides others stay removed, and a fresh start brings none back', () => {
  const play = makePlay(puzzle);
  play.mark('notes', [1], 2);
  play.mark('notes', [1], 3);
  play.mark('notes', [1], 3);
  play.type([2], 2);
  play.type([2], 0);
  expect(shown(play)).toEqual(['notes 1 2']);
  play.type([2], 2);
  play.restart();
  play.type([2], 2);
  play.type([2], 0);
  expect(shown(play)).toEqual([]);
});

it('notes that were all removed do not come back', () => {
  const play = makePlay(puzzle);
  play.mark('centre', [1], 2);
  play.type([2], 2);
  play.mark('notes', [1], 3);
  play.clearNotes();
  play.type([2], 0);
  expect(shown(play)).toEqual([]);
});
