// Positions in stored form, without empty marks, and the check of everything that comes
// back: a damaged record, or one that another version wrote, must not reach the stores.
import { isPossible, type Puzzle, type Shape, sideOf } from '../grid/puzzle';
import { type Entries, markKinds, noEntries, type Position } from '../state/moves';
import type { Origin } from '../state/origin';
import { soundTexts } from '../state/puzzle_texts';
import type { Sitting } from '../state/sitting';
import { isPen } from '../state/sound_pen';

export function isCells(value: unknown, length: number, largest: number): boolean {
  return value instanceof Uint8Array && value.length === length && value.every((byte) => byte <= largest);
}

export function isPuzzle(value: Puzzle): boolean {
  return isPossible(value.shape) && isCells(value.givens, sideOf(value.shape) ** 2, sideOf(value.shape));
}

export function isEntries(value: Entries, puzzle: Puzzle): boolean {
  const side = sideOf(puzzle.shape);
  const blank = noEntries(puzzle);
  const areMarks = markKinds.every(
    (kind) => value[kind]?.constructor === blank[kind].constructor && value[kind].length === blank[kind].length,
  );
  return (
    isCells(value.values, side * side, side) &&
    isCells(value.revealed, side * side, 1) &&
    areMarks &&
    isPen(value.pen, side)
  );
}

export function isPosition(value: Position): boolean {
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

const isGrade = (grade: unknown): boolean => Number.isInteger(grade) && Number(grade) >= 0 && Number(grade) <= 5;

/** An origin unknown to this version counts as none. */
function knownOrigin(origin: Origin | undefined): { origin?: Origin } {
  if (!origin) return {};
  const isKnown = {
    made: () => origin.kind === 'made' && (origin.grade === null || isGrade(origin.grade)),
    daily: () =>
      origin.kind === 'daily' &&
      typeof origin.day === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(origin.day) &&
      isGrade(origin.grade),
    ...{ typed: () => true, received: () => true, brought: () => true, listed: () => true, sample: () => true },
  } satisfies Record<Origin['kind'], () => boolean>;
  return Object.hasOwn(isKnown, origin.kind) && isKnown[origin.kind]() ? { origin } : {};
}

/** Fills in empty entries and marks, which are not stored, and kinds of marks that the writing version did not know. */
export function completedEntries(entries: Partial<Entries>, puzzle: Puzzle): Entries {
  return { ...noEntries(puzzle), ...entries };
}

/** Games saved before puzzles were numbered have no number. */
export function completed({ puzzleId, puzzle: saved, entries, origin }: Position): Position {
  // Checked before the shape, whose cells would take memory.
  if (!(saved.givens instanceof Uint8Array)) throw new TypeError('Givens');
  const { texts: _, ...plain } = saved;
  const texts = soundTexts(saved.texts);
  const puzzle = { ...plain, shape: completedShape(saved.shape), ...(texts && { texts }) };
  return { puzzleId: puzzleId ?? 0, puzzle, entries: completedEntries(entries, puzzle), ...knownOrigin(origin) };
}

const isBlank = (words: ArrayLike<number>): boolean => Array.prototype.every.call(words, (word) => word === 0);

/** Without blank parts. */
export function packEntries(entries: Entries): Entries {
  const made = Object.entries(entries).filter(([, words]) => !isBlank(words as Uint8Array));
  return Object.fromEntries(made) as unknown as Entries;
}

const packed = new WeakMap<Position, Position>();

/** The same object for the same position, so that it is copied to the device only once. */
export function packPosition(position: Position): Position {
  const known = packed.get(position);
  if (known) return known;
  const made = { ...position, entries: packEntries(position.entries) };
  packed.set(position, made);
  return made;
}

export function packSitting(sitting: Sitting): Sitting {
  return sitting.bookmark ? { ...sitting, bookmark: packEntries(sitting.bookmark) } : sitting;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Records from before there were duels have none, nor anything that was set aside. */
type SavedSitting = Omit<Sitting, 'duel' | 'challenge' | 'setAside'> & Partial<Sitting>;

/** Null if it is damaged: the puzzle works without it. */
export function readSitting(saved: unknown, puzzle: Puzzle): Sitting | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const {
    elapsed,
    begun,
    finished,
    hints,
    checks,
    bookmark,
    grade,
    name,
    duel = '',
    challenge = '',
    setAside = '',
  } = saved as SavedSitting;
  const areMarks = typeof bookmark === 'object';
  const sitting = {
    ...{ elapsed, begun, finished, hints, checks, grade, name, duel, challenge, setAside },
    bookmark: areMarks && bookmark ? completedEntries(bookmark, puzzle) : null,
  };
  const isSound =
    areMarks &&
    [elapsed, begun, finished ?? 0, hints, checks].every(isCount) &&
    (grade === null || isGrade(grade)) &&
    [name, duel, challenge, setAside].every((text) => typeof text === 'string') &&
    (!sitting.bookmark || isEntries(sitting.bookmark, puzzle));
  return isSound ? { ...sitting, finished: finished ?? null } : null;
}
