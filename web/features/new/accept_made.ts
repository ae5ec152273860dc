// A puzzle that was made comes to the board.
import { madeIsHere, madeOfGradeIsHere } from '../../language/generated/make';
import { say } from '../../language/say';
import type { Aim, MadePuzzle } from '../../protocol/making';
import type { Arrival, Coming } from '../arrival/arrival_store';
import { gradeWord } from '../rating/grade';

/** The word that a puzzle has which was made so; null where the aim does not say: many steps count beside the hardest. */
export const gradeOf = (aim: Aim): number | null => (aim.kind === 'grade' ? aim.grade : null);

export function acceptMade(arrival: Arrival, { puzzle }: MadePuzzle, grade: number | null, coming?: Coming): void {
  const words = (): string =>
    grade === null ? say(madeIsHere) : say(madeOfGradeIsHere, { gradeName: gradeWord(grade) });
  arrival.accept(puzzle, words, { kind: 'made', grade }, undefined, coming);
}
