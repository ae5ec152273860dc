// The scales in words: the name of each, and its words for a step and for a puzzle.
import {
  hodokuEasy,
  hodokuExtreme,
  hodokuHard,
  hodokuMedium,
  hodokuUnfair,
  ratingHodoku,
  ratingSe,
  scaleHodoku,
  scaleOwn,
  scaleSe,
  stepByHodoku,
  stepBySe,
} from '../../language/generated/rating_page';
import { fixedWords } from '../../language/language';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { LogicStep } from '../../protocol/logic';
import type { Ratings, Scale } from '../../protocol/rating';

/** A step, or a technique. */
export type Graded = Pick<LogicStep, 'grade' | 'seTenths' | 'hodokuScore'>;

interface ScaleWords<S extends Scale> {
  name: Text;
  /** Empty if the scale does not have the technique, and for our own scale, whose word is there already. */
  ofStep(step: Graded): string;
  /** Empty for our own scale, for the same reason. */
  ofPuzzle(rating: Ratings[S]): string;
}

/** HoDoKu's words, from the easiest on. */
export const hodokuLevels = [hodokuEasy, hodokuMedium, hodokuHard, hodokuUnfair, hodokuExtreme] as const;

export const tenthsWords = (tenths: number): string => fixedWords(tenths / 10, 1);

export const scaleWords: { readonly [S in Scale]: ScaleWords<S> } = {
  own: { name: scaleOwn, ofStep: () => '', ofPuzzle: () => '' },
  se: {
    name: scaleSe,
    ofStep: ({ seTenths }) => (seTenths > 0 ? say(stepBySe, { numberName: tenthsWords(seTenths) }) : ''),
    ofPuzzle({ er, ep, ed }) {
      const [erName, epName, edName] = [er, ep, ed].map(tenthsWords) as [string, string, string];
      return say(ratingSe, { erName, epName, edName });
    },
  },
  hodoku: {
    name: scaleHodoku,
    ofStep: ({ hodokuScore }) => (hodokuScore > 0 ? say(stepByHodoku, { scoreCount: hodokuScore }) : ''),
    ofPuzzle: ({ score, level }) => say(ratingHodoku, { scoreCount: score, levelName: say(hodokuLevels[level]!) }),
  },
};

/** The words of a scale for a step; if it does not have the technique, those of another scale that does. */
export function stepWords(step: Graded, scale: Scale): string {
  if (scale === 'own') return '';
  const other = scale === 'se' ? 'hodoku' : 'se';
  return scaleWords[scale].ofStep(step) || scaleWords[other].ofStep(step);
}
