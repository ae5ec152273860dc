// What a first visit does without (dialogs, the Watch tab, the Lab, the module with every algorithm ...) is fetched once the
// page has nothing else to do, so that it is all there without a network. vite.config.ts says what that is.

/** As the service worker knows it too. */
const cacheName = 'rest';
/** The verdict on the first puzzle comes first. */
const pause_ms = 1500;

function wantsLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** True when all is stored; false where the user asked the browser to save data. Rejects where a file cannot be had. */
export async function storeTheRest(): Promise<boolean> {
  if (wantsLessData()) return false;
  await new Promise((resolve) => setTimeout(resolve, pause_ms));
  const files = (await (await fetch('rest.json')).json()) as string[];
  const wanted = new Set(files.map((file) => new URL(file, document.baseURI).href));
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!wanted.delete(request.url)) await cache.delete(request);
  }
  await cache.addAll([...wanted]);
  return true;
}
