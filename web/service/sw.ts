// The service worker: stores this version of the page on the device and answers from there, with a network or without. What
// a first visit needs is stored before the worker takes over; the rest when the page asks for it (web/pwa/the_rest.ts). The
// answer, whether all of it is there, goes back through the port that web/client hands over: it is the other end of that
// question. A new version waits until the page tells it not to. Its file keeps its short name: installed pages ask for
// updates there.
import { makeFiles, type ListedFile } from './files';
import { receiveShared } from './share_receiver';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ListedFile[] };

const listed = self.__WB_MANIFEST;
const home = new URL('./', self.location.href);
const files = makeFiles(listed, home);
/** Where versions before this one kept theirs. */
const formerCaches = ['rest', `workbox-precache-v2-${home.href}`];

async function answer(file: ListedFile, request: Request): Promise<Response> {
  const kept = await files.kept(file);
  if (kept) return kept;
  // What cannot be stored is answered as the host answers it.
  await files.store([file]).catch(() => undefined);
  return (await files.kept(file)) ?? fetch(request);
}

async function storeAll(port: MessagePort): Promise<void> {
  // Where it is cut short, the answer tells.
  await files.store(listed).catch(() => undefined);
  port.postMessage(await files.areAllKept());
}

self.addEventListener('install', (event) => event.waitUntil(files.store(listed.filter(({ isLater }) => !isLater))));

self.addEventListener('activate', (event) => {
  const dropping = [files.dropOthers(), ...formerCaches.map((name) => caches.delete(name))];
  // A first visit is under control at once, so that it too survives the network going away.
  event.waitUntil(Promise.all([...dropping, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = files.at(request.url);
  if (file && request.method === 'GET') event.respondWith(answer(file, request));
  else if (file && request.method === 'POST') event.respondWith(receiveShared(request, home));
});

self.addEventListener('message', (event) => {
  const { type } = event.data as { type: 'SKIP_WAITING' | 'STORE_ALL' };
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  else event.waitUntil(storeAll(event.ports[0]!));
});
