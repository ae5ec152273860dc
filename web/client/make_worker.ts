// Starts the page's workers. In a file of its own so that tests can replace it.
import pictureUrl from '../worker/picture_worker.ts?worker&url';
import quickUrl from '../worker/quick_worker.ts?worker&url';
import wholeUrl from '../worker/worker.ts?worker&url';

/** A worker from its file. */
export function start(url: string): Worker {
  return new Worker(self.origin === 'null' ? importing(url) : url, { type: 'module' });
}

/** A frame without an origin (sandboxed) cannot start a worker
    from a file, only from an address that is its own text. */
function importing(url: string): string {
  const text = `import ${JSON.stringify(new URL(url, location.href).href)};`;
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

/** The first worker of the page: it answers a QuickRequest. */
export const makeQuickWorker = (): Worker => start(quickUrl);

/** The worker with every algorithm. */
export const makeWorker = (): Worker => start(wholeUrl);

/** A worker that reads pictures. */
export const makePictureWorker = (): Worker => start(pictureUrl);
