// The measurements of the algorithms' authors, beside ours: other machines, other languages, other
// decades, mostly other puzzles. If the source does not name the language, neither does the table.
import {
  publishedBruteForce,
  publishedBruteForceCandidates,
  publishedCrossCheckFirst,
  publishedEliminateFirst,
  publishedStaticOrder,
  publishedFewestCandidates,
  publishedBoxByBox,
  publishedBoxByBoxMostAdjacent,
  publishedPropagateAndGuess,
  publishedPropagateAndGuessAdvanced,
  publishedNorvig,
  publishedAlgorithmX,
  publishedDancingLinks,
} from '../../language/generated/lab';
import type { Text } from '../../language/text';
import type { Contender } from './experiment';

export interface PublishedFigure {
  /** Catalogue id of our version of it. */
  algorithm: string;
  author: string;
  /** 0 if the source does not give it. */
  year: number;
  /** Empty if the source does not give it either. */
  language: string;
  figures: Text;
}

// The language is that of their program, github.com/o11c/cs440-sudoku.
const longbons = { author: 'Longbons, Klinginsmith, Sánchez', year: 2013, language: 'Python' };
const sinai = { author: 'L. Sinai', year: 2020, language: 'Python' };
const garshol = { author: 'L. M. Garshol', year: 2008, language: 'Python 2' };

export const published: readonly PublishedFigure[] = [
  {
    algorithm: 'brute-force',
    ...garshol,
    figures: publishedBruteForce,
  },
  { algorithm: 'brute-force-candidates', ...garshol, figures: publishedBruteForceCandidates },
  {
    algorithm: 'cross-check-first',
    ...garshol,
    figures: publishedCrossCheckFirst,
  },
  { algorithm: 'eliminate-first', ...garshol, figures: publishedEliminateFirst },
  { algorithm: 'static-order', ...longbons, figures: publishedStaticOrder },
  {
    algorithm: 'fewest-candidates',
    ...longbons,
    figures: publishedFewestCandidates,
  },
  {
    algorithm: 'box-by-box',
    ...longbons,
    figures: publishedBoxByBox,
  },
  { algorithm: 'box-by-box-most-adjacent', ...longbons, figures: publishedBoxByBoxMostAdjacent },
  {
    algorithm: 'propagate-and-guess',
    ...sinai,
    figures: publishedPropagateAndGuess,
  },
  {
    algorithm: 'propagate-and-guess-advanced',
    ...sinai,
    figures: publishedPropagateAndGuessAdvanced,
  },
  {
    algorithm: 'norvig',
    author: 'P. Norvig',
    year: 2006,
    language: 'Python',
    figures: publishedNorvig,
  },
  {
    algorithm: 'algorithm-x',
    author: 'ouked',
    year: 2021,
    language: 'Python',
    figures: publishedAlgorithmX,
  },
  {
    algorithm: 'dancing-links',
    author: 'Optima blog',
    year: 0,
    language: '',
    figures: publishedDancingLinks,
  },
];

/** The figures of the algorithms that run, each once, in the order of the list. */
export function publishedOf(contenders: readonly Contender[]): PublishedFigure[] {
  return published.filter(({ algorithm }) => contenders.some((contender) => contender.algorithm === algorithm));
}
