// Takes what another app shares with this one (manifest, share_target). A file comes in a request that only a service
// worker can read; it waits in a store of its own, and the page is opened with the rest as parameters of its address
// (web/features/arrival/launch.ts).

/** Answers with the way to the page. */
export async function receiveShared(request: Request, home: URL): Promise<Response> {
  const form = await request.formData();
  const address = new URL(home);
  for (const name of ['title', 'text', 'url']) {
    const text = form.get(name);
    if (typeof text === 'string' && text !== '') address.searchParams.set(name, text);
  }
  const file = form.getAll('files').find((part) => part instanceof File);
  if (file) {
    const headers = { 'content-type': file.type, 'file-name': encodeURIComponent(file.name) };
    const store = await caches.open('shared');
    await store.put('shared-file', new Response(file, { headers }));
    address.searchParams.set('shared', 'file');
  }
  return Response.redirect(address.href, 303);
}
