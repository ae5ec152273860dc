// The page's own workers, and the choice among them.
import type { Portfolio } from '../client/portfolio';
import { makeSolverClient, type SolverClient } from '../client/solver_client';
import { areEveryday } from '../grid/constraints';
import { sideOf, type Puzzle } from '../grid/puzzle';
import type { Words } from '../language/text';
import type { QuickRequest } from '../protocol/messages';

export interface SolverNeeds {
  makeQuickWorker: () => Worker;
  makeWorker: () => Worker;
  /** Cores of this device, as far as the browser reports them. */
  cores: number;
}

export interface Solvers {
  /** Sufficient for a first visit. */
  readonly quick: SolverClient<QuickRequest>;
  /** The engine for large grids and most rules are in the whole module alone, which a first visit does not need. */
  readonly whole: SolverClient;
  /** A worker of its own, so that a long count does not hold up the animation. It starts when Watch or the Lab shows. */
  readonly watch: SolverClient;
  /** The client that answers for this puzzle with this algorithm. */
  clientFor(puzzle: Puzzle, algorithm: string): SolverClient<QuickRequest>;
  readonly portfolio: Portfolio;
}

export function makeSolvers(
  { makeQuickWorker, makeWorker, cores }: SolverNeeds,
  onRestart: (reason: Words) => void,
): Solvers {
  const quick = makeSolverClient<QuickRequest>(makeQuickWorker, onRestart);
  // Fetched and compiled while the page is made.
  quick.start();
  const whole = makeSolverClient(makeWorker, onRestart);
  // Only searches of the whole module are ever hard enough for several workers: a first visit needs none.
  let several: Portfolio | null = null;
  return {
    quick,
    whole,
    watch: makeSolverClient(makeWorker, onRestart),
    clientFor: ({ shape }, algorithm) =>
      algorithm || sideOf(shape) > 9 || !areEveryday(shape.constraints) ? whole : quick,
    portfolio: {
      async ask(first, question, listening) {
        if (first === quick) return quick.ask({ ...question, kind: 'solve', isKept: true }, listening);
        const { makePortfolio } = await import('../client/portfolio');
        // The loss of a helper does no harm.
        several ??= makePortfolio(() => makeSolverClient(makeWorker, () => undefined), cores);
        return several.ask(first, question, listening);
      },
      release: () => several?.release(),
    },
  };
}
