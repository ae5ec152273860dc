// The conclusions of a step in words.
import { logicGone, logicPlaced } from '../../language/generated/logic';
import { say } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import { placeOf } from '../../ui/places';

type Grid = Parameters<typeof placeOf>[0];

/** "r3c4 is 5", "2 goes from r1c1 and r1c2" */
export function conclusionWords({ placements, eliminations }: LogicStep, grid: Grid): string[] {
  const placed = placements.map(({ cell, digit }) => say(logicPlaced, { cell: placeOf(grid, cell), digit }));
  const digits = [...new Set(eliminations.map(({ digit }) => digit))];
  const gone = digits.map((digit) => {
    const cells = eliminations.filter((each) => each.digit === digit).map(({ cell }) => placeOf(grid, cell));
    return say(logicGone, { cells, digit });
  });
  return [...placed, ...gone];
}
