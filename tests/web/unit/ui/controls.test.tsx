// @vitest-environment jsdom
// Controls by keyboard, and their texts for a screen reader.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import type { Race } from '../../../../web/features/race/race_store';
import { makePlay } from '../../../../web/state/play';
import type { App } from '../../../../web/app/make_app';
import type { RunPlayer } from '../../../../web/features/watch/watch_store';
import { makeSettings } from '../../../../web/state/settings';
import { makeRuns } from '../../../../web/run/runs';
import { makeView } from '../../../../web/state/view';
import { Button } from '../../../../web/ui/controls/button';
import { Modal } from '../../../../web/ui/controls/modal';
import { Tabs } from '../../../../web/ui/controls/tabs';
import { Spoken } from '../../../../web/ui/controls/spoken';
import { spoken } from '../../../../web/ui/places';
import { PositionInput } from '../../../../web/features/watch/deck/position_input';
import { Transport } from '../../../../web/features/watch/deck/transport';
import { makeHintDoor } from '../../../../web/features/logic/hint_door';
import { makeEntryControl } from '../../../../web/features/play/entry_control';
import { listenToKeys } from '../../../../web/app/page_keys';
import type { Arrival } from '../../../../web/features/arrival/arrival_store';
import { pageRace } from '../../../../web/features/race/race_tab';

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  render(null, place);
  place.remove();
});

const press = (target: Element, key: string, more: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

test('tabs are one tab stop; arrows go round and choose at once', () => {
  const chosen = vi.fn();
  const tabs = [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
  ];
  void act(() => render(<Tabs name="x" label="X" tabs={tabs} chosen="b" onChoose={chosen} />, place));
  const buttons = [...place.querySelectorAll<HTMLElement>('[role=tab]')];
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0]);
  press(buttons[1]!, 'ArrowRight');
  expect(chosen).toHaveBeenLastCalledWith('a');
  expect(document.activeElement).toBe(buttons[0]);
});

test('a button that cannot be used keeps its place in the tab order and does nothing', () => {
  const clicked = vi.fn();
  void act(() => render(<Button label="Undo" disabled onClick={clicked} />, place));
  const button = place.querySelector('button')!;
  button.click();
  expect(clicked).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.disabled).toBe(false);
});

describe('a dialog', () => {
  // Missing in jsdom: like the browser it reports later that it closed.
  const closings: (() => void)[] = [];
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = function () {
    closings.push(() => this.dispatchEvent(new Event('close')));
  };
  const open = (title: string, onClose: () => void): HTMLDialogElement => {
    void act(() => render(<Modal key={title} title={title} onClose={onClose} children={title} />, place));
    return place.querySelector('dialog')!;
  };

  test('closed by another dialog does not close the new one', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    open('Help', first);
    open('New', second);
    expect(closings).toHaveLength(1);
    closings.forEach((tell) => tell());
    expect(first).not.toHaveBeenCalled();
    place.querySelector('dialog')!.dispatchEvent(new Event('close'));
    expect(second).toHaveBeenCalledOnce();
  });

  test('closes at the end of a press on the veil, and not of one that began inside', () => {
    const closed = vi.fn();
    const dialog = open('Help', closed);
    const pressFrom = (target: Element): void => {
      target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      dialog.dispatchEvent(new Event('click', { bubbles: true }));
    };
    pressFrom(dialog.querySelector('h2')!);
    dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(closed).not.toHaveBeenCalled();
    pressFrom(dialog);
    expect(closed).toHaveBeenCalledOnce();
  });
});

function fakeWatch(position: number, atEnd: boolean): RunPlayer {
  const moves = ['play', 'pause', 'next', 'previous', 'toStart', 'toEnd', 'toDeepest', 'seek'];
  return {
    ...Object.fromEntries(moves.map((move) => [move, vi.fn()])),
    status: signal('ready'),
    playing: signal(false),
    readout: signal({ position, atEnd }),
  } as unknown as RunPlayer;
}

