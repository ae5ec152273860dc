// The groups into which My puzzles divides what is kept; a puzzle may be in several.
import { allGroup, begunGroup, finishedGroup, newGroup, receivedGroup, setGroup } from '../../language/generated/mine';
import type { Text } from '../../language/text';
import type { KeptPuzzle } from '../../kept/puzzle_record';
import { isTouched } from '../../state/progress';

export const isFinished = ({ sitting }: KeptPuzzle): boolean => sitting.finished !== null;
/** Written down here, cell by cell. */
const isSet = ({ position }: KeptPuzzle): boolean => (position.origin ?? { kind: 'typed' }).kind === 'typed';

export const groups = {
  all: { text: allGroup, has: () => true },
  begun: { text: begunGroup, has: (puzzle) => !isFinished(puzzle) && isTouched(puzzle.position) },
  new: { text: newGroup, has: (puzzle) => !isFinished(puzzle) && !isTouched(puzzle.position) },
  finished: { text: finishedGroup, has: isFinished },
  set: { text: setGroup, has: isSet },
  received: { text: receivedGroup, has: ({ position }) => position.origin?.kind === 'received' },
} as const satisfies Record<string, { text: Text; has(puzzle: KeptPuzzle): boolean }>;

export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as Group[];
