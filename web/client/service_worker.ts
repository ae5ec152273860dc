// The page's messages to the service worker.
//
// One of them is a request: it makes the worker (web/service) store the parts that a first visit does not need (dialogs, the Watch
// tab, the Lab, the module with every algorithm ...) once the page has nothing else to do, so that they work without a network.
// Its answer tells if they are all there.

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

const question = './everything-stored';

/** The files stored for use without a network: 'ready' = all, 'opened' = those that were opened, to save data. */
export type OfflineState = 'unknown' | 'ready' | 'opened' | 'partly' | 'unavailable';

/** The verdict on the first puzzle has priority. */
const pause_ms = 1500;

function wantsLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The state of the device afterwards; unchanged if the user asked the browser to save data. */
export async function storeTheRest(): Promise<OfflineState> {
  if (wantsLessData()) return 'opened';
  await new Promise((resolve) => setTimeout(resolve, pause_ms));
  // A worker of an earlier version passes the question to the host, which has no such file, or sends a page instead.
  const answer: unknown = await fetch(question)
    .then((response) => response.json())
    .catch(() => false);
  return answer === true ? 'ready' : 'partly';
}
