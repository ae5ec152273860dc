// Presses on the board as a finger or a mouse reports them, with presses elsewhere between them.
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachHands, type EditableBoard, type Hands } from '../../../../web/board/hands';
import { alone, type Selection } from '../../../../web/board/keys';
import { blankPicture } from './pictures';

let window: Window & typeof globalThis;
let board: HTMLElement;
let pad: HTMLElement;
let selection: Selection;
let now: number;
let hands: Hands;

beforeEach(() => {
  const html = '<div id="board"><i data-cell="0"></i><i data-cell="8"></i></div><button></button>';
  window = new JSDOM(html, { url: 'https://example.org/' }).window as typeof window;
  vi.stubGlobal('AbortController', window.AbortController);
  board = window.document.getElementById('board')!;
  board.setPointerCapture = vi.fn();
  pad = window.document.querySelector('button')!;
  selection = alone(40);
  now = 1000;
  const picture = blankPicture(3, 3);
  picture.values[0] = picture.values[8] = picture.values[30] = 8;
  hands = attachHands(board, {
    camera: { view: { scale: 1 } },
    isEditable: () => true,
    picture: () => picture,
    selected: () => selection,
    cellOf: (target: HTMLElement) => Number(target.dataset.cell),
    layout: () => null,
    isUsed: () => false,
    select: (next: Selection) => void (selection = next),
    reveal: () => undefined,
  } as unknown as EditableBoard);
  return () => {
    hands.end();
    vi.unstubAllGlobals();
  };
});

function send(target: EventTarget, type: string, more: object): void {
  const event = new window.Event(type, { bubbles: true, cancelable: true });
  for (const [name, value] of Object.entries({ timeStamp: now, ...more }))
    Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
}

function press(target: Element, pointerType: 'touch' | 'mouse'): void {
  const pointer = { pointerType, pointerId: 1, button: 0, buttons: 1, clientX: 5, clientY: 5, isPrimary: true };
  send(target, 'pointerdown', pointer);
  now += 40;
  send(target, 'pointerup', { ...pointer, buttons: 0 });
  send(target, 'click', { detail: 1 });
  now += 60;
}

/** The browser's events for the second click on one place, whatever happened between. */
function pressTwice(cell: Element, pointerType: 'touch' | 'mouse', between: () => void = () => undefined): void {
  press(cell, pointerType);
  between();
  press(cell, pointerType);
  if (pointerType === 'mouse') send(cell, 'dblclick', {});
}

describe.each(['touch', 'mouse'] as const)('a second press by %s', (pointerType) => {
  const cell = (): Element => board.querySelector('[data-cell="8"]')!;
  const selected = (): number[] => [...selection.cells].sort((a, b) => a - b);

  it('on its cell selects all equal cells', () => {
    pressTwice(cell(), pointerType);
    expect([selected(), selection.areAlike]).toEqual([[0, 8, 30], true]);
  });

  it.each([
    ['a digit', () => send(board, 'keydown', { key: '8' })],
    ['a key of the pad', () => press(pad, pointerType)],
    ['Delete', () => send(window.document.body, 'keydown', { key: 'Delete' })],
  ])('after %s counts as a first one', (_, between) => {
    pressTwice(cell(), pointerType, between);
    expect(selected()).toEqual([8]);
    // And the next a second.
    press(cell(), pointerType);
    if (pointerType === 'mouse') send(cell(), 'dblclick', {});
    expect(selected()).toEqual([0, 8, 30]);
  });

  it('with Shift adds to the selection', () => {
    selection = { cursor: 40, cells: new Set([40]) };
    const held = { shiftKey: true };
    const shifted = (): void => {
      const pointer = { pointerType, pointerId: 1, button: 0, buttons: 1, clientX: 5, clientY: 5, ...held };
      send(cell(), 'pointerdown', pointer);
      send(cell(), 'pointerup', { ...pointer, buttons: 0 });
    };
    send(board, 'keydown', { key: 'Shift' });
    shifted();
    send(board, 'keydown', { key: 'Shift' });
    shifted();
    if (pointerType === 'mouse') send(cell(), 'dblclick', held);
    expect(selected()).toEqual([0, 8, 30, 40]);
  });
});
