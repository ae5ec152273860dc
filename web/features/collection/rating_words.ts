// The ratings of rows in words, and the texts of their columns.
import {
  collectionDifficulty,
  collectionDifficultyFrom,
  collectionDifficultyTo,
  collectionRateOwn,
  collectionRateSe,
  collectionSe,
  collectionSeFrom,
  collectionSeTo,
} from '../../language/generated/collection';
import { gradeIn, none, notYet, type Scale } from '../../protocol/rating';
import { grades, gradeWord, tenthsWords } from '../rating/grade';

/** Of each scale its column, the two ends of a range for a screen reader, and the button that rates by it. */
export const scaleTexts = {
  own: {
    whole: collectionDifficulty,
    from: collectionDifficultyFrom,
    to: collectionDifficultyTo,
    rate: collectionRateOwn,
  },
  se: { whole: collectionSe, from: collectionSeFrom, to: collectionSeTo, rate: collectionRateSe },
} as const;

/** A puzzle that has no rating by that scale has a dash. */
export function ratingWords(scale: Scale, number: number): string {
  if (number === notYet) return '';
  if (number === none) return '–';
  return scale === 'own' ? gradeWord(gradeIn(number)) : tenthsWords(number);
}

/** In English in every language: programs read the table. */
export function ratingForPrograms(scale: Scale, number: number): string {
  if (number === notYet || number === none) return '';
  return scale === 'own' ? grades[gradeIn(number)]![1] : (number / 10).toFixed(1);
}
