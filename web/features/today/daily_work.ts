// Reads the records of puzzles of days, brings one to the board and makes those that are not there yet.
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import type { Finished } from '../../kept/finished_log';
import { keptPuzzles } from '../../kept/kept_puzzles';
import type { HasKept } from '../../kept/stored_records';
import type { HasSitting } from '../../state/sitting';
import { type LogicClient, makeMaker } from '../make/maker';
import type { Daily } from './daily';
import type { DailyRecord } from './daily_entry';
import { recipeOfTheDay } from './daily_recipe';

export interface Found {
  readonly records: readonly DailyRecord[];
  /** The finished puzzles of days, each once, with its first time; each has a day and a grade. */
  readonly lines: readonly Finished[];
}

export interface DailyWork {
  read(): Promise<Found>;
  /** False if it is not there any more, or not wanted. */
  resume(puzzleId: number, isWanted: () => boolean): Promise<boolean>;
  /** Null if it was stopped. Rejects, with a sentence, if it could not be made. */
  make(daily: Daily, signal: AbortSignal, onAttempts: (attempts: number) => void): Promise<Puzzle | null>;
  stop(): void;
}

/** A worker of its own, so that no other work waits for a puzzle. If it is lost, its requests fail, and the page says so. */
const makeClient = (): LogicClient => makeSolverClient(makeLogicWorker, () => undefined);

export function makeDailyWork(needs: HasKept & HasSitting, client = makeClient()): DailyWork {
  const kept = keptPuzzles(needs);
  const maker = makeMaker(client);
  return {
    async read() {
      const [puzzles, log] = await Promise.all([kept.list(), kept.finished()]);
      const records = puzzles.filter(({ position }) => position.origin?.kind === 'daily');
      const lines = log.filter(({ day, grade }) => day !== null && grade !== null);
      return { records, lines };
    },
    resume: (puzzleId, isWanted) => kept.open(puzzleId, isWanted),
    async make(daily, signal, onAttempts) {
      let puzzle: Puzzle | null = null;
      signal.addEventListener('abort', () => maker.stop());
      const stop = maker.making.subscribe((making) => {
        if (making?.isUnderWay) onAttempts(making.attempts);
      });
      await maker.make(recipeOfTheDay(daily), 1, (made) => (puzzle = made.puzzle));
      stop();
      if (!puzzle && maker.failure.peek()) throw new Error(maker.failure.peek());
      return puzzle;
    },
    stop: () => maker.stop(),
  };
}
