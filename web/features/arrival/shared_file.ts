// The file that another app shared, as the service worker left it (public/share_receiver.js).

/** Takes it out of its store; null where none waits there. */
export async function takeSharedFile(): Promise<File | null> {
  const store = await caches.open('shared');
  const kept = await store.match('shared-file');
  if (!kept) return null;
  await store.delete('shared-file');
  const name = decodeURIComponent(kept.headers.get('file-name') ?? '');
  return new File([await kept.blob()], name === '' ? 'The picture' : name, {
    type: kept.headers.get('content-type') ?? '',
  });
}
