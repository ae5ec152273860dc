// Puzzles that were made, on paper: several a page with how hard they are, and their solutions on pages after them.
import { foundNumber } from '../../language/generated/make';
import { printedSolution } from '../../language/generated/share';
import { say } from '../../language/say';
import { makeGeometry } from '../../grid/geometry';
import type { Symbols } from '../../grid/symbols';
import { drawGrid } from '../../paper/grid_drawing';
import type { MadePuzzle } from '../../protocol/making';
import { givensPicture } from '../../run/givens_picture';
import { givensWords } from '../../ui/words';
import { gradeWord } from '../rating/grade';
import type { PrintFigure } from '../share/print_sheet';
import { solvedPicture } from '../share/scope';
import type { FoundRating } from './found_ratings';
import { scaleParts } from './found_words';

export type Solutions = 'none' | 'end' | 'turned';

/** The puzzles, and their solutions where they are wanted. */
export function figuresOf(
  found: readonly MadePuzzle[],
  ratings: ReadonlyMap<MadePuzzle, FoundRating>,
  solutions: Solutions,
  symbols: Symbols,
): PrintFigure[][] {
  const nameOf = (index: number): string => say(foundNumber, { count: index + 1 });
  const options = { coordinates: false, symbols };
  const pictures = found.map(({ puzzle }) => givensPicture(makeGeometry(puzzle.shape), puzzle.givens));
  const puzzles = found.map((made, index) => {
    const rating = ratings.get(made);
    const hard = rating ? [...(rating.own ? [gradeWord(rating.own.grade)] : []), ...scaleParts(rating)] : [];
    const caption = [nameOf(index), ...hard, givensWords(made.puzzle)].join(' · ');
    return { drawing: drawGrid(pictures[index]!, options), caption };
  });
  if (solutions === 'none') return [puzzles];
  const solved = found.map(({ solution }, index) => ({
    drawing: drawGrid(solvedPicture(pictures[index]!, solution), options),
    caption: say(printedSolution, { name: nameOf(index) }),
    isTurned: solutions === 'turned',
  }));
  return [puzzles, solved];
}
