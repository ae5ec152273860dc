// What a first visit does without (dialogs, the Watch tab, the Lab, the module with every algorithm ...) is stored once the
// page has nothing else to do, so that it is all there without a network. The service worker does it (web/service), and
// says whether it is.
import { storeAll } from '../client/service_worker';

/** What is stored for use without a network: 'ready' = everything, 'opened' = what was opened, to save data. */
export type OfflineState = 'unknown' | 'ready' | 'opened' | 'partly' | 'unavailable';

/** The verdict on the first puzzle comes first. */
const pause_ms = 1500;

function wantsLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** What is on the device afterwards; nothing more than before where the user asked the browser to save data. */
export async function storeTheRest(worker: ServiceWorker): Promise<OfflineState> {
  if (wantsLessData()) return 'opened';
  await new Promise((resolve) => setTimeout(resolve, pause_ms));
  return (await storeAll(worker)) ? 'ready' : 'partly';
}
