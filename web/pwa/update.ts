// The service worker: what it stored, and the new version that waits. A new version is only ever taken when the user
// says so: a reload of its own would end a run that someone watches.
import { signal } from '@preact/signals';
import { registerSW } from 'virtual:pwa-register';
import type { App } from '../state/types';

export function registerUpdates(): App['update'] {
  const supported = 'serviceWorker' in navigator;
  const stored = supported && navigator.serviceWorker.controller !== null;
  const offline = signal<'unknown' | 'ready' | 'unavailable'>(
    supported ? (stored ? 'ready' : 'unknown') : 'unavailable',
  );
  const waiting = signal(false);
  const reload = registerSW({
    immediate: true,
    onNeedRefresh: () => (waiting.value = true),
    onOfflineReady: () => (offline.value = 'ready'),
    onRegisterError: () => {
      if (!stored) offline.value = 'unavailable';
    },
  });
  return {
    offline,
    waiting,
    apply: () => {
      // registerSW reloads by itself only where a worker was in control when the page was opened: not on a first visit.
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      void reload(true);
    },
    dismiss: () => (waiting.value = false),
  };
}
