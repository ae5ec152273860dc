// Starts the solver's workers. In a file of its own so that tests can give the client another one.

/** The one that the page starts with: it answers a QuickRequest. */
export function makeQuickWorker(): Worker {
  return new Worker(new URL('../worker/quick_worker.ts', import.meta.url), { type: 'module' });
}

/** The one with every algorithm. */
export function makeWorker(): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
}
