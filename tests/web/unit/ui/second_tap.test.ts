// @vitest-environment jsdom
// The second tap of a double tap presses nothing that came under the finger with the first.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoreSecondTaps } from '../../../../web/ui/controls/second_tap';

let stop: () => void;
let shows: HTMLButtonElement;
let removes: HTMLButtonElement;
let pressed: string[];

function button(words: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = words;
  made.addEventListener('click', () => pressed.push(made.textContent));
  document.body.append(made);
  return made;
}

beforeEach(() => {
  pressed = [];
  shows = button('Show');
  removes = button('Remove');
  stop = ignoreSecondTaps(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function tap(target: Element, time: number, part: MouseEventInit = {}, kind = 'touch'): void {
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    detail: 1,
    clientX: 50,
    clientY: 700,
    ...part,
  });
  Object.defineProperties(event, { timeStamp: { value: time }, pointerType: { value: kind } });
  target.dispatchEvent(event);
}

it('does not press another button that came under the finger', () => {
  tap(shows, 0);
  tap(removes, 120);
  tap(removes, 450, { clientX: 55 });
  expect(pressed).toEqual(['Show']);
  tap(removes, 1000);
  expect(pressed).toEqual(['Show', 'Remove']);
});

it('does not press the same button once it does something else', () => {
  tap(shows, 0);
  shows.textContent = 'Enter 8';
  tap(shows, 250);
  expect(pressed).toEqual(['Show']);
  tap(shows, 700);
  expect(pressed).toEqual(['Show', 'Enter 8']);
});

it('does not take back what a button shows, but keys of a pad do', () => {
  shows.addEventListener('click', () => shows.setAttribute('aria-pressed', 'true'));
  tap(shows, 0);
  tap(shows, 100);
  expect(pressed).toEqual(['Show']);
  document.body.setAttribute('role', 'group');
  shows.setAttribute('aria-pressed', 'false');
  tap(shows, 1000);
  tap(shows, 1100);
  expect(pressed).toEqual(['Show', 'Show', 'Show']);
  document.body.removeAttribute('role');
});

it('presses the same button as often as it is tapped, and a neighbour at once', () => {
  for (const time of [0, 100, 200]) tap(shows, time);
  tap(removes, 250, { clientX: 90 });
  expect(pressed).toEqual(['Show', 'Show', 'Show', 'Remove']);
});

it('goes by the count of clicks of a mouse, and leaves keys alone', () => {
  tap(shows, 0, {}, 'mouse');
  tap(removes, 100, { detail: 2 }, 'mouse');
  tap(removes, 120, {}, 'mouse');
  tap(shows, 130, { detail: 0 }, '');
  expect(pressed).toEqual(['Show', 'Remove', 'Show']);
});
