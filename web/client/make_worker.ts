// Starts the solver's worker. In a file of its own so that tests can give the client another one.

export function makeWorker(): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
}
