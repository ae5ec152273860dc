// When the page reloads into a new version: where the user said so, and nowhere else.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../../web/state/types';

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

const storeTheRest = vi.fn<() => Promise<boolean>>();
vi.mock('../../../web/pwa/the_rest', () => ({ storeTheRest: () => storeTheRest() }));

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
  it('is ready once a worker is, whoever registered it, and has stored everything', async () => {
    storeTheRest.mockResolvedValue(true);
    const update = await openPage(null, Promise.resolve());
    await vi.waitFor(() => expect(update.offline.value).toBe('ready'));
  });

  it('has what was opened where the user saves data', async () => {
    storeTheRest.mockResolvedValue(false);
    const update = await openPage(null, Promise.resolve());
    await vi.waitFor(() => expect(update.offline.value).toBe('opened'));
  });

  it('promises nothing while the rest cannot be fetched', async () => {
    storeTheRest.mockRejectedValue(new TypeError('no network'));
    const update = await openPage(null, Promise.resolve());
    await vi.waitFor(() => expect(storeTheRest).toHaveBeenCalled());
    expect(update.offline.value).toBe('unknown');
  });

  it('cannot be opened where no worker may be registered', async () => {
    const update = await openPage(null, never);
    expect(update.offline.value).toBe('unknown');
    registration.onRegisterError();
    expect(update.offline.value).toBe('unavailable');
  });
});
