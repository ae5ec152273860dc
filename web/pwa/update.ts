// Follows the service worker: its stored files, and a new version that waits. Only the user starts a
// new version: an unasked reload would end a run being watched. If another tab starts it for all, this
// one still asks before it reloads. Another worker need not be a new version, as browsers also report
// one that took control of the page while it started: each is asked for the name of its version.
import { type ReadonlySignal, signal } from '@preact/signals';
import { type OfflineState, storeTheRest, takeControl, versionOf } from '../client/service_worker';
import { lookForReplacement, ownVersion } from '../state/own_version';
import { registerWorker } from './register';

export interface UpdateStore {
  readonly offline: ReadonlySignal<OfflineState>;
  readonly waiting: ReadonlySignal<boolean>;
  /** Reloads into the new version. */
  apply(): void;
  dismiss(): void;
}

export interface HasUpdate {
  readonly update: UpdateStore;
}

/** Null if there are none: in an old browser, in a frame without storage. */
function workersHere(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Resolves once a worker answers the page's requests. A page that was reloaded past its worker asks for control. */
function underControl(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return Promise.resolve();
  void workers.ready.then(({ active }) => active && takeControl(active));
  return new Promise((resolve) => workers.addEventListener('controllerchange', () => resolve(), { once: true }));
}

export function registerUpdates(): UpdateStore {
  const workers = workersHere();
  const offline = signal<OfflineState>(workers ? 'unknown' : 'unavailable');
  const waiting = signal(false);
  let isAsked = false;
  let isTaken = false;

  /** Another tab has taken a new version for all, or the host has replaced this one. */
  function offerReload(): void {
    isTaken = waiting.value = true;
  }

  const isNew = async (worker: ServiceWorker): Promise<boolean> => (await versionOf(worker)) !== ownVersion;

  // A page in development has none.
  if (import.meta.env.PROD) holdVersion(navigator);
  const takeWaiting =
    import.meta.env.PROD && workers
      ? registerWorker(workers, {
          onWaiting: (worker) => void isNew(worker).then((is) => is && (waiting.value = true)),
          onRefused: () => (offline.value = 'partly'),
          onError: () => {
            if (offline.peek() === 'unknown') offline.value = 'unavailable';
          },
        })
      : () => undefined;
  if (workers)
    void underControl(workers)
      .then(storeTheRest)
      .then((state) => (offline.value = state));

  let isControlled = workers !== null && workers.controller !== null;
  workers?.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    // The worker of a first visit takes control of the page as soon as it can.
    else if (isControlled && workers.controller) void isNew(workers.controller).then((is) => is && offerReload());
    isControlled = true;
  });
  // A file that could not be fetched may belong to a version that is gone.
  window.addEventListener('vite:preloadError', () => void lookForReplacement().then((is) => is && offerReload()));

  return {
    offline,
    waiting,
    apply() {
      isAsked = true;
      if (isTaken) location.reload();
      else takeWaiting();
    },
    dismiss: () => (waiting.value = false),
  };
}

/**
 * Makes the service worker keep the files of this page's version as long as the page is open, even if another tab has taken a
 * new version (web/service/files.ts).
 */
export function holdVersion({ locks }: Navigator): void {
  if (ownVersion === '' || !locks) return;
  const folder = new URL('./', location.href).pathname;
  const forGood = (): Promise<never> => new Promise(() => undefined);
  // A frame without storage refuses this, but it has no worker either.
  locks.request(`sudoscope-version ${folder}${ownVersion}`, { mode: 'shared' }, forGood).catch(() => undefined);
}
