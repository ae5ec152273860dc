// What is said of a puzzle that was made: how hard it is by each scale that knows it, and how many givens it has.
import { ratedEr } from '../../language/generated/make';
import { stepByHodoku } from '../../language/generated/rating_page';
import { say } from '../../language/say';
import { tenthsWords } from '../rating/scales';
import type { FoundRating } from './found_ratings';

/** "ER 4.5", "HoDoKu 812": those that are known. */
export function scaleParts({ se, hodoku }: FoundRating): string[] {
  return [
    ...(se ? [say(ratedEr, { numberName: tenthsWords(se.er) })] : []),
    ...(hodoku ? [say(stepByHodoku, { scoreCount: hodoku.score })] : []),
  ];
}
