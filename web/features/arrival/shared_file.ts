// Files shared by another app. Fetched if there are some.
import { thePicture } from '../../language/generated/app';
import { say } from '../../language/say';

async function fileOf(kept: Response): Promise<File> {
  const name = decodeURIComponent(kept.headers.get('file-name') ?? '');
  return new File([await kept.blob()], name === '' ? say(thePicture) : name, {
    type: kept.headers.get('content-type') ?? '',
  });
}

/** The files that the service worker received, in order. Takes them out of its store. */
export async function takeSharedFiles(): Promise<File[]> {
  const store = await caches.open('shared');
  const files = await Promise.all((await store.matchAll()).map(fileOf));
  await caches.delete('shared');
  return files;
}
