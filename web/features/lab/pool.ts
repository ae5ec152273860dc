// Makes the trials of an experiment on several workers at once, each with its own module. A worker takes the next trial
// that nobody has; what a stop interrupts is not counted and is made again when the run goes on.
import type { SolverClient } from '../../client/solver_client';
import type { SolveOutcome } from '../../protocol/messages';
import { trialCount, type Experiment, type Trial, type Trials } from './experiment';

export interface PoolNeeds {
  experiment: Experiment;
  /** Those that are null are made; the rest is left as it is. */
  trials: Readonly<Trials>;
  clients: readonly SolverClient[];
  signal: AbortSignal;
  onTrial(index: number, trial: Trial): void;
}

function endingOf({ solutions, status }: SolveOutcome): Trial['ending'] {
  if (solutions > 0) return 'solved';
  if (status === 'stuck') return 'failed';
  return status === 'none' ? 'none' : 'capped';
}

/** Null where it was stopped. */
async function attempt(client: SolverClient, needs: PoolNeeds, index: number): Promise<Trial | null> {
  const { puzzles, contenders, capSeconds } = needs.experiment;
  const { algorithm, knobs } = contenders[index % contenders.length]!;
  const puzzle = puzzles[Math.floor(index / contenders.length)]!;
  try {
    const outcome = await client.ask(
      { kind: 'solve', puzzle, algorithm, knobs, limit: 1, maxSeconds: capSeconds, isTimed: true },
      { signal: needs.signal },
    );
    if (outcome.cancelled) return null;
    const { seconds, guesses, backtracks } = outcome;
    return { ending: endingOf(outcome), seconds, guesses, backtracks };
  } catch {
    // Refused (the grid is too large for the algorithm) or crashed (it ran out of memory): either way it did not solve
    // it, which is a result like others. Only a worker that was ended by the stop itself tells nothing.
    return needs.signal.aborted ? null : { ending: 'failed', seconds: 0, guesses: 0, backtracks: 0 };
  }
}

/** Resolves when all trials are made or the signal stopped them. Rejects when no worker can be started at all. */
export async function runTrials(needs: PoolNeeds): Promise<void> {
  const { experiment, trials, clients, signal, onTrial } = needs;
  const waiting = Array.from({ length: trialCount(experiment) }, (_, index) => index).filter((index) => !trials[index]);
  // Without a module nothing can be measured, and every trial would count as failed.
  if (waiting.length > 0) await clients[0]!.ask({ kind: 'catalogue' });
  let taken = 0;
  async function work(client: SolverClient): Promise<void> {
    while (!signal.aborted && taken < waiting.length) {
      const index = waiting[taken++]!;
      const trial = await attempt(client, needs, index);
      if (trial) onTrial(index, trial);
    }
  }
  await Promise.all(clients.map(work));
}
