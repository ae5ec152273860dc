// Keeps the puzzle on the board as a record of its own, and looks at the record before overwriting it: another tab's
// changes to the puzzle stay, and this tab goes on with a copy.
//
// A visit lasts from the time when a puzzle comes to the board until another one does. At its beginning it is compared
// with the record. If the record contains more than the visit began with, as after undo into a puzzle that was played
// further since, the visit has strayed: it only reads, and its first change makes a copy.
import { effect, untracked } from '@preact/signals';
import type { UseStore } from 'idb-keyval';
import { areEqual } from '../grid/puzzle';
import { type History, type Move, newPuzzleId, type Position, takeBack } from '../state/moves';
import type { PlayInternals } from '../state/play_store';
import { newSitting, type Sitting, type SittingStore } from '../state/sitting';
import { finishedKey, finishedLine, type Finished, readFinished } from './finished_log';
import {
  isContained,
  isWorthKeeping,
  type KeptMoves,
  type KeptPuzzle,
  movesKey,
  ownMoves,
  packHistory,
  packPuzzle,
  puzzleKey,
  readPuzzle,
  soundMoves,
} from './puzzle_record';
import { makeWriter } from './stored_records';

/** No state of a puzzle is known to more tabs than this. */
const mostTabs = 20;

interface Visit {
  readonly puzzleId: number;
  /** The moves as they came to the board. */
  readonly first: KeptMoves;
  /** Null until the comparison with the record. */
  hasStrayed: boolean | null;
  /** The state last written, or first loaded. */
  seen: Position;
  isWritten: boolean;
}

function visitOf(position: Position, history: History, hasStrayed: boolean | null): Visit {
  const first = packHistory(ownMoves(history));
  return { puzzleId: position.puzzleId, first, hasStrayed, seen: position, isWritten: false };
}

/** The state to be written. */
interface State {
  readonly visit: Visit;
  readonly position: Position;
  readonly own: History;
  readonly sitting: Sitting;
}

export interface KeeperNeeds {
  play: PlayInternals;
  sittings: SittingStore;
  store: UseStore;
  /** The key of this tab. */
  tab: string;
  /** True if the puzzle on the board came with this tab's own game, which is never older than its record. */
  isOwn: boolean;
  /** The game at the start of the page: moves may precede the loading of this code. */
  begun: { readonly position: Position; readonly history: History };
  /** This many of the moves that led here belong to puzzles that are already written. */
  known: number;
  /** The name of a copy whose original another tab continues. */
  nameOfCopy(position: Position, sitting: Sitting): string;
  tellOfCopy(name: string): void;
  giveUp(error: unknown): void;
}

/** The record of a puzzle, with its moves and its line in the log. */
interface Found {
  there: KeptPuzzle | undefined;
  moves: KeptMoves;
  log: Finished | undefined;
}

/** True if this tab was to write it. */
function writeOver(
  kept: IDBObjectStore,
  tab: string,
  { visit, position, own, sitting }: State,
  { there, moves: itsMoves, log }: Found,
): boolean {
  const moves = packHistory(own);
  const isChanged = position !== visit.seen;
  const isNew = visit.hasStrayed === null;
  visit.hasStrayed ??= there !== undefined && !isContained(itsMoves, visit.first);
  // At the first look, the visit began with the record in this state, and no moves of another tab are lost.
  const isKnown = there?.knownTo.includes(tab) || (isNew && !visit.hasStrayed);
  const isSafe = !there || isContained(itsMoves, moves);
  // A game with all moves of the record has come back to it.
  if (isSafe) visit.hasStrayed = false;
  if (!isSafe && (visit.hasStrayed || !isKnown)) return !isChanged;
  if (!isSafe && !isChanged) return true;
  // A deleted puzzle comes back with the next change.
  const isWanted = (isChanged || !visit.isWritten) && isWorthKeeping(position, own, sitting);
  if (!there && !isWanted) return true;
  const isSame = there && areEqual(itsMoves.done, moves.done) && areEqual(itsMoves.undone, moves.undone);
  const others = isSame ? there.knownTo.filter((other) => other !== tab) : [];
  const record = packPuzzle({
    position,
    // Names come from My puzzles alone.
    sitting: { ...sitting, name: there?.sitting.name ?? sitting.name },
    moved: isSame ? there.moved : Date.now(),
    knownTo: [...others, tab].slice(-mostTabs),
  });
  kept.put(record, puzzleKey(visit.puzzleId));
  kept.put(moves, movesKey(visit.puzzleId));
  const line = finishedLine(position, sitting, log);
  if (line) kept.put(line, finishedKey(visit.puzzleId));
  visit.seen = position;
  visit.isWritten = true;
  return true;
}

