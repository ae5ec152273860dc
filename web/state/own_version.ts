// The version of this page is the name of the page's script, as in the service worker. A page that was opened long ago may
// have a version that is gone from host and device: it cannot fetch its remaining parts.
import { signal } from '@preact/signals';

const pageScript = /assets\/page-[\w-]+\.js/;

/** Empty in a page under development. */
export const ownVersion = pageScript.exec(import.meta.url)?.[0] ?? '';

/** True if the host has replaced this version by another. */
export const isReplaced = signal(false);

/** Asks the host after a file could not be fetched; true if this version is replaced, also from then on. */
export async function lookForReplacement(): Promise<boolean> {
  const page = await fetch('./', { cache: 'no-cache' })
    .then((response) => response.text())
    .catch(() => '');
  const [there = ownVersion] = pageScript.exec(page) ?? [];
  if (there !== ownVersion) isReplaced.value = true;
  return isReplaced.peek();
}
