// The file that another app shared. It is fetched when there is one.
import { thePicture } from '../../language/generated/app';
import { say } from '../../language/say';

/** The file that the service worker took. Takes it out of its store; null where none waits there. */
export async function takeSharedFile(): Promise<File | null> {
  const store = await caches.open('shared');
  const kept = await store.match('shared-file');
  if (!kept) return null;
  await store.delete('shared-file');
  const name = decodeURIComponent(kept.headers.get('file-name') ?? '');
  return new File([await kept.blob()], name === '' ? say(thePicture) : name, {
    type: kept.headers.get('content-type') ?? '',
  });
}
