// The game of a tab as stored on the device: the board, everything that undo returns to, and the places of the
// runs. It is packed, since every move writes it. Games from before there was packing stay readable for ever.
import { sideOf } from '../grid/puzzle';
import type { RunChoice } from '../protocol/messages';
import type { RaceChoice } from '../run/race_choice';
import { isRaceChoice } from '../run/sound_race';
import { type CellsMove, type History, markKinds, type Move, type Position, widthOf } from '../state/moves';
import type { PlayStore } from '../state/play_store';
import type { Sitting } from '../state/sitting';
import type { Tab } from '../state/view';
import { isPenChange } from '../state/sound_pen';
import { packMoves, unpackMoves } from './packed_moves';
import { completed, isPosition, packPosition, packSitting, readSitting } from './positions';

export interface SavedGame {
  version: 1;
  position: Position;
  history: History;
  /** How the puzzles in position and history were played; missing in older games. */
  sittings?: readonly (readonly [puzzleId: number, sitting: Sitting])[];
  typing: PlayStore['typing']['value'];
  /** True if the clock of the puzzle on the board was stopped; missing in older games. */
  isPaused?: boolean;
  run: RunChoice;
  /** The position of the run. */
  place: number;
  /** The runs side by side; null, or missing in older games, = one run alone. */
  race?: RaceChoice | null;
  /** The start of the runs; missing in games saved when all started with the entries. */
  withEntries?: boolean;
  tab: Tab;
  /** The step of the path that Logic shows; -1, or missing in older games, = none. */
  step?: number;
  /** The link at the time of saving: a page that opens with it has been nowhere else since. */
  link: string;
  /** The previous link; missing in older games. */
  linkBefore?: string;
  /** The link of the page below what was last opened on top; missing in older games. */
  linkBelow?: string;
  /** The label of the page in the browser's history (link/pages.ts), which reads it; missing in older games. */
  label?: unknown;
}

type LoadMove = Extract<Move, { kind: 'load' }>;
/** Moves of one puzzle after another: moves on cells as bytes, and the move that loads the next puzzle. */
type PackedMoves = readonly (Uint8Array | LoadMove)[];

export interface PackedGame extends Omit<SavedGame, 'version' | 'history'> {
  version: 2;
  history: { done: PackedMoves; undone: PackedMoves };
}

function pack(moves: readonly Move[]): PackedMoves {
  const parts: (Uint8Array | LoadMove)[] = [];
  let from = 0;
  moves.forEach((move, at) => {
    if (move.kind !== 'load') return;
    parts.push(packMoves(moves.slice(from, at)));
    parts.push({ ...move, before: packPosition(move.before), after: packPosition(move.after) });
    from = at + 1;
  });
  return [...parts, packMoves(moves.slice(from))];
}

export function packGame(game: SavedGame): PackedGame {
  const { position, history, sittings = [] } = game;
  return {
    ...game,
    version: 2,
    position: packPosition(position),
    history: { done: pack(history.done), undone: pack(history.undone) },
    sittings: sittings.map(([puzzleId, sitting]) => [puzzleId, packSitting(sitting)] as const),
  };
}

class Unreadable extends TypeError {}

/** `isUndone`: moves on cells belong to the puzzle that the move
    before them leaves; they are in the order of undoing. */
function unpack(parts: PackedMoves, last: Position, isUndone: boolean): Move[] {
  let side = sideOf(last.puzzle.shape);
  const moves: Move[][] = [];
  // From the position on the board outwards, since it is known.
  for (const part of [...parts].reverse()) {
    if (part instanceof Uint8Array) {
      const read = unpackMoves(part, side);
      if (!read) throw new Unreadable('Moves');
      moves.push(read);
    } else {
      const move = { kind: 'load' as const, before: completed(part.before), after: completed(part.after) };
      side = sideOf((isUndone ? move.after : move.before).puzzle.shape);
      moves.push([move]);
    }
  }
  return moves.reverse().flat();
}

