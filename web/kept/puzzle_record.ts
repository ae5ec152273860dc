// A puzzle as a record on the device: its content, how it was played, and in a
// second record its own moves, so that a list of hundreds is read without moves.
import { areEveryday } from '../grid/constraints';
import { areEqual, sideOf } from '../grid/puzzle';
import { type History, markKinds, type Move, type Position, takeBack } from '../state/moves';
import { holds } from '../state/outcome';
import { newSitting, type Sitting } from '../state/sitting';
import { packMoves, unpackMoves } from './packed_moves';
import { completed, isPosition, packPosition, packSitting, readSitting } from './positions';

const hasAny = (words: ArrayLike<number>): boolean => Array.prototype.some.call(words, (word) => word !== 0);

/** True if the player has made any change. */
export function isTouched({ entries }: Position): boolean {
  return hasAny(entries.values) || hasAny(entries.pen) || markKinds.some((kind) => hasAny(entries[kind]));
}

/** The share of the blank cells that is filled, 0 .. 1. */
export function filledShare({ puzzle, entries }: Position): number {
  const blank = puzzle.givens.reduce((count, given) => count + (given === 0 ? 1 : 0), 0);
  const filled = entries.values.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  return blank === 0 ? 1 : filled / blank;
}

export interface KeptPuzzle {
  version: 1;
  position: Position;
  sitting: Sitting;
  /** Time of the last change, in milliseconds since 1970. */
  moved: number;
  /** Keys of the tabs that know this state of it: others do not overwrite it. */
  knownTo: readonly string[];
}

/** The moves since the puzzle was loaded, in the order in which they are made. */
export interface KeptMoves {
  done: Uint8Array;
  /** The moves that redo brings back. */
  undone: Uint8Array;
}

export const puzzlePrefix = 'puzzle-';
export const puzzleKey = (id: number): string => puzzlePrefix + id;
export const movesKey = (id: number): string => `moves-${id}`;

/** All keys with this beginning. */
export const rangeOf = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Only the moves of the puzzle on the board. */
export function ownMoves({ done, undone }: History): History {
  const own = (moves: readonly Move[]): readonly Move[] =>
    moves.slice(moves.findLastIndex(({ kind }) => kind === 'load') + 1);
  return { done: own(done), undone: own(undone) };
}

export function packHistory({ done, undone }: History): KeptMoves {
  return { done: packMoves(done), undone: packMoves([...undone].reverse()) };
}

/** All its moves, done or undone. */
function lineOf({ done, undone }: KeptMoves): Uint8Array {
  const line = new Uint8Array(done.length + undone.length);
  line.set(done);
  line.set(undone, done.length);
  return line;
}

/** True if the record there is an earlier state of the one that replaces it: nothing is lost then. */
export function isContained(there: KeptMoves, own: KeptMoves): boolean {
  const line = lineOf(there);
  return areEqual(line, lineOf(own).subarray(0, line.length));
}

/** Origins that are stored only once played: users page through
    lists, look at samples, and get puzzles of days again. */
const inPassing: readonly string[] = ['listed', 'sample', 'daily'];

/** An empty board without clues is not a puzzle, and an untouched puzzle can be had again from its origin. */
export function isWorthKeeping(position: Position, { done }: History, { name, hints, checks }: Sitting): boolean {
  if (isTouched(position) || hints > 0 || checks > 0) return true;
  const { givens, shape } = position.puzzle;
  if (!hasAny(givens) && areEveryday(shape.constraints)) return false;
  return done.length > 0 || name !== '' || !inPassing.includes(position.origin?.kind ?? '');
}

export function packPuzzle(puzzle: Omit<KeptPuzzle, 'version'>): KeptPuzzle {
  return { ...puzzle, version: 1, position: packPosition(puzzle.position), sitting: packSitting(puzzle.sitting) };
}

/** Null if it is not a puzzle that this version can show. */
export function readPuzzle(record: unknown): KeptPuzzle | null {
  try {
    const { version, position: saved, sitting, moved, knownTo } = record as KeptPuzzle;
    const position = completed(saved);
    const isSound = version === 1 && isPosition(position) && Number.isSafeInteger(moved) && Array.isArray(knownTo);
    if (!isSound) return null;
    const known = readSitting(sitting, position.puzzle) ?? { ...newSitting(moved), name: nameOfDamaged(record) };
    return { version, position, sitting: known, moved, knownTo };
  } catch {
    // A damaged record may make the reader fail in any way: it counts as none, and others are still read.
    return null;
  }
}

/** True if the puzzle can be read but its play cannot. */
export function isSittingLost(record: unknown): boolean {
  const puzzle = readPuzzle(record);
  return puzzle !== null && readSitting((record as KeptPuzzle).sitting, puzzle.position.puzzle) === null;
}

/** The player's name for a puzzle with an unreadable record; empty if unknown. */
export function nameOfDamaged(record: unknown): string {
  const { sitting } = (record ?? {}) as { sitting?: { name?: unknown } | null };
  return typeof sitting?.name === 'string' ? sitting.name : '';
}

const noMoves: KeptMoves = { done: new Uint8Array(), undone: new Uint8Array() };

/** The packed moves; none if they are damaged. */
export function soundMoves(record: unknown): KeptMoves {
  const { done, undone } = (record ?? {}) as Partial<KeptMoves>;
  return done instanceof Uint8Array && undone instanceof Uint8Array ? { done, undone } : noMoves;
}

/** The moves without damaged ones; the entries stay as they are. `isWhole`: none is missing. */
export function readMoves(record: unknown, { puzzle }: Position): History & { isWhole: boolean } {
  const side = sideOf(puzzle.shape);
  const sound = soundMoves(record);
  const [done, undone] = [unpackMoves(sound.done, side), unpackMoves(sound.undone, side)];
  const isWhole = done !== null && undone !== null && (record === undefined || sound !== noMoves);
  return { done: done ?? [], undone: (undone ?? []).reverse(), isWhole };
}

/** The history that brings it to the board: undo past its beginning returns to the previous board. */
export function historyOf(before: Position, { done }: History, position: Position, own: History): History {
  const start = own.done.reduceRight(takeBack, position);
  return { done: [...done, { kind: 'load', before, after: start }, ...own.done], undone: own.undone };
}

/** The history with these moves instead of those of the puzzle on the board. */
export function inPlace({ done }: History, own: History): History {
  const before = done.slice(0, done.findLastIndex(({ kind }) => kind === 'load') + 1);
  return { done: [...before, ...own.done], undone: own.undone };
}

/** True if a record of the puzzle on the board continues the board's position, or the board is untouched. */
export function isAhead(record: History, board: History, position: Position, shown: Position): boolean {
  const isFresh = board.done.length === 0 && board.undone.length === 0;
  if (isFresh) return record.done.length > 0 && holds(position.entries, shown.entries);
  const [there, here] = [packHistory(record), packHistory(board)];
  return lineOf(there).length > lineOf(here).length && isContained(here, there);
}
