// As long as this page lives, the service worker keeps the files of its version, whatever other tabs have taken
// (web/service/files.ts).
import { ownVersion } from '../state/own_version';

export function holdVersion({ locks }: Navigator): void {
  if (ownVersion === '' || !locks) return;
  const folder = new URL('./', location.href).pathname;
  const forGood = (): Promise<never> => new Promise(() => undefined);
  // Refused in a frame without storage, where no worker is either.
  locks.request(`sudoscope-version ${folder}${ownVersion}`, { mode: 'shared' }, forGood).catch(() => undefined);
}
