// The answers to a setter's questions, each asked by hand, in a worker of its own; a change of the puzzle makes them void.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { pool } from '../../client/late_workers';
import { makeLatest } from '../../base/latest';
import type { Puzzle } from '../../grid/puzzle';
import { messageOf } from '../../language/failure';
import type { Words } from '../../language/text';
import type { DiagnosisReport } from '../../protocol/diagnosis';
import type { PlayStore } from '../../state/play_store';
import { clashIn, type Findings, redundantIn } from './findings';
import { type CountSolutions, givensForOne, type GivenSearch } from './given_search';

/** For one of many searches. */
const eachSeconds = 3;
/** The solutions that are counted for each candidate. */
const mostSolutions = 1000;

export type ClueQuestion = 'clash' | 'redundant' | 'unique' | 'candidates';

export interface Checks {
  readonly asked: ReadonlySignal<ClueQuestion | null>;
  /** From 0 to 1; null if it is not known. */
  readonly share: ReadonlySignal<number | null>;
  /** Null before there is an answer, and for other questions. */
  readonly found: ReadonlySignal<Findings | null>;
  /** By cell and digit, the number of solutions; null if they are not shown. */
  readonly candidates: ReadonlySignal<readonly (readonly number[])[] | null>;
  readonly showsCandidates: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<Words | null>;
  ask(question: Exclude<ClueQuestion, 'candidates'>): Promise<void>;
  showCandidates(isOn: boolean): void;
  stop(): void;
  end(): void;
}

/** 0 where no solution is known to have the digit; with counts missing, Infinity for each candidate. */
function countsOf({ trueCandidates, candidateCounts }: DiagnosisReport, side: number): number[][] | null {
  if (!trueCandidates) return null;
  return trueCandidates.map((digits, cell) => {
    const counts = candidateCounts?.[cell];
    return Array.from({ length: side }, (_, at) =>
      digits.includes(at + 1) ? (counts?.[digits.indexOf(at + 1)] ?? Infinity) : 0,
    );
  });
}

/** The result of `read` for the first report that has one; the diagnosis is then ended. Null if none has. */
async function firstOf<T>(
  read: (report: DiagnosisReport) => T | null,
  run: (signal: AbortSignal, take: (report: DiagnosisReport) => void) => Promise<void>,
  stop: AbortSignal,
): Promise<T | null> {
  const ending = new AbortController();
  stop.addEventListener('abort', () => ending.abort(), { once: true });
  let found: T | null = null;
  try {
    await run(ending.signal, (report) => {
      found ??= read(report);
      if (found) ending.abort();
    });
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
  return found;
}

const countsOfOne = (solution: Uint8Array, side: number): number[][] =>
  Array.from(solution, (digit) => Array.from({ length: side }, (_, index) => Number(index + 1 === digit)));

export function makeChecks(play: PlayStore): Checks {
  const asked = signal<ClueQuestion | null>(null);
  const share = signal<number | null>(null);
  const found = signal<Findings | null>(null);
  const candidates = signal<number[][] | null>(null);
  const showsCandidates = signal(false);
  const failure = signal<Words | null>(null);
  const latest = makeLatest();
  const { clients, giveBack } = pool.borrow(1);
  const client = clients[0]!;

  const solve = (puzzle: Puzzle, limit: number, signal: AbortSignal) =>
    client.ask({ kind: 'solve', puzzle, algorithm: '', limit, maxSeconds: eachSeconds }, { signal });
  /** Calls `take` with each report, the last one too. */
  async function diagnose(puzzle: Puzzle, signal: AbortSignal, take: (report: DiagnosisReport) => void): Promise<void> {
    const wish = { kind: 'diagnose', puzzle, entries: new Uint8Array(), most: mostSolutions } as const;
    take(await client.ask(wish, { signal, onProgress: ({ report }) => report && take(report) }));
  }
  const counting =
    (signal: AbortSignal): CountSolutions =>
    async (puzzle) => {
      const { status } = await solve(puzzle, 2, signal);
      return status === 'none' ? 0 : status === 'unique' ? 1 : status === 'several' ? 2 : null;
    };

  async function answer(question: ClueQuestion, turn: ReturnType<typeof latest.begin>): Promise<void> {
    const puzzle = play.puzzle.peek();
    const { side } = play.geometry.peek();
    if (question === 'clash' || question === 'redundant') {
      const read = question === 'clash' ? clashIn : redundantIn;
      const findings = await firstOf(
        (report) => read(report, puzzle.shape.constraints, side),
        (signal, take) => diagnose(puzzle, signal, take),
        turn.signal,
      );
      if (turn.isLast()) found.value = findings;
    } else if (question === 'unique') {
      const search: GivenSearch = {
        count: counting(turn.signal),
        onShare: (part) => void (turn.isLast() && (share.value = part)),
        isStopped: () => turn.signal.aborted,
      };
      const { solution } = await solve(puzzle, 1, turn.signal);
      const blank = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0);
      const added = solution && (await givensForOne(puzzle, solution, shuffled(blank), search));
      if (added && turn.isLast()) play.mend(added);
    } else {
      // The diagnosis looks for candidates of several solutions.
      const { status, solution } = await solve(puzzle, 2, turn.signal);
      if (status === 'unique' && solution && turn.isLast()) candidates.value = countsOfOne(solution, side);
      if (status === 'unique' || status === 'none') return;
      await diagnose(puzzle, turn.signal, (report) => {
        const counts = countsOf(report, side);
        if (counts && turn.isLast()) candidates.value = counts;
      });
    }
  }

  async function ask(question: ClueQuestion): Promise<void> {
    const turn = latest.begin();
    asked.value = question;
    share.value = null;
    found.value = null;
    failure.value = null;
    try {
      await answer(question, turn);
    } catch (error) {
      if (turn.isLast()) failure.value = () => messageOf(error);
    } finally {
      if (turn.isLast()) asked.value = null;
    }
  }

  const stopFollowing = effect(() => {
    void play.puzzle.value;
    untracked(() => {
      latest.drop();
      asked.value = null;
      found.value = null;
      candidates.value = null;
      failure.value = null;
      if (showsCandidates.peek()) void ask('candidates');
    });
  });

  return {
    asked,
    share,
    found,
    candidates,
    showsCandidates,
    failure,
    ask,
    showCandidates(isOn) {
      showsCandidates.value = isOn;
      latest.drop();
      asked.value = null;
      candidates.value = null;
      if (isOn) void ask('candidates');
    },
    stop: latest.stop,
    end() {
      stopFollowing();
      latest.drop();
      giveBack();
    },
  };
}

function shuffled(cells: readonly number[]): number[] {
  const all = [...cells];
  for (let at = all.length - 1; at > 0; --at) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}
