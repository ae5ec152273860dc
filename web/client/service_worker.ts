// The page's end of the service worker: what it is told, and asked.

/** Lets a new version that waits take over. */
export function takeOver(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Has it store everything for use without a network; whether it could. */
export function storeAll(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage({ type: 'STORE_ALL' }, [port2]);
  });
}
