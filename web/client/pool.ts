// The page's workers with every algorithm, as many as there are cores, for work spread over
// them. Borrowers share them; after the last one they are ended, which frees their memory.
import type { SolverClient } from './solver_client';

export interface Loan {
  clients: readonly SolverClient[];
  /** Must be called once. */
  giveBack(): void;
}

export interface Pool {
  /** The greatest number of workers. */
  readonly size: number;
  /** This many workers, or all if there are fewer; each starts with its first question. */
  borrow(count: number): Loan;
}

export function makePool(makeClient: () => SolverClient, size: number): Pool {
  const clients: SolverClient[] = [];
  let loans = 0;
  return {
    size,
    borrow(count) {
      const wanted = Math.max(1, Math.min(count, size));
      while (clients.length < wanted) clients.push(makeClient());
      loans += 1;
      return {
        clients: clients.slice(0, wanted),
        giveBack() {
          loans -= 1;
          if (loans === 0) clients.forEach((client) => client.end());
        },
      };
    },
  };
}