test('the transport offers only what can be done at the place it is in', () => {
  const usable = (watch: RunPlayer): (string | null)[] => {
    void act(() => render(<Transport watch={watch} />, place));
    const buttons = [...place.querySelectorAll('button:not([aria-disabled])')];
    return buttons.map((button) => button.getAttribute('aria-label')!.replace(/ \(.*/, ''));
  };
  expect(usable(fakeWatch(0, false))).not.toContain('Previous move');
  expect(usable(fakeWatch(0, false))).toContain('Next guess');
  expect(usable(fakeWatch(9, true))).toEqual(['Previous guess', 'Previous move', 'Play']);
});

test('a position that is typed is gone to when it is done, and the run does not change it meanwhile', () => {
  const readout = signal({ position: 5 });
  const watch = { ...fakeWatch(5, false), readout } as unknown as RunPlayer;
  void act(() => render(<PositionInput watch={watch} />, place));
  const input = place.querySelector('input')!;
  const type = (text: string): void => {
    input.value = text;
    void act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
  };
  const settle = (): void => void act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
  type('12');
  void act(() => void (readout.value = { position: 6 }));
  expect(input.value).toBe('12');
  settle();
  expect(watch.seek).toHaveBeenLastCalledWith(12);
  expect(input.value).toBe('6');
  for (const nonsense of ['', '-3']) {
    type(nonsense);
    settle();
    expect(input.value).toBe('6');
  }
  expect(watch.seek).toHaveBeenCalledOnce();
});

test('cells in a sentence are read out by row and column, and shown by their short names', () => {
  expect(spoken('No digit is left for r4c19: take back 7 at r12c3')).toBe(
    'No digit is left for row 4, column 19: take back 7 at row 12, column 3',
  );
  void act(() => render(<Spoken text="4 at r1c2" />, place));
  expect(place.querySelector('[aria-hidden]')!.textContent).toBe('4 at r1c2');
  expect(place.querySelector('.unseen')!.textContent).toBe('4 at row 1, column 2');
});

describe('the keys of the page', () => {
  function setUp(tab: 'play' | 'watch') {
    const play = makePlay(blankPuzzle(boxShape(3, 3)));
    const view = makeView();
    const runs = makeRuns();
    view.show(tab);
    const watch = fakeWatch(5, false);
    const ask = (move: (player: RunPlayer) => void): void => move(watch);
    const settings = makeSettings();
    const sittings = { isPaused: signal(false), isTimed: signal(true), contest: signal(null) };
    const entry = makeEntryControl({ play, view, settings });
    const app = { play, view, runs, settings, sittings, watch: { ask } } as unknown as App;
    const hints = makeHintDoor({ isOpen: signal(false), load: () => Promise.reject(new Error()) });
    const stop = listenToKeys({ app, entry, hints, arrival: {} as Arrival });
    return { play, view, runs, watch, stop };
  }

  test('type and undo on Play, wherever the focus is', () => {
    const { play, stop } = setUp('play');
    press(document.body, '7');
    expect(play.grid.value[0]).toBe(7);
    press(document.body, 'z', { ctrlKey: true });
    expect(play.grid.value[0]).toBe(0);
    press(document.body, 'Z', { ctrlKey: true, shiftKey: true });
    expect(play.grid.value[0]).toBe(7);
    stop();
  });

  test('move through the run on Watch, where a number explains itself instead', () => {
    const { play, view, watch, stop } = setUp('watch');
    for (const key of [' ', '.', ',', 'g', 'x', 's', 'Home', 'End']) press(document.body, key);
    expect(watch.play).toHaveBeenCalledOnce();
    const landmarks = vi.mocked(watch.next).mock.calls.map(([landmark]) => landmark);
    expect(landmarks).toEqual(['move', 'guess', 'contradiction', 'solution']);
    expect(watch.previous).toHaveBeenCalledWith('move', false);
    press(document.body, ',', { repeat: true });
    expect(watch.previous).toHaveBeenLastCalledWith('move', true);
    expect(watch.toEnd).toHaveBeenCalledOnce();
    press(document.body, '7');
    expect(play.grid.value[0]).toBe(0);
    expect(view.notice.value?.text()).toContain('Play tab');
    stop();
  });

  test('move all runs side by side, and the one behind them never', () => {
    const { runs, watch, stop } = setUp('watch');
    const lane = { algorithm: 'norvig', knobs: [], pace: 0 };
    runs.race.value = { lanes: [lane, lane], clock: 'steps', limit: 1, at: 0 };
    const keys = [' ', '.', ',', 'Home', 'End', 'g', 'x', 's'];
    // Not loaded yet.
    for (const key of keys) expect(press(document.body, key)).toBe(true);
    const key = vi.fn((name: string) => keys.indexOf(name) < 5);
    pageRace.value = { key } as unknown as Race;
    expect(keys.map((name) => press(document.body, name))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(key.mock.calls.flat()).toEqual(keys);
    for (const move of [watch.play, watch.next, watch.previous, watch.toEnd]) expect(move).not.toHaveBeenCalled();
    pageRace.value = null;
    stop();
  });

  test('are left to fields, to dialogs, and to the button that has the focus', () => {
    const { play, view, watch, stop } = setUp('play');
    place.innerHTML = '<textarea></textarea><button></button>';
    press(place.querySelector('textarea')!, '7');
    view.dialog.value = 'help';
    press(document.body, '7');
    expect(play.grid.value[0]).toBe(0);
    view.dialog.value = null;
    view.show('watch');
    expect(press(place.querySelector('button')!, ' ')).toBe(true);
    expect(watch.play).not.toHaveBeenCalled();
    stop();
  });
});
