// Registers the service worker, and notices a new one that is stored and waits until the page tells it to take over.
import { takeOver } from '../client/service_worker';

export interface Registered {
  /** Called if a worker waits, perhaps since before the page began. */
  onWaiting(worker: ServiceWorker): void;
  /** Called if the first worker could not store the files that the page needs. */
  onRefused(): void;
  onError(): void;
}

/** The first verdict has priority: the installation of a first
    visit occupies a core for as long as the page takes to start. */
const first_ms = 1000;

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns a function that lets the waiting worker take over. */
export function registerWorker(
  workers: ServiceWorkerContainer,
  { onWaiting, onRefused, onError }: Registered,
): () => void {
  // If workers are blocked there may be none, and no error.
  const register = (): Promise<ServiceWorkerRegistration | undefined> => workers.register('./sw.js', { scope: './' });
  const registering = workers.controller ? register() : passed(first_ms).then(register);
  registering.then((registration) => {
    if (!registration) return;
    // The first worker of all waits for nobody.
    const look = (): void => void (registration.waiting && registration.active && onWaiting(registration.waiting));
    const follow = (): void => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        look();
        if (installing.state === 'redundant' && !registration.active) onRefused();
      });
    };
    registration.addEventListener('updatefound', follow);
    follow();
    look();
  }, onError);
  return () =>
    void registering.then((registration) => {
      if (registration?.waiting) takeOver(registration.waiting);
      // Another tab was faster.
      else location.reload();
    });
}
