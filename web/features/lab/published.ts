// What the algorithms' authors measured, to stand beside ours: other machines, other languages, other decades, mostly
// other puzzles. Where the source does not tell the language it says so.
import type { Contender } from './experiment';

export interface PublishedFigure {
  /** Catalogue id of what we have of it. */
  algorithm: string;
  author: string;
  /** 0 where the source does not tell it. */
  year: number;
  language: string;
  figures: string;
}

// The language is that of their program, github.com/o11c/cs440-sudoku.
const longbons = { author: 'Longbons, Klinginsmith, Sánchez', year: 2013, language: 'Python' };
const sinai = { author: 'L. Sinai', year: 2020, language: 'Python' };
const garshol = { author: 'L. M. Garshol', year: 2008, language: 'Python 2' };

export const published: readonly PublishedFigure[] = [
  {
    algorithm: 'brute-force',
    ...garshol,
    figures: '9×9: 0.1 s, 0.62 s, 20 s, 80 s, one 31 minutes. 16×16: 78 minutes, another stopped after 84 hours.',
  },
  { algorithm: 'brute-force-candidates', ...garshol, figures: 'About 30 % less than brute force.' },
  {
    algorithm: 'cross-check-first',
    ...garshol,
    figures: '31 minutes became a fraction of a second, over 16,000 times faster; the first 16×16, 13,000 times.',
  },
  { algorithm: 'eliminate-first', ...garshol, figures: 'The last 16×16 still took nearly two hours.' },
  { algorithm: 'static-order', ...longbons, figures: 'Slower than brute force in their few tests.' },
  {
    algorithm: 'fewest-candidates',
    ...longbons,
    figures: 'Best 90 %: min 1.001 s, quartiles 2.251 / 4.334 / 7.112 s, mean 5.125 s, max 16.38 s.',
  },
  {
    algorithm: 'box-by-box',
    ...longbons,
    figures:
      'About 1,300 9×9: min 1.0 s, quartiles 2.272 / 3.909 / 7.016 s, mean 6.211 s, max 240.7 s. ' +
      'Best 90 %: quartiles 2.298 / 3.870 / 6.747 s, mean 4.705 s, max 13.83 s.',
  },
  { algorithm: 'box-by-box-most-adjacent', ...longbons, figures: '30 minutes where box by box in order took 2.' },
  {
    algorithm: 'propagate-and-guess',
    ...sinai,
    figures:
      'Inkala’s hardest: 39 calls, 0.15 s. top95: 93.0 calls on average, at most 588, 30.5 s in all. ' +
      'Hardest 11: 15.6 calls on average, at most 55, 0.671 s.',
  },
  {
    algorithm: 'propagate-and-guess-advanced',
    ...sinai,
    figures:
      'top95: 13.7 calls on average, at most 129, 8.658 s in all. ' +
      'Hardest 11: 11.6 calls on average, at most 74, 0.072 s each.',
  },
  {
    algorithm: 'norvig',
    author: 'P. Norvig',
    year: 2006,
    language: 'Python',
    figures: 'An impossible grid took 24 minutes (1,439 s).',
  },
  {
    algorithm: 'algorithm-x',
    author: 'ouked',
    year: 2021,
    language: 'Python',
    figures: 'A hard 9×9 in under 7 ms; 40 s, then 2 s, before.',
  },
  {
    algorithm: 'dancing-links',
    author: 'Optima blog',
    year: 0,
    language: 'language not stated',
    figures: '16×16 in under 300 ms on average.',
  },
];

/** Of the algorithms that run, each once, in the order of the list. */
export function publishedOf(contenders: readonly Contender[]): PublishedFigure[] {
  return published.filter(({ algorithm }) => contenders.some((contender) => contender.algorithm === algorithm));
}
