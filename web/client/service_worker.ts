// What the page tells the service worker.

/** Lets a new version that waits take over. */
export function takeOver(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' });
}
