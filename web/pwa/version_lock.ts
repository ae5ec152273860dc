// Makes the service worker keep the files of this page's version as long as the page is open, even if another tab has taken a
// new version (web/service/files.ts).
import { ownVersion } from '../state/own_version';

export function holdVersion({ locks }: Navigator): void {
  if (ownVersion === '' || !locks) return;
  const folder = new URL('./', location.href).pathname;
  const forGood = (): Promise<never> => new Promise(() => undefined);
  // A frame without storage refuses this, but it has no worker either.
  locks.request(`sudoscope-version ${folder}${ownVersion}`, { mode: 'shared' }, forGood).catch(() => undefined);
}
