// The service worker: stores this version of the page on the device and answers from there, with a network or without. The
// files of a first visit are stored before the worker takes over, the rest when the page asks whether all are there
// (web/pwa/update.ts). A new version waits until the page tells it not to; files that pages of the former one may ask for
// stay. The worker's file keeps its short name: installed pages ask for updates there.
//
// Files and texts that another app shares with this one (manifest, share_target) are received as well. Files come in a request
// that only a service worker can read; they wait in a store of their own, and the page is opened with the rest as parameters of
// its address (web/features/arrival/launch.ts).
import { makeFiles, type ListedFile } from './files';

/** Answers with a redirect to the page, whose address is `home`. */
async function receiveShared(request: Request, home: URL): Promise<Response> {
  const form = await request.formData();
  const address = new URL(home);
  for (const name of ['title', 'text', 'url']) {
    const text = form.get(name);
    if (typeof text === 'string' && text !== '') address.searchParams.set(name, text);
  }
  const files = form.getAll('files').filter((part) => part instanceof File);
  if (files.length > 0) {
    // Files that were never taken are deleted.
    await caches.delete('shared');
    const store = await caches.open('shared');
    for (const [at, file] of files.entries()) {
      const headers = { 'content-type': file.type, 'file-name': encodeURIComponent(file.name) };
      await store.put(`shared-file-${at}`, new Response(file, { headers }));
    }
    address.searchParams.set('shared', 'file');
  }
  return Response.redirect(address.href, 303);
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ListedFile[] };

const listed = self.__WB_MANIFEST;
const home = new URL('./', self.location.href);
const files = makeFiles(listed, home, self);
/** Not a file: a request for it stores the rest, and the answer tells if all of it is there. */
const question = new URL('everything-stored', home).href;
/** The caches of earlier versions. */
const formerCaches = ['rest', `workbox-precache-v2-${home.href}`];

async function answer(file: ListedFile, request: Request): Promise<Response> {
  const kept = await files.kept(file);
  if (kept) return kept;
  // A file that cannot be stored is answered as the host answers it.
  await files.store([file]).catch(() => undefined);
  return (await files.kept(file)) ?? fetch(request);
}

/** A page of another version asks for a part of it. */
const answerForeign = async (request: Request): Promise<Response> =>
  (await files.ofOthers(request.url)) ?? fetch(request);

async function storeAll(): Promise<Response> {
  // If this is cut short, the answer shows it.
  await files.store(listed).catch(() => undefined);
  await files.dropOthers();
  return Response.json(await files.areAllKept());
}

self.addEventListener('install', (event) => event.waitUntil(files.install()));

self.addEventListener('activate', (event) => {
  const dropping = [files.dropOthers(), ...formerCaches.map((name) => caches.delete(name))];
  // A first visit is under control at once, so that it too works when the network goes away.
  event.waitUntil(Promise.all([...dropping, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = files.at(request.url);
  if (file && request.method === 'GET') event.respondWith(answer(file, request));
  else if (file && request.method === 'POST') event.respondWith(receiveShared(request, home));
  else if (request.url === question) event.respondWith(storeAll());
  else if (request.method === 'GET' && files.isForeign(request.url)) event.respondWith(answerForeign(request));
});

self.addEventListener('message', (event) => {
  // Pages of earlier versions send other messages too.
  const { type } = event.data as { type: string };
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'CLAIM') event.waitUntil(self.clients.claim());
  // A waiting worker answers no fetch, so it is asked by a message; its answer is the only message that this folder posts.
  if (type === 'VERSION') event.ports[0]?.postMessage(files.version);
});
