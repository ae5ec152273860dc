// The puzzles that get a record on the device.
import { expect, it } from 'vitest';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import { isWorthKeeping } from '../../../../web/kept/puzzle_record';
import { newSitting } from '../../../../web/state/sitting';
import { newPuzzleId, noEntries, noHistory } from '../../../../web/state/moves';

it.each([
  ['', false],
  ['diagonals\n', false],
  ['killercage=[{"cells":["R1C1","R1C2"],"value":"3"}]\n', true],
])('a board without digits and with the rules %j is kept: %s', (constraints, isKept) => {
  const puzzle = blankPuzzle({ ...boxShape(3, 3), constraints });
  const position = { puzzleId: newPuzzleId(), puzzle, entries: noEntries(puzzle), origin: { kind: 'typed' } as const };
  expect(isWorthKeeping(position, noHistory, newSitting())).toBe(isKept);
});