function isChange(change: CellsMove['notes'] | CellsMove['colours'], width: number): boolean {
  if (!change) return true;
  const { cells, before, after } = change;
  const Words = width === 1 ? Uint16Array : Uint32Array;
  const areWords = [before, after].every((words) => words instanceof Words && words.length === width * cells.length);
  return cells instanceof Uint16Array && areWords;
}

function isMove(move: Move): boolean {
  if (move.kind === 'load') return isPosition(move.before) && isPosition(move.after);
  const lists = [move.cells, move.before, move.after];
  const areEven = lists.every((list) => list instanceof Uint16Array && list.length === move.cells.length);
  return move.kind === 'cells' && areEven && markKinds.every((kind) => isChange(move[kind], widthOf[kind]));
}

/** True if each move fits its grid, from the position on the board outwards. */
function areFitting(moves: readonly Move[], last: Position, isUndone: boolean): boolean {
  let side = sideOf(last.puzzle.shape);
  return moves.toReversed().every((move) => {
    if (move.kind === 'load') {
      const [near, far] = isUndone ? [move.before, move.after] : [move.after, move.before];
      const isNext = sideOf(near.puzzle.shape) === side;
      side = sideOf(far.puzzle.shape);
      return isNext;
    }
    const isCell = (cell: number): boolean => cell < side * side;
    const isContent = (content: number): boolean => (content & 0xff) <= side;
    const contents = [move.before, move.after].every((list) => list.every(isContent));
    return (
      contents &&
      isPenChange(move.pen, side) &&
      [move, ...markKinds.map((kind) => move[kind])].every((change) => !change || change.cells.every(isCell))
    );
  });
}

const completedMove = (move: Move): Move =>
  move.kind === 'load' ? { ...move, before: completed(move.before), after: completed(move.after) } : move;

function unpackGame(game: SavedGame | PackedGame): SavedGame {
  const position = completed(game.position);
  const history =
    game.version === 2
      ? { done: unpack(game.history.done, position, false), undone: unpack(game.history.undone, position, true) }
      : { done: game.history.done.map(completedMove), undone: game.history.undone.map(completedMove) };
  const sittings = game.sittings === undefined ? {} : { sittings: knownSittings(game.sittings, position, history) };
  return { ...game, version: 1, position, history, ...sittings };
}

/** A damaged one counts as none: the puzzle works without it. */
function knownSittings(
  sittings: NonNullable<SavedGame['sittings']>,
  position: Position,
  history: History,
): [number, Sitting][] {
  const loads = [...history.done, ...history.undone].flatMap((move) =>
    move.kind === 'load' ? [move.before, move.after] : [],
  );
  const puzzles = new Map([...loads, position].map(({ puzzleId, puzzle }) => [puzzleId, puzzle]));
  if (!Array.isArray(sittings)) return [];
  return sittings.filter(Array.isArray).flatMap(([puzzleId, saved]): [number, Sitting][] => {
    const puzzle = puzzles.get(puzzleId as number);
    const sitting = puzzle ? readSitting(saved, puzzle) : null;
    return sitting ? [[puzzleId, sitting]] : [];
  });
}

/** Null if the record is not a game that this version can continue. */
export function readGame(record: unknown): SavedGame | null {
  try {
    const { version } = record as SavedGame | PackedGame;
    if (version !== 1 && version !== 2) return null;
    const game = unpackGame(record as SavedGame | PackedGame);
    const { done, undone } = game.history;
    const isSound =
      isPosition(game.position) &&
      [...done, ...undone].every(isMove) &&
      areFitting(done, game.position, false) &&
      areFitting(undone, game.position, true) &&
      ['givens', 'entries'].includes(game.typing) &&
      typeof game.run.algorithm === 'string' &&
      Array.isArray(game.run.knobs) &&
      [...game.run.knobs, game.run.limit, game.place].every((count) => Number.isSafeInteger(count) && count >= 0) &&
      (!game.race || isRaceChoice(game.race)) &&
      typeof game.tab === 'string' &&
      Number.isSafeInteger(game.step ?? -1) &&
      typeof game.link === 'string';
    return isSound ? game : null;
  } catch {
    // A damaged record may make the reader fail in any way: it counts as none.
    return null;
  }
}
