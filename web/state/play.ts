// The puzzle being solved and the player's work on it: the one store that undo restores. Everything else here
// follows from its position. After S. Tatham, devel.but: a datum belongs in the play if undo should bring it back.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { makeGeometry } from '../grid/geometry';
import { hasGivenCandidates } from '../grid/given_candidates';
import { isBarePuzzle, type Puzzle } from '../grid/puzzle';
import { makeEdits } from './edits';
import { makeGameBoard } from './game_board';
import { type Entries, newPuzzleId, noEntries } from './moves';
import { allCandidates, givenNotes } from './notes';
import type { Origin } from './origin';
import { type JudgedGrid, outcomeOf } from './outcome';
import type { EntryMode, PlayInternals } from './play_store';
import { makeUndoStack } from './undo_stack';

/** 32 bits of a text: FNV-1a (Fowler, Noll, Vo, 1991). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; ++at) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/**
 * The number of a puzzle of this origin, 1 .. Number.MAX_SAFE_INTEGER, which is also the key of its record. Most are random.
 * The puzzle of a day always has the same number, so that there is one record of it; its givens and clues count as well, since
 * a link may give any puzzle the name of any day.
 */
function puzzleIdFor(origin: Origin, { givens, shape }: Puzzle): number {
  if (origin.kind !== 'daily') return newPuzzleId();
  const text = `${origin.day} ${origin.grade} ${givens.join('')}${shape.constraints}`;
  // A safe integer has 53 bits.
  return Math.max(1, hash(text) * 2 ** 21 + (hash(`${text} again`) >>> 11));
}

const typedHere: Origin = { kind: 'typed' };

export interface PlayStoreNeeds {
  /** True if placing a value removes it from the notes of its peers. */
  tidiesNotes?: ReadonlySignal<boolean>;
  /** The time spent on the puzzle, in milliseconds. */
  elapsed?: () => number;
  /** True if a puzzle starts with all its candidates as corner notes. */
  fillsNotes?: ReadonlySignal<boolean>;
  /** True if clashing values are marked. */
  marksClashes?: ReadonlySignal<boolean>;
}

export function makePlay(
  first: Puzzle,
  {
    tidiesNotes = signal(true),
    fillsNotes = signal(false),
    marksClashes = signal(true),
    elapsed = () => 0,
  }: PlayStoreNeeds = {},
): PlayInternals {
  const { go, ...undoStack } = makeUndoStack(first);
  const { position } = undoStack;
  const board = makeGameBoard(position, marksClashes);
  const judged = signal<JudgedGrid | null>(null);
  const allowed: PlayInternals['allowed'] = signal(null);

  function firstEntries(loaded: Puzzle): Entries {
    const { givens, shape } = loaded;
    const entries = noEntries(loaded);
    const isFilled = fillsNotes.value && !isBarePuzzle(loaded);
    if (!isFilled && !hasGivenCandidates(shape.constraints)) return entries;
    const geometry = makeGeometry(shape);
    if (isFilled) return { ...entries, notes: allCandidates(geometry, givens) };
    return geometry.givenCandidates ? { ...entries, notes: givenNotes(geometry, givens) } : entries;
  }

  /** Never the number of the puzzle on the board, or the new one would claim its moves. */
  function idFor(origin: Origin, loaded: Puzzle): number {
    const id = puzzleIdFor(origin, loaded);
    return id === position.value.puzzleId ? newPuzzleId() : id;
  }

  return {
    ...undoStack,
    ...board,
    ...makeEdits({ undoStack: { go, ...undoStack }, board, tidiesNotes, elapsed }, allowed),
    puzzleId: computed(() => position.value.puzzleId),
    origin: computed(() => position.value.origin ?? typedHere),
    outcome: computed(() => outcomeOf(board.geometry.value, board.grid.value, board.clashes.value, judged.value)),
    judged,
    allowed,
    mode: signal<EntryMode>('digits'),
    load(loaded, filled = firstEntries(loaded), origin = { kind: 'brought' }, puzzleId = idFor(origin, loaded)) {
      const after = { puzzleId, puzzle: loaded, entries: filled, origin };
      go({ kind: 'load', before: position.value, after });
    },
  };
}
