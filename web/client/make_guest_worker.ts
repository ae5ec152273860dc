// Starts the worker of a visitor's solver. Its address is its own text: such a worker has no
// origin, so that even the page's own code in it could reach neither the storage of this site
// nor its pages, and the page's policy limits what it may load and where it may connect.
import guestUrl from '../worker/guest_worker.ts?worker&url';

let program: Promise<string> | null = null;

async function fetchProgram(): Promise<string> {
  const response = await fetch(guestUrl);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

/** Rejects if its program cannot be loaded; the next call fetches it again. */
export async function makeGuestWorker(): Promise<Worker> {
  program ??= fetchProgram().catch((cause: unknown) => {
    program = null;
    throw cause;
  });
  return new Worker(`data:text/javascript,${encodeURIComponent(await program)}`, { type: 'module' });
}
