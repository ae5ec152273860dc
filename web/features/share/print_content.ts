// The content of the printed sheet: this page's puzzle or those
// of the open list, and their solutions on pages after them.
import { printedLine, printedPuzzle, printedSolution } from '../../language/generated/share';
import { setBy } from '../../language/generated/setting';
import { say } from '../../language/say';
import { givensPicture } from '../../state/position_picture';
import { collection } from '../collection/page_collection';
import { makeGeometry } from '../../grid/geometry';
import { symbolsOf } from '../../grid/symbols';
import type { Puzzle } from '../../grid/puzzle';
import { hasEntries } from '../../state/moves';
import { allCandidates } from '../../state/notes';
import { noTexts } from '../../state/puzzle_texts';
import { type CanRead, guessAll } from '../../state/reading';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { knownGrade, type HasSitting } from '../../state/sitting';
import type { CanSolve, HasWholeModule } from '../../state/verdict_store';
import { gradeWord } from '../rating/grade';
import { rulesOfAll, rulesText } from '../setting/rules_text';
import { asDaily } from '../today/daily';
import { puzzleIn } from '../collection/row_reader';
import type { Drawing } from '../../paper/drawing';
import { drawGrid, sidesWithClues, type PaperPicture } from '../../paper/grid_drawing';
import { datedName } from '../today/daily_words';
import { isMarked, paperPicture, solvedPicture, type Candidates } from './scope';
import { nameRules } from '../../ui/rule_names';
import { givensWords, shapeWords } from '../../ui/words';
import type { PrintFigure } from './print_sheet';

/** Puzzles of a list: as many as a pad of paper has pages for. */
export const mostPrinted = 240;
/** Time for the solution of a puzzle. */
const patienceSeconds = 10;

export interface PrintWish {
  source: 'puzzle' | 'collection';
  /** Only for this page's puzzle; the lines of a list have none. */
  withEntries: boolean;
  candidates: Candidates;
  solutions: boolean;
  coordinates: boolean;
}

interface Item {
  puzzle: Puzzle;
  picture: PaperPicture;
  name: string;
  /** The word for its difficulty; empty if it is not known, or in the name. */
  level: string;
}

/** Number of rows that the list shows; 0 if none is open. */
export function rowsShown(): number {
  return collection.order.value?.length ?? collection.rows.value.now.count;
}

async function collectionItems({ read }: CanRead, candidates: Candidates): Promise<Item[]> {
  const { columns } = collection.rows.peek().now;
  const order = collection.order.peek();
  const items: Item[] = [];
  for (let at = 0; at < rowsShown() && items.length < mostPrinted; ++at) {
    const row = order ? order[at]! : at;
    const outcome = await read(puzzleIn(await collection.lineOf(row)), guessAll);
    // A line that is not a puzzle has no picture.
    if (!outcome.ok) continue;
    const { puzzle } = outcome;
    const geometry = makeGeometry(puzzle.shape);
    const words = candidates === 'all' ? allCandidates(geometry, puzzle.givens) : null;
    const picture = { ...givensPicture(geometry, puzzle.givens), candidates: words };
    const line = say(printedLine, { count: columns.line.at(row) });
    const name = [line, puzzle.texts?.title].filter(Boolean).join(' · ');
    items.push({ puzzle, picture, name, level: '' });
  }
  return items;
}

function ownItem(app: HasPlay & HasSitting, { withEntries, candidates }: PrintWish): Item {
  const { play } = app;
  const puzzle = play.puzzle.peek();
  const { title, author } = puzzle.texts ?? noTexts;
  const daily = asDaily(play.origin.peek(), puzzle);
  const grade = daily ? null : knownGrade(app);
  const name = title || (daily ? datedName(daily) : 'Sudoku');
  return {
    puzzle,
    picture: paperPicture(app, withEntries, candidates),
    name: [name, author && say(setBy, { authorName: author })].filter(Boolean).join(' '),
    level: grade === null ? '' : gradeWord(grade),
  };
}

type Draw = (picture: PaperPicture) => Drawing;

/** All with the same room for clues beside the grid, so that grids and digits of a page are of one size. */
function drawAlike({ settings }: HasSettings, { coordinates }: PrintWish, items: readonly Item[]): Draw {
  const options = {
    ...{ coordinates, symbols: symbolsOf(settings.symbols.peek()) },
    ...(items.length > 1 && { room: sidesWithClues(items.map(({ picture }) => picture)) }),
  };
  return (picture) => drawGrid(picture, options);
}

/** `words`: its rules, without which nobody can play a puzzle with clues. */
function puzzleFigure(draw: Draw, { puzzle, picture, name, level }: Item, words: string): PrintFigure {
  const named = say(printedPuzzle, { name, shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) });
  const caption = [named, level].filter(Boolean).join(' · ');
  return { drawing: draw(picture), caption, words };
}

/** The wish for this page's puzzle as it is on the board. */
export const wishOfBoard = (app: HasPlay): PrintWish => ({
  source: 'puzzle',
  withEntries: hasEntries(app.play.entries.value.values),
  candidates: isMarked(app) ? 'notes' : 'none',
  solutions: false,
  coordinates: false,
});

const rulesOf = ({ texts, shape }: Puzzle): string => texts?.rules || rulesText(shape);

/** This page's puzzle, at once: a browser that prints does not wait. */
export function boardFigure(app: HasPlay & HasSettings & HasSitting): PrintFigure {
  const wish = wishOfBoard(app);
  const item = ownItem(app, wish);
  return puzzleFigure(drawAlike(app, wish, [item]), item, rulesOf(item.puzzle));
}

interface PrintContent {
  groups: PrintFigure[][];
  /** Above the first puzzles; empty without clues. */
  rules: string;
  /** The names of puzzles without a solution. */
  without: string[];
}

/** Puzzles, then solutions if they are wanted. */
export async function makeContent(
  app: HasPlay & HasSettings & HasSitting & HasWholeModule & CanRead & CanSolve,
  wish: PrintWish,
  signal: AbortSignal,
): Promise<PrintContent> {
  const isOne = wish.source === 'puzzle';
  const items = isOne ? [ownItem(app, wish)] : await collectionItems(app, wish.candidates);
  const all = items.map(({ puzzle }) => puzzle);
  // Without their names, rules are "other rules".
  await nameRules(app, all).catch(() => undefined);
  const draw = drawAlike(app, wish, items);
  const puzzles = items.map((item) =>
    puzzleFigure(draw, item, isOne ? rulesOf(item.puzzle) : (item.puzzle.texts?.rules ?? '')),
  );
  const rules = isOne ? '' : rulesOfAll(all.filter(({ texts }) => !texts?.rules).map(({ shape }) => shape));
  if (!wish.solutions) return { groups: [puzzles], rules, without: [] };
  const solutions: PrintFigure[] = [];
  const without: string[] = [];
  for (const { puzzle, name } of items) {
    if (signal.aborted) break;
    const { solution } = await app.solve(puzzle, patienceSeconds);
    const givens = givensPicture(makeGeometry(puzzle.shape), puzzle.givens);
    if (solution)
      solutions.push({ drawing: draw(solvedPicture(givens, solution)), caption: say(printedSolution, { name }) });
    else without.push(name);
  }
  return { groups: [puzzles, solutions], rules, without };
}
