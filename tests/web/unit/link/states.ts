// Links and all their possible contents, for their tests.
import { boxShape, type Puzzle, type Shape } from '../../../../web/grid/puzzle';
import * as links from '../../../../web/link/link';
import type { LinkState } from '../../../../web/link/link';
import { checksum } from '../../../../web/link/link_bytes';
import * as reading from '../../../../web/link/read_link';
import { withColour, withLink } from '../../../../web/features/pen/marks';
import { noMarks } from '../../../../web/state/moves';
import { hasAny, noNotes, withDigit } from '../../../../web/state/notes';
import type { Pen } from '../../../../web/state/pen';
import fc from '../random';

const letters = { play: '', logic: 'g', watch: 'w', lab: 'l', collection: '' };
export const encodeLink = (state: LinkState): Promise<string> => links.encodeLink(state, letters);
export const decodeLink = (text: string): Promise<reading.Decoded> => reading.decodeLink(text, letters);

export const inkala = '800000000003600000070090200050007000000045700000100030001000068008500010090000400';
export const classic: Puzzle = { shape: boxShape(3, 3), givens: Uint8Array.from(inkala, Number) };
export const plain = (puzzle: Puzzle): LinkState => ({
  puzzle,
  ...{ entries: null, run: null, race: null, withEntries: false, step: null },
  tab: 'play',
});

const boxes = fc
  .tuple(
    ...[fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), fc.boolean(), fc.boolean()],
    fc.constantFrom('', 'antiknight', 'disjointgroups'),
    fc.constantFrom('', 'killercage=[{"cells":["R1C1"],"value":"\\u00e9=3"}]', 'é'),
  )
  .map(([height, width, diagonals, windows, ...others]): Shape => {
    const kept = [diagonals && 'diagonals', windows && height === 3 && width === 3 && 'windows', ...others];
    const constraints = kept.map((rule) => (rule ? `${rule}\n` : '')).join('');
    return { ...boxShape(height, width), constraints };
  });
const jigsaw = fc.integer({ min: 1, max: 16 }).chain((side) =>
  fc
    .shuffledSubarray(
      Array.from({ length: side * side }, (_, cell) => cell % side),
      { minLength: side * side },
    )
    .map((regions): Shape => ({ ...boxShape(1, side), regions: Uint8Array.from(regions) })),
);
const thin = fc.integer({ min: 1, max: 64 }).map((side) => boxShape(1, side));
const run = fc.record({
  choice: fc.record({
    algorithm: fc.constantFrom('brute-force', 'dancing-links', 'sudoscope-9'),
    knobs: fc.array(fc.nat(255), { maxLength: 4 }),
    limit: fc.nat(),
  }),
  position: fc.nat({ max: 999_999_999_999 }),
});
const race = fc.record({
  lanes: fc.array(
    fc.record({
      algorithm: fc.constantFrom('brute-force', 'dancing-links', 'sudoscope-9'),
      knobs: fc.array(fc.nat(255), { maxLength: 4 }),
      pace: fc.nat({ max: 1e12 }),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  clock: fc.constantFrom('steps' as const, 'time' as const),
  limit: fc.nat(),
  at: fc.nat({ max: 999_999_999_999_999 }),
});
/** A drawing of the player on a grid of that side: most often nothing. */
export const penOf = (side: number): fc.Arbitrary<Pen> => {
  const candidate = fc.record({ cell: fc.nat(side * side - 1), digit: fc.integer({ min: 1, max: side }) });
  const colour = fc.tuple(candidate, fc.integer({ min: 1, max: 9 }));
  const link = fc.tuple(candidate, candidate, fc.constantFrom('strong' as const, 'weak' as const));
  const drawn = fc
    .tuple(fc.array(colour, { maxLength: 9 }), fc.array(link, { maxLength: 9 }))
    .map(([colours, links]) => {
      const coloured = colours.reduce((pen: Pen, [one, number]) => withColour(pen, [one], number), []);
      return links
        .filter(([one, other]) => one.cell !== other.cell || one.digit !== other.digit)
        .reduce((pen, [one, other, kind]) => withLink(pen, one, other, kind), coloured);
    });
  return fc.oneof({ weight: 2, arbitrary: fc.constant<Pen>([]) }, { weight: 1, arbitrary: drawn });
};

export const state = fc.oneof(boxes, jigsaw, thin).chain((shape) => {
  const side = shape.boxHeight * shape.boxWidth;
  const cells = side * side;
  const bytes = (max: number) => fc.uint8Array({ minLength: cells, maxLength: cells, max });
  return fc
    .tuple(
      bytes(side),
      bytes(side),
      bytes(1),
      bytes(1),
      fc.array(fc.tuple(fc.nat(cells - 1), fc.integer({ min: 1, max: side })), { maxLength: 20 }),
      fc.option(run),
      fc.option(race),
      fc.constantFrom('play' as const, 'logic' as const, 'watch' as const, 'lab' as const),
      fc.option(fc.nat(999)),
      fc.boolean(),
      penOf(side),
    )
    .map(([givens, values, isGiven, isRevealed, marks, run, side, tab, at, asked, pen]): LinkState => {
      // Runs are of Watch, steps of Logic.
      const [chosen, race, step] = tab === 'logic' ? [null, null, at] : [run, side, null];
      givens = givens.map((value, cell) => value * isGiven[cell]!);
      values = values.map((value, cell) => (givens[cell] ? 0 : value));
      const revealed = isRevealed.map((flag, cell) => (values[cell] ? flag : 0));
      const notes = marks
        .filter(([cell]) => !givens[cell] && !values[cell])
        .reduce((made, [cell, value]) => withDigit(made, [cell], value, true), noNotes(cells));
      const isMarked = values.some((value) => value > 0) || hasAny(notes) || pen.length > 0;
      const entries = isMarked ? { ...noMarks(cells), values, revealed, notes, pen } : null;
      const withEntries = asked && values.some((value) => value > 0) && (chosen ?? race) !== null;
      return { puzzle: { shape, givens }, entries, run: chosen, race, withEntries, tab, step };
    });
});

/** A link with a right checksum and any content. */
export const signed = (body: string): string => `${body}.${checksum(body)}`;
