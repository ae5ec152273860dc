// Stores the parts that a first visit does not need (dialogs, the Watch tab, the Lab, the module with every
// algorithm ...) once the page has nothing else to do, so that they work without a network. A request for
// this address makes the service worker (web/service) store them; its answer tells if they are all there.
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
