// The game as it is kept on the device, and the check of what comes back: a record written by another version, or
// damaged, must not reach the stores.
import { isPossible, type Puzzle, type Shape, sideOf } from '../grid/puzzle';
import type { RunChoice } from '../protocol/messages';
import type { CellsMove, History, Move, Position } from '../state/moves';
import { noNotes } from '../state/notes';
import { isRaceChoice, type RaceChoice } from '../run/race_choice';
import type { Entries } from '../state/moves';
import type { PlayStore } from '../state/play';
import type { Tab } from '../state/view';

export interface SavedGame {
  version: 1;
  position: Position;
  history: History;
  typing: PlayStore['typing']['value'];
  run: RunChoice;
  /** Where the run stood. */
  place: number;
  /** The runs side by side; null, or missing in games saved before there were any, = one run alone. */
  race?: RaceChoice | null;
  /** What runs start from; missing in games saved when all started with the entries. */
  withEntries?: boolean;
  tab: Tab;
  /** The step of the path that Logic shows; -1, or missing in games saved before it was kept, = none. */
  step?: number;
  /** The link when this was saved: a page that opens with it has not been anywhere else since. */
  link: string;
}

function isCells(value: unknown, length: number, largest: number): boolean {
  return value instanceof Uint8Array && value.length === length && value.every((byte) => byte <= largest);
}

function isPuzzle(value: Puzzle): boolean {
  return isPossible(value.shape) && isCells(value.givens, sideOf(value.shape) ** 2, sideOf(value.shape));
}

function isEntries(value: Entries, { shape }: Puzzle): boolean {
  const side = sideOf(shape);
  const isNoted = value.notes instanceof Uint32Array && value.notes.length === 2 * side * side;
  return isCells(value.values, side * side, side) && isCells(value.revealed, side * side, 1) && isNoted;
}

function isPosition(value: Position): boolean {
  return Number.isSafeInteger(value.puzzleId) && isPuzzle(value.puzzle) && isEntries(value.entries, value.puzzle);
}

/** A shape as it was saved before constraints were a list. */
type OlderShape = Omit<Shape, 'constraints'> & { constraints?: string; diagonals?: boolean; windows?: boolean };

function completedShape({ diagonals, windows, ...shape }: OlderShape): Shape {
  return {
    ...shape,
    constraints: shape.constraints ?? (diagonals ? 'diagonals\n' : '') + (windows ? 'windows\n' : ''),
  };
}

/** Games saved before there were notes, or numbers of puzzles, have none. */
function completed({ puzzleId, puzzle: saved, entries }: Position): Position {
  const notes = entries.notes ?? noNotes(saved.givens.length);
  const puzzle = { ...saved, shape: completedShape(saved.shape) };
  return { puzzleId: puzzleId ?? 0, puzzle, entries: { ...entries, notes } };
}

function completedMove(move: Move): Move {
  return move.kind === 'load' ? { ...move, before: completed(move.before), after: completed(move.after) } : move;
}

function completedGame(game: SavedGame): SavedGame {
  const history = { done: game.history.done.map(completedMove), undone: game.history.undone.map(completedMove) };
  return { ...game, position: completed(game.position), history };
}

function isNotesChange({ notes }: CellsMove): boolean {
  if (!notes) return true;
  const areWords = [notes.before, notes.after].every(
    (words) => words instanceof Uint32Array && words.length === 2 * notes.cells.length,
  );
  return notes.cells instanceof Uint16Array && areWords;
}

function isMove(move: Move): boolean {
  if (move.kind === 'load') return isPosition(move.before) && isPosition(move.after);
  const lists = [move.cells, move.before, move.after];
  const areEven = lists.every((list) => list instanceof Uint16Array && list.length === move.cells.length);
  return move.kind === 'cells' && areEven && isNotesChange(move);
}

/** Null where the record is not one of a game that this version can go on with. */
export function readGame(record: unknown): SavedGame | null {
  try {
    const game = completedGame(record as SavedGame);
    const { done, undone } = game.history;
    const isSound =
      game.version === 1 &&
      isPosition(game.position) &&
      [...done, ...undone].every(isMove) &&
      ['givens', 'entries'].includes(game.typing) &&
      typeof game.run.algorithm === 'string' &&
      Array.isArray(game.run.knobs) &&
      Number.isSafeInteger(game.run.limit) &&
      Number.isSafeInteger(game.place) &&
      (!game.race || isRaceChoice(game.race)) &&
      typeof game.tab === 'string' &&
      Number.isSafeInteger(game.step ?? -1) &&
      typeof game.link === 'string';
    return isSound ? game : null;
  } catch (error) {
    // A field that should hold others holds nothing at all.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
