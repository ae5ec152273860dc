// The page's messages to the service worker.

/** A worker of a version without this message never answers. */
const answer_ms = 5000;

/** Asks for control of a page that was reloaded past it. A worker of an earlier version does not answer. */
export function takeControl(worker: ServiceWorker): void {
  worker.postMessage({ type: 'CLAIM' });
}

/** Lets a waiting new version take over. */
export function takeOver(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** The name of its version, or null if it does not answer. */
export function versionOf(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (version: string | null): void => {
      clearTimeout(timer);
      port1.close();
      resolve(version);
    };
    const timer = setTimeout(settle, answer_ms, null);
    port1.onmessage = ({ data }: MessageEvent<string>) => settle(data);
    worker.postMessage({ type: 'VERSION' }, [port2]);
  });
}
