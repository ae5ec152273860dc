// Makes the trials of an experiment on several workers at once, each with its own module. A worker takes the next
// free trial; a trial interrupted by a stop is not counted and is made again when the run continues. A visitor's
// solver runs in a worker of its own, while the pool's worker waits: no more run at once than there are cores.
import type { GuestClient } from '../../client/guest_client';
import type { SolverClient } from '../../client/solver_client';
import type { SolveOutcome } from '../../protocol/messages';
import { trialCount, type Experiment, type Trial, type Trials } from './experiment';
import { guestTrial } from './guest_trial';

export interface PoolNeeds {
  experiment: Experiment;
  /** The null ones are made; the others stay unchanged. */
  trials: Readonly<Trials>;
  clients: readonly SolverClient[];
  signal: AbortSignal;
  onTrial(index: number, trial: Trial): void;
  /** Returns a function that makes clients for a visitor's solver. Rejects with a sentence if the solver is gone. */
  findGuest(id: string): Promise<() => GuestClient>;
}

/** The visitor's solvers of one worker; each starts with its first puzzle. */
type Guests = (id: string) => GuestClient;

function endingOf({ solutions, status }: SolveOutcome): Trial['ending'] {
  if (solutions > 0) return 'solved';
  if (status === 'stuck') return 'failed';
  return status === 'none' ? 'none' : 'capped';
}

/** Null if it was stopped. */
async function attempt(client: SolverClient, guests: Guests, needs: PoolNeeds, index: number): Promise<Trial | null> {
  const { puzzles, contenders, capSeconds } = needs.experiment;
  const { algorithm, knobs, guest } = contenders[index % contenders.length]!;
  const puzzle = puzzles[Math.floor(index / contenders.length)]!;
  if (guest !== undefined) return guestTrial(guests(guest), client, puzzle, capSeconds, needs.signal);
  try {
    const outcome = await client.ask(
      { kind: 'measure', puzzle, algorithm, knobs, limit: 1, maxSeconds: capSeconds },
      { signal: needs.signal },
    );
    if (outcome.cancelled) return null;
    const { seconds, guesses, backtracks } = outcome;
    return { ending: endingOf(outcome), seconds, guesses, backtracks };
  } catch {
    // Refused (the grid is too large for the algorithm) or crashed (it ran out of memory): either way it did
    // not solve it, which is a result like others. Only a worker ended by the stop itself has no result.
    return needs.signal.aborted ? null : { ending: 'failed', seconds: 0, guesses: 0, backtracks: 0 };
  }
}

/** Resolves when all trials are made or the signal stopped them. Rejects if no worker can be started at all. */
export async function runTrials(needs: PoolNeeds): Promise<void> {
  const { experiment, trials, clients, signal, onTrial } = needs;
  const waiting = Array.from({ length: trialCount(experiment) }, (_, index) => index).filter((index) => !trials[index]);
  // Without a module nothing can be measured, and every trial would count as failed.
  if (waiting.length > 0) await clients[0]!.ask({ kind: 'catalogue' });
  const ids = experiment.contenders.flatMap(({ guest }) => guest ?? []);
  const makers = new Map(await Promise.all(ids.map(async (id) => [id, await needs.findGuest(id)] as const)));
  let taken = 0;
  async function work(client: SolverClient): Promise<void> {
    const own = new Map<string, GuestClient>();
    const guests: Guests = (id) => own.get(id) ?? own.set(id, makers.get(id)!()).get(id)!;
    try {
      while (!signal.aborted && taken < waiting.length) {
        const index = waiting[taken++]!;
        const trial = await attempt(client, guests, needs, index);
        if (trial) onTrial(index, trial);
      }
    } finally {
      own.forEach((guest) => guest.end());
    }
  }
  await Promise.all(clients.map(work));
}
