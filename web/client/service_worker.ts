// What the page tells the service worker.

/** Asks for control of a page that was reloaded past it. A worker of an earlier version does not answer. */
export function takeControl(worker: ServiceWorker): void {
  worker.postMessage({ type: 'CLAIM' });
}

/** Lets a new version that waits take over. */
export function takeOver(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' });
}
