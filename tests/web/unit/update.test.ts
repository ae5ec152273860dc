// When the page reloads into a new version: where the user said so, and nowhere else.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../../web/app/make_app';
import type { OfflineState } from '../../../web/pwa/the_rest';

interface Registration {
  onNeedRefresh(): void;
  onRegisterError(): void;
}
let registration: Registration;
const takeWaiting = vi.fn();
vi.mock('virtual:pwa-register', () => ({
  registerSW: (options: Registration) => {
    registration = options;
    return takeWaiting;
  },
}));

const storeTheRest = vi.fn<(worker: unknown) => Promise<OfflineState>>();
vi.mock('../../../web/pwa/the_rest', () => ({ storeTheRest: (worker: unknown) => storeTheRest(worker) }));

const reload = vi.fn();
let workers: EventTarget & { controller: object | null; ready: Promise<unknown> };

async function openPage(controller: object | null, ready: Promise<unknown>): Promise<App['update']> {
  workers = Object.assign(new EventTarget(), { controller, ready });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const { registerUpdates } = await import('../../../web/pwa/update');
  return registerUpdates();
}
const newController = (): unknown => workers.dispatchEvent(new Event('controllerchange'));
const never = new Promise<unknown>(() => undefined);
const active = {};
const registered = Promise.resolve({ active });

beforeEach(() => {
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a new version', () => {
  it('is taken when the user says so, on a first visit too', async () => {
    const update = await openPage(null, never);
    newController();
    expect(update.waiting.value).toBe(false);
    registration.onNeedRefresh();
    expect(update.waiting.value).toBe(true);
    update.apply();
    expect(takeWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    newController();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('taken in another tab does not reload this one, which still asks', async () => {
    const update = await openPage({}, never);
    registration.onNeedRefresh();
    update.dismiss();
    newController();
    expect(reload).not.toHaveBeenCalled();
    expect(update.waiting.value).toBe(true);
    update.apply();
    expect(reload).toHaveBeenCalledOnce();
    expect(takeWaiting).not.toHaveBeenCalled();
  });
});

describe('the page without a network', () => {
  it.each(['ready', 'opened', 'partly'] as const)('is as the worker says, whoever registered it: %s', async (state) => {
    storeTheRest.mockResolvedValue(state);
    const update = await openPage(null, registered);
    expect(update.offline.value).toBe('unknown');
    await vi.waitFor(() => expect(update.offline.value).toBe(state));
    expect(storeTheRest).toHaveBeenCalledExactlyOnceWith(active);
  });

  it('cannot be opened where no worker may be registered', async () => {
    const update = await openPage(null, never);
    expect(update.offline.value).toBe('unknown');
    registration.onRegisterError();
    expect(update.offline.value).toBe('unavailable');
  });

  it('cannot be opened from a frame that may not so much as ask for workers', async () => {
    vi.stubGlobal('navigator', {
      get serviceWorker(): never {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    const { registerUpdates } = await import('../../../web/pwa/update');
    expect(registerUpdates().offline.value).toBe('unavailable');
  });
});
