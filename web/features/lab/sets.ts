// The sets that come with the page: texts with one puzzle per line, fetched when one is chosen.
import clue17Url from '../../../tests/data/17clue_sample.txt?url';
import gecode16Url from '../../../tests/data/gecode16_sample.txt?url';
import gecode25Url from '../../../tests/data/gecode25_sample.txt?url';
import growthUrl from '../../../tests/data/growth.txt?url';
import hardest11Url from '../../../tests/data/hardest11.txt?url';
import hardestForumUrl from '../../../tests/data/hardest_1905_sample.txt?url';
import top95Url from '../../../tests/data/top95.txt?url';
import uniq16Url from '../../../tests/data/uniq16.txt?url';
import uniq25Url from '../../../tests/data/uniq25.txt?url';
import uniq6Url from '../../../tests/data/uniq6.txt?url';

export interface PuzzleSet {
  id: string;
  name: string;
  source: string;
  url: string;
}

export const sets: readonly PuzzleSet[] = [
  { id: 'top95', name: 'top95: 95 hard 9×9', source: 'P. Norvig, Solving Every Sudoku Puzzle, 2006.', url: top95Url },
  {
    id: 'hardest11',
    name: 'hardest11: 11 hard 9×9',
    source: 'P. Norvig, Solving Every Sudoku Puzzle, 2006: “hardest”.',
    url: hardest11Url,
  },
  {
    id: '17clue',
    name: '17 clues: 200 of 9×9',
    source: 'A sample of G. Royle’s list of the 9×9 with 17 givens.',
    url: clue17Url,
  },
  {
    id: 'forum',
    name: 'Forum-hardest: 200 of 9×9',
    source: 'A sample of the enjoysudoku forum’s hardest, rated 11 and over by Sudoku Explainer.',
    url: hardestForumUrl,
  },
  { id: 'uniq6', name: '6×6: 20 with one solution', source: 'Random, from Sudoscope’s own tests.', url: uniq6Url },
  { id: 'uniq16', name: '16×16: 20 with one solution', source: 'Random, from Sudoscope’s own tests.', url: uniq16Url },
  {
    id: 'gecode16',
    name: '16×16: 6 of Gecode’s',
    source: 'The sudoku example of the Gecode library.',
    url: gecode16Url,
  },
  {
    id: 'uniq25',
    name: '25×25: 10 with one solution',
    source: 'Random, half of their cells given, from Sudoscope’s own tests.',
    url: uniq25Url,
  },
  {
    id: 'gecode25',
    name: '25×25: 8 of Gecode’s',
    source: 'The sudoku example of the Gecode library. Hard: few algorithms solve one within minutes.',
    url: gecode25Url,
  },
  {
    id: 'growth',
    name: 'Growth: 4×4 to 25×25, 5 each',
    source:
      'Random grids of sides 4, 6, 8, 9, 10, 12, 16, 20 and 25 with one solution and half of their cells given, from ' +
      'Sudoscope’s own tests (seed 1). The results then show how times grow with the side.',
    url: growthUrl,
  },
];

/** Rejects with a sentence for the user. */
export async function fetchSet({ name, url }: PuzzleSet): Promise<string> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Error(`${name} could not be loaded. Is there a network connection?`);
  return response.text();
}
