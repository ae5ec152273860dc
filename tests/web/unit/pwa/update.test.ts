// The reload into a new version: when the user agrees, and never otherwise.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../../../web/app/make_app';
import type * as serviceWorker from '../../../../web/client/service_worker';

/** A service worker, which answers with the name of its version. */
class Worker extends EventTarget {
  state = 'installing';
  constructor(readonly version = 'next') {
    super();
  }
  postMessage(message: { type: string }, ports: MessagePort[] = []): void {
    if (message.type === 'VERSION') ports[0]!.postMessage(this.version);
    else told(message);
  }
}

/** The browser's registration, with the workers in it. */
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: object | null = null;

  /** A new worker comes, is stored, and waits; or is refused. */
  async install(worker = new Worker(), state = 'installed'): Promise<void> {
    await registered;
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    if (state === 'installed') this.waiting = worker;
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  }
}
let registration: Registration;
let registered: Promise<Registration>;
/** Receives the messages to workers. */
const told = vi.fn();
/** All questions to a worker are answered by then. */
const answered = async (): Promise<void> => {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(null);
  await new Promise((resolve) => (port2.onmessage = resolve));
  port1.close();
};

const lookForReplacement = vi.fn<() => Promise<boolean>>();
vi.mock('../../../../web/state/own_version', () => ({
  ownVersion: 'this',
  lookForReplacement: () => lookForReplacement(),
}));

const storeTheRest = vi.fn<() => Promise<serviceWorker.OfflineState>>();
vi.mock('../../../../web/client/service_worker', async (original) => ({
  ...(await original<typeof serviceWorker>()),
  storeTheRest: () => storeTheRest(),
}));

const reload = vi.fn();
let workers: EventTarget & { controller: object | null };
let isRefused = false;
let refuse: () => void;

async function openPage(controller: object | null, active = controller): Promise<App['update']> {
  registration = Object.assign(new Registration(), { active });
  const refusal = new Promise<never>((_, reject) => (refuse = () => reject(new DOMException('no', 'SecurityError'))));
  registered = isRefused ? refusal : Promise.resolve(registration);
  const ready = registered.catch(() => new Promise<never>(() => undefined));
  const register = vi.fn(() => registered);
  workers = Object.assign(new EventTarget(), { controller, ready, register });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const { registerUpdates } = await import('../../../../web/pwa/update');
  vi.useFakeTimers();
  const update = registerUpdates();
  if (!controller) {
    // A first visit has other things to do at first.
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
  }
  vi.useRealTimers();
  expect(register).toHaveBeenCalledOnce();
  return update;
}
function newController(controller: object = new Worker()): void {
  workers.controller = controller;
  workers.dispatchEvent(new Event('controllerchange'));
}

beforeEach(() => {
  vi.stubGlobal('location', { reload, href: 'https://host.example/' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubEnv('PROD', true);
  isRefused = false;
  storeTheRest.mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

describe('a new version', () => {
  it('is taken when the user says so, on a first visit too', async () => {
    const update = await openPage(null);
    // The first worker waits for nobody.
    await registration.install();
    await answered();
    expect(update.waiting.value).toBe(false);
    registration.active = {};
    newController();
    await answered();
    expect(update.waiting.value).toBe(false);
    await registration.install();
    await vi.waitFor(() => expect(update.waiting.value).toBe(true));
    update.apply();
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' }));
    expect(reload).not.toHaveBeenCalled();
    newController();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waiting before the page began is offered at once', async () => {
    const opening = openPage({});
    registration.waiting = new Worker();
    const update = await opening;
    await vi.waitFor(() => expect(update.waiting.value).toBe(true));
  });

  it('taken in another tab does not reload this one, which still asks', async () => {
    const update = await openPage({});
    await registration.install();
    await vi.waitFor(() => expect(update.waiting.value).toBe(true));
    update.dismiss();
    newController(new Worker());
    await vi.waitFor(() => expect(update.waiting.value).toBe(true));
    expect(reload).not.toHaveBeenCalled();
    update.apply();
    expect(reload).toHaveBeenCalledOnce();
    expect(told).not.toHaveBeenCalled();
  });

  it('taken in another tab at the same moment reloads this one', async () => {
    const update = await openPage({});
    await registration.install();
    await vi.waitFor(() => expect(update.waiting.value).toBe(true));
    registration.waiting = null;
    update.apply();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('is not reported if the worker has the version of the page, even if it took it over as it began', async () => {
    const update = await openPage({});
    newController(new Worker('this'));
    await answered();
    await registration.install(new Worker('this'));
    await answered();
    expect(update.waiting.value).toBe(false);
    newController(new Worker('next'));
    await vi.waitFor(() => expect(update.waiting.value).toBe(true));
  });

  it.each([true, false])('is offered if a late part is gone with its version: %s', async (isGone) => {
    lookForReplacement.mockResolvedValue(isGone);
    const update = await openPage({});
    window.dispatchEvent(new Event('vite:preloadError'));
    await answered();
    expect(update.waiting.value).toBe(isGone);
    if (isGone) update.apply();
    expect(reload).toHaveBeenCalledTimes(isGone ? 1 : 0);
  });
});

describe('the page without a network', () => {
  it.each(['ready', 'opened', 'partly'] as const)('is as the worker says: %s', async (state) => {
    storeTheRest.mockResolvedValue(state);
    const update = await openPage({});
    expect(update.offline.value).toBe('unknown');
    await vi.waitFor(() => expect(update.offline.value).toBe(state));
  });

  it('is asked about on a first visit once a worker answers, and once only', async () => {
    storeTheRest.mockResolvedValue('ready');
    const update = await openPage(null);
    expect(storeTheRest).not.toHaveBeenCalled();
    newController();
    await vi.waitFor(() => expect(update.offline.value).toBe('ready'));
    newController();
    expect(storeTheRest).toHaveBeenCalledOnce();
  });

  it('is asked about after a reload past the worker, which is asked to take the page', async () => {
    storeTheRest.mockResolvedValue('ready');
    const postMessage = vi.fn();
    const update = await openPage(null, { postMessage });
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CLAIM' }));
    expect(storeTheRest).not.toHaveBeenCalled();
    newController();
    await vi.waitFor(() => expect(update.offline.value).toBe('ready'));
    expect([update.waiting.value, reload.mock.calls.length]).toEqual([false, 0]);
  });

  it('is not complete if the first worker could not store the files that the page needs', async () => {
    const update = await openPage(null);
    await registration.install(new Worker('this'), 'redundant');
    expect(update.offline.value).toBe('partly');
  });

  it('cannot be opened where no worker may be registered', async () => {
    isRefused = true;
    const update = await openPage(null);
    expect(update.offline.value).toBe('unknown');
    refuse();
    await vi.waitFor(() => expect(update.offline.value).toBe('unavailable'));
  });

  it('cannot be opened from a frame that may not so much as ask for workers', async () => {
    vi.stubGlobal('navigator', {
      get serviceWorker(): never {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    const { registerUpdates } = await import('../../../../web/pwa/update');
    expect(registerUpdates().offline.value).toBe('unavailable');
  });
});
