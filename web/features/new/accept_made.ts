// A puzzle that was made comes to the board.
import { madeIsHere, madeOfGradeIsHere } from '../../language/generated/make';
import { say } from '../../language/say';
import type { Aim, MadePuzzle, Recipe } from '../../protocol/making';
import { givensWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import { gradeWord } from '../rating/grade';

/** The word that a puzzle has which was made so; null where the aim does not say: many steps count beside the hardest. */
export const gradeOf = (aim: Aim): number | null => (aim.kind === 'grade' ? aim.grade : null);

export function acceptMade(arrival: Arrival, { seed }: Recipe, { puzzle }: MadePuzzle, grade: number | null): void {
  const words = (): string => {
    const parts = { givensName: givensWords(puzzle), seedName: String(seed) };
    return grade === null ? say(madeIsHere, parts) : say(madeOfGradeIsHere, { ...parts, gradeName: gradeWord(grade) });
  };
  arrival.accept(puzzle, words, { kind: 'made', grade });
}
