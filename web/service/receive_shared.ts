// Receives files and texts that another app shares with this one (manifest, share_target). Files
// come in a request that only a service worker can read; they wait in a store of their own, and
// the page is opened with the rest as parameters of its address (web/features/arrival/launch.ts).

/** Answers with a redirect to the page, whose address is `home`. */
export async function receiveShared(request: Request, home: URL): Promise<Response> {
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
