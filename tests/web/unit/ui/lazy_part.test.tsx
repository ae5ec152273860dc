// @vitest-environment jsdom
// Parts of the page that are fetched when they are first shown.
import { render, type JSX } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { isReplaced } from '../../../../web/state/own_version';
import { PartLoading, useLazyPart } from '../../../../web/ui/lazy_part';

const place = document.createElement('div');
afterEach(() => render(null, place));

type Load = () => Promise<{ words: string }>;

function Part({ isShown, load }: { isShown: boolean; load: Load }): JSX.Element {
  const part = useLazyPart(isShown, load);
  return part.views ? <p>{part.views.words}</p> : <PartLoading part={part} name="The part" />;
}

const show = (load: Load, isShown = true): void => {
  void act(() => render(<Part isShown={isShown} load={load} />, place));
};
const words = (): string => place.textContent;

test('a part is fetched when it is first shown, and the next time it is there at once', async () => {
  const load = vi.fn(() => Promise.resolve({ words: 'here' }));
  show(load, false);
  expect(load).not.toHaveBeenCalled();
  show(load);
  await expect.poll(words).toBe('here');
  render(null, place);
  render(<Part isShown load={load} />, place);
  expect(words()).toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be fetched says so in our words, and comes when it is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve({ words: 'here' }));
  load.mockRejectedValueOnce(new Error('no way'));
  show(load);
  await expect.poll(words).toContain('The part could not be loaded.');
  expect(words()).toContain('needs a network');
  expect(words()).not.toContain('no way');
  void act(() => place.querySelector('button')!.click());
  await expect.poll(words).toBe('here');
});

test('a part of a version that is gone asks for a reload', async () => {
  show(() => Promise.reject(new Error('no way')));
  await expect.poll(words).toContain('needs a network');
  void act(() => void (isReplaced.value = true));
  expect(words()).toContain('a new version of Sudoscope has replaced this one');
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  void act(() => place.querySelector('button')!.click());
  expect(reload).toHaveBeenCalledOnce();
  isReplaced.value = false;
  vi.unstubAllGlobals();
});
