// A key of the pad under a resting finger does something else, once, and a key of the keyboard never does.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longPress } from '../../../../web/ui/controls/long_press';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const act = vi.fn();
  const click = (): boolean => {
    const event = { stopPropagation: vi.fn(), preventDefault: vi.fn() };
    longPress(act).onClickCapture(event as unknown as Event);
    return event.stopPropagation.mock.calls.length === 0;
  };
  return { act, click, handlers: () => longPress(act) };
}

it('a long press acts once it has lasted, and the click that follows does nothing', () => {
  const { act, click, handlers } = setUp();
  handlers().onPointerDown();
  vi.advanceTimersByTime(1000);
  // Drawn anew meanwhile, as after the note.
  handlers().onPointerUp();
  expect([act.mock.calls.length, click()]).toEqual([1, false]);
  expect(click()).toBe(true);
});

it.each(['onPointerUp', 'onPointerLeave', 'onPointerCancel'] as const)('does not act after %s', (end) => {
  const { act, click, handlers } = setUp();
  handlers().onPointerDown();
  vi.advanceTimersByTime(200);
  handlers()[end]();
  vi.advanceTimersByTime(1000);
  expect([act.mock.calls.length, click()]).toEqual([0, true]);
});

it('opens no menu', () => {
  const preventDefault = vi.fn();
  setUp()
    .handlers()
    .onContextMenu({ preventDefault } as unknown as Event);
  expect(preventDefault).toHaveBeenCalledOnce();
});
