// The page's message about use without a network, by the answers of the service worker, or of a host in its place.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeTheRest } from '../../../../web/client/service_worker';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['ready', 'the worker has everything', () => Promise.resolve(Response.json(true))],
  ['partly', 'the worker has not', () => Promise.resolve(Response.json(false))],
  ['partly', 'a host misses the address', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['partly', 'a host shows its front page instead', () => Promise.resolve(new Response('<!doctype html>'))],
  ['partly', 'there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('is "%s" where %s', async (state, _, answer) => {
  vi.stubGlobal('fetch', answer);
  const telling = storeTheRest();
  await vi.runAllTimersAsync();
  expect(await telling).toBe(state);
});

it('nothing is asked where data are to be saved', async () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(await storeTheRest()).toBe('opened');
  expect(fetching).not.toHaveBeenCalled();
});
