// The page's workers with every algorithm, as many as there are cores, for whatever is spread over them. Borrowers share
// them; when the last one is done they are ended, which gives their memory back.
import type { SolverClient } from './solver_client';

export interface Loan {
  clients: readonly SolverClient[];
  /** To be called once. */
  giveBack(): void;
}

export interface Pool {
  /** Workers at most. */
  readonly size: number;
  /** That many workers, or all where there are fewer; each starts with its first question. */
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
