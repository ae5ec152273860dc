// The conclusions of a step in words.
import { logicGone, logicPlaced } from '../../language/generated/logic';
import { say } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import { placeOf } from '../../ui/places';

type Grid = Parameters<typeof placeOf>[0];

/** "r3c4 is 5", "Remove 2 from r1c1 and r1c2", "Remove 3 and 4 from r5c1": digits that the same cells lose together. */
export function conclusionWords({ placements, eliminations }: LogicStep, grid: Grid): string[] {
  const placed = placements.map(({ cell, digit }) => say(logicPlaced, { cell: placeOf(grid, cell), digit }));
  const gone = new Map<string, { cells: number[]; digits: number[] }>();
  for (const digit of new Set(eliminations.map((each) => each.digit))) {
    const cells = eliminations.filter((each) => each.digit === digit).map(({ cell }) => cell);
    const key = cells.join(' ');
    gone.set(key, { cells, digits: [...(gone.get(key)?.digits ?? []), digit] });
  }
  const removed = [...gone.values()].map(({ cells, digits }) =>
    say(logicGone, { cells: cells.map((cell) => placeOf(grid, cell)), digits }),
  );
  return [...placed, ...removed];
}