/** False if another tab has played on. */
function write({ store, tab }: KeeperNeeds, state: State): Promise<boolean> {
  const { puzzleId } = state.visit;
  return store('readwrite', (kept) => {
    const { transaction } = kept;
    let isOurs = true;
    const there = kept.get(puzzleKey(puzzleId)) as IDBRequest<unknown>;
    const moves = kept.get(movesKey(puzzleId)) as IDBRequest<unknown>;
    const log = kept.get(finishedKey(puzzleId)) as IDBRequest<unknown>;
    return new Promise<boolean>((resolve, reject) => {
      // This answer is the last of the three. A damaged record counts as none: the game on the board replaces it.
      log.onsuccess = () => {
        isOurs = writeOver(kept, tab, state, {
          there: readPuzzle(there.result) ?? undefined,
          moves: soundMoves(moves.result),
          log: readFinished(log.result) ?? undefined,
        });
      };
      transaction.oncomplete = () => resolve(isOurs);
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
  });
}

/** Begins to keep records. */
export function keepRecords(needs: KeeperNeeds): void {
  const { play, sittings, nameOfCopy, tellOfCopy, giveUp } = needs;
  /** True until the first puzzle has been compared. */
  let isFirst = true;
  const due = new Map<number, State>();
  let latest: State | null = null;

  /** The visit of the puzzle that the page began with, in its state at that time; null for another puzzle. */
  function firstVisit({ puzzleId }: Position): Visit | null {
    const { begun, isOwn } = needs;
    return begun.position.puzzleId === puzzleId ? visitOf(begun.position, begun.history, isOwn ? false : null) : null;
  }

  function look(): State {
    const position = play.position.value;
    const own = ownMoves(play.history.value);
    void sittings.sitting.value;
    const sitting = sittings.of(position.puzzleId) ?? newSitting();
    if (latest?.visit.puzzleId === position.puzzleId) return { visit: latest.visit, position, own, sitting };
    const visit = (isFirst && firstVisit(position)) || visitOf(position, own, null);
    isFirst = false;
    return { visit, position, own, sitting };
  }

  /** Gives the puzzle a new number everywhere in this tab. */
  function goOnAsCopy({ visit, position, sitting }: State): void {
    const copyId = newPuzzleId();
    const renumbered = (each: Position): Position =>
      each.puzzleId === visit.puzzleId ? { ...each, puzzleId: copyId } : each;
    const load = (move: Move): Move =>
      move.kind === 'load' ? { ...move, before: renumbered(move.before), after: renumbered(move.after) } : move;
    const { done, undone } = play.history.peek();
    const now = sittings.of(visit.puzzleId) ?? sitting;
    const name = visit.hasStrayed ? now.name : nameOfCopy(position, now);
    sittings.recall(copyId, { ...now, name });
    const typing = play.typing.peek();
    play.restore(renumbered(play.position.peek()), { done: done.map(load), undone: undone.map(load) });
    play.typing.value = typing;
    if (!visit.hasStrayed) tellOfCopy(name);
  }

  const writer = makeWriter(async () => {
    const states = [...due.values()];
    due.clear();
    for (const state of states) {
      const isOurs = await write(needs, state).catch((error: unknown) => (giveUp(error), true));
      if (!isOurs) goOnAsCopy(state);
    }
  });

  /** Writes puzzles that came and went before this code was loaded. */
  function catchUp(): void {
    const { done } = play.history.peek();
    let position = play.position.peek();
    // Undo may have gone back beyond the written moves, and a new puzzle replaced the undone ones.
    const before = needs.begun.history.done;
    let known = Math.min(needs.known, done.length);
    while (known > 0 && done[known - 1] !== before[known - 1]) --known;
    for (let at = done.length - 1; at >= known; --at) {
      const move = done[at]!;
      position = takeBack(position, move);
      const { puzzleId } = position;
      if (move.kind !== 'load' || due.has(puzzleId) || puzzleId === play.puzzleId.peek()) continue;
      const own = ownMoves({ done: done.slice(0, at), undone: [] });
      const sitting = sittings.of(puzzleId) ?? newSitting();
      due.set(puzzleId, { visit: firstVisit(position) ?? visitOf(position, own, null), position, own, sitting });
    }
  }

  catchUp();
  effect(() => {
    const state = look();
    untracked(() => {
      // The puzzle being left gets its final time.
      const left = latest?.visit === state.visit ? null : latest;
      latest = state;
      if (left) {
        sittings.keepTime();
        due.set(left.visit.puzzleId, { ...left, sitting: sittings.of(left.visit.puzzleId) ?? left.sitting });
      }
      due.set(state.visit.puzzleId, state);
      writer();
    });
  });
}
