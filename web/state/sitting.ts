// The playing of a puzzle, apart from its content: how long, with how much help, and the moment to return to after
// a try. Undo does not touch it. One for each puzzle that was on the board; the stopwatch runs for the current one.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Entries, History, Move } from './moves';
import { isSolvedByPlayer } from './outcome';
import type { HasPlay, PlayInternals } from './play_store';
import type { Stopwatch } from './stopwatch';

export interface Sitting {
  /** Time spent on it, in milliseconds. */
  readonly elapsed: number;
  /** Time when it first came to the board, and when it was solved; milliseconds since 1970. */
  readonly begun: number;
  readonly finished: number | null;
  /** How often the player asked for a hint or a check. */
  readonly hints: number;
  readonly checks: number;
  /** The entries when the player began a try. */
  readonly bookmark: Entries | null;
  /** 0 gentle .. 5 extreme; null if it is not known. */
  readonly grade: number | null;
  /** The player's name for the puzzle; empty = none. */
  readonly name: string;
  /** A duel for two on it, as features/duel writes it; empty = none; `duelLeft` = one that was abandoned. */
  readonly duel: string;
  /** Another player's solve to race against, in the form of a link (features/duel/challenge.ts); empty = none. */
  readonly challenge: string;
  /** Sets of digits that the player struck out of a cage, and proposals that were declined: no moves, and so not undone; a line each. */
  readonly setAside: string;
}

export const duelLeft = '-';

export interface SittingStore {
  /** The sitting of the puzzle on the board. Its time is as of the last change; the stopwatch has it by the second. */
  readonly sitting: ReadonlySignal<Sitting>;
  readonly stopwatch: Stopwatch;
  /** The kind of contest; null for a puzzle for one. */
  readonly contest: ReadonlySignal<'duel' | 'challenge' | null>;
  /** True if the time is measured. */
  readonly isTimed: ReadonlySignal<boolean>;
  /** True if the board is hidden and the stopwatch stopped until the player returns. */
  readonly isPaused: Signal<boolean>;
  change(part: Partial<Sitting>): void;
  /**
   * Removes all entries and marks, and restarts the clock and the counts, except in a contest; false if there was nothing. Undo
   * brings everything back.
   */
  restart(): boolean;
  /** Stores the time spent until now. */
  keepTime(): void;
  /** Takes over an earlier sitting of a puzzle, which may be on the board already. */
  recall(puzzleId: number, sitting: Sitting): void;
  /** The sitting of another puzzle that was on the board, or null. */
  of(puzzleId: number): Sitting | null;
}

export interface HasSitting {
  readonly sittings: SittingStore;
}

export function newSitting(begun = Date.now()): Sitting {
  return {
    elapsed: 0,
    begun,
    finished: null,
    hints: 0,
    checks: 0,
    bookmark: null,
    grade: null,
    name: '',
    duel: '',
    challenge: '',
    setAside: '',
  };
}

type Counts = Pick<Sitting, 'elapsed' | 'hints' | 'checks' | 'bookmark'>;
const atStart: Counts = { elapsed: 0, hints: 0, checks: 0, bookmark: null };

interface SittingNeeds {
  play: PlayInternals;
  stopwatch: Stopwatch;
  /** True if the time is measured although nothing depends on it. */
  timer: ReadonlySignal<boolean>;
  /** True if the puzzle is in sight and not solved. */
  isOpen: ReadonlySignal<boolean>;
  /** True if the puzzle is being played rather than looked at; in a contest looking counts too. */
  isPlayed: ReadonlySignal<boolean>;
}

export function makeSittings({ play, stopwatch, timer, isOpen, isPlayed }: SittingNeeds): SittingStore {
  const known = new Map<number, Sitting>();
  const sitting = signal(newSitting());
  const isPaused = signal(false);
  const contest = computed(() => {
    const { duel, challenge } = sitting.value;
    return duel && duel !== duelLeft ? 'duel' : challenge ? 'challenge' : null;
  });
  const isTimed = computed(() => timer.value || contest.value !== null);
  let puzzleId = play.puzzleId.peek();

  const keepTime = (): void => void (sitting.value = { ...sitting.peek(), elapsed: Math.round(stopwatch.elapsed()) });
  function show(shown: Sitting): void {
    stopwatch.set(shown.elapsed);
    sitting.value = shown;
  }

  function turnTo(next: number): void {
    if (next === puzzleId) return;
    batch(() => {
      keepTime();
      known.set(puzzleId, sitting.peek());
      puzzleId = next;
      show(known.get(next) ?? newSitting());
      isPaused.value = false;
    });
  }
  function change(part: Partial<Sitting>): void {
    if (part.elapsed !== undefined) stopwatch.set(part.elapsed);
    sitting.value = { ...sitting.peek(), ...part, elapsed: Math.round(stopwatch.elapsed()) };
  }

  /** Maps the move of a new start to the counts that it reset; null if it was undone. */
  const restarts = new WeakMap<Move, Counts | null>();
  function startOver(move: Move): void {
    const { hints, checks, bookmark } = sitting.peek();
    restarts.set(move, { elapsed: stopwatch.elapsed(), hints, checks, bookmark });
    change(atStart);
  }
  function restart(): boolean {
    const last = play.history.peek().done.at(-1);
    return batch(() => {
      play.restart();
      const move = play.history.peek().done.at(-1);
      if (!move || move === last) return false;
      if (contest.peek() === null) startOver(move);
      return true;
    });
  }
  /** Undo of a restart brings its counts back, without the time since then; redo restarts them. */
  function followRestarts({ done, undone }: History): void {
    const [made, taken] = [done.at(-1), undone.at(-1)];
    const before = taken && restarts.get(taken);
    if (before) {
      restarts.set(taken, null);
      change(before);
    } else if (made && restarts.get(made) === null) startOver(made);
  }

  effect(() => {
    const next = play.puzzleId.value;
    untracked(() => turnTo(next));
  });
  // A move finishes a puzzle, on any tab; a puzzle that arrives solved is not finished here. The first time counts.
  effect(() => {
    const isSolved = play.outcome.value === 'solved' && isSolvedByPlayer(play.entries.value, play.history.value);
    const isMoved = play.history.value.done.at(-1)?.kind === 'cells';
    untracked(() => {
      turnTo(play.puzzleId.peek());
      if (isSolved && isMoved && sitting.peek().finished === null) change({ finished: Date.now() });
    });
  });
  effect(() => {
    const counts = isPlayed.value || contest.value !== null;
    const isOn = isTimed.value && isOpen.value && counts && !isPaused.value;
    untracked(() => {
      stopwatch.run(isOn);
      if (!isOn) keepTime();
    });
  });
  // With each move, so that the stored puzzle knows its time.
  effect(() => {
    const history = play.history.value;
    untracked(() => {
      followRestarts(history);
      keepTime();
    });
  });

  return {
    sitting,
    stopwatch,
    contest,
    isTimed,
    isPaused,
    change,
    restart,
    keepTime,
    recall(id, recalled) {
      known.set(id, recalled);
      if (id === puzzleId) show(recalled);
    },
    of: (id) => (id === puzzleId ? sitting.peek() : (known.get(id) ?? null)),
  };
}

/** The difficulty of the puzzle on the board, 0 gentle .. 5 extreme: its rating, or the level that it was made for. */
export function knownGrade({ play, sittings }: HasPlay & HasSitting): number | null {
  const origin = play.origin.value;
  return sittings.sitting.value.grade ?? ('grade' in origin ? origin.grade : null);
}
