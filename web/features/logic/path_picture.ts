// The grid along a path: as it is before a step, with that step drawn.
import { type BoardPicture, cellKind } from '../../board/picture';
import type { Geometry } from '../../grid/geometry';
import type { Puzzle } from '../../grid/puzzle';
import type { LogicStep } from '../../protocol/logic';
import { allCandidates, hasNote, withPlaced, withDigit } from '../../state/notes';
import { drawnOn } from './drawing/drawing';

/** The grid after the first `count` steps, with the remaining candidates. */
export function pictureAfter(
  geometry: Geometry,
  { givens }: Puzzle,
  steps: readonly LogicStep[],
  count: number,
): BoardPicture {
  const values = givens.slice();
  let candidates = allCandidates(geometry, values);
  for (const { placements, eliminations } of steps.slice(0, count)) {
    for (const { cell, digit } of placements) values[cell] = digit;
    candidates = withPlaced(
      geometry,
      candidates,
      placements.map(({ cell, digit }) => [cell, digit] as const),
      true,
    );
    for (const { cell, digit } of eliminations) {
      if (hasNote(candidates, cell, digit)) candidates = withDigit(candidates, [cell], digit, false);
    }
  }
  const kinds = Uint8Array.from(values, (value, cell) =>
    value === 0 ? cellKind.empty : givens[cell]! > 0 ? cellKind.given : cellKind.implied,
  );
  return { geometry, values, kinds, flags: new Uint8Array(values.length), levels: null, candidates };
}

/**
 * The grid before step `at`, with the step drawn; after the last step the grid alone. `link`: the link pointed at, -1 = none.
 */
export function pictureAt(
  geometry: Geometry,
  puzzle: Puzzle,
  steps: readonly LogicStep[],
  at: number,
  link = -1,
): BoardPicture {
  const ground = pictureAfter(geometry, puzzle, steps, at);
  const step = steps[at];
  return step ? drawnOn(ground, step, 3, link) : ground;
}
