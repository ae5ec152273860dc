// What a first visit does without (dialogs, the Watch tab, the Lab, the module with every algorithm ...) is stored once the
// page has nothing else to do, so that it is all there without a network. The service worker does it when it is asked for this
// address (web/service), and answers whether it is.
const question = './everything-stored';

/** What is stored for use without a network: 'ready' = everything, 'opened' = what was opened, to save data. */
export type OfflineState = 'unknown' | 'ready' | 'opened' | 'partly' | 'unavailable';

/** The verdict on the first puzzle comes first. */
const pause_ms = 1500;

function wantsLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** What is on the device afterwards; nothing more than before where the user asked the browser to save data. */
export async function storeTheRest(): Promise<OfflineState> {
  if (wantsLessData()) return 'opened';
  await new Promise((resolve) => setTimeout(resolve, pause_ms));
  // A worker of an earlier version leaves the question to the host, which has no such file, or a page in its place.
  const answer: unknown = await fetch(question)
    .then((response) => response.json())
    .catch(() => false);
  return answer === true ? 'ready' : 'partly';
}
