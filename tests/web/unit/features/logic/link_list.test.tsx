// @vitest-environment jsdom
// The links of a step as a tree: branches that fold, with reasons below the links.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape } from '../../../../../web/grid/puzzle';
import type { Hints } from '../../../../../web/features/logic/hints';
import { Links } from '../../../../../web/features/logic/links';
import { numberOfFullStop, numberOfHiddenPair } from '../../../../../web/language/generated/techniques';
import {
  numberOfCellHoldsNot,
  numberOfChainIsLoop,
  numberOfNetPattern,
} from '../../../../../web/language/generated/techniques_chains';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import type { Message } from '../../../../../web/language/text';
import type { ChainLink } from '../../../../../web/protocol/logic';
import { stepOf } from './app';

const grid = makeGeometry(boxShape(3, 3));
const link = signal(-1);
let place: HTMLElement;
/** The elements that were scrolled into sight; jsdom has no layout. */
const scrolledTo: Element[] = [];
Element.prototype.scrollIntoView = function (this: Element) {
  scrolledTo.push(this);
};
beforeAll(loadSolverTexts);
beforeEach(() => {
  link.value = -1;
  scrolledTo.length = 0;
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  render(null, place);
  place.remove();
});

const isNot = (cell: number, digit: number): Message => [
  numberOfCellHoldsNot,
  [Math.floor(cell / 9) + 1, (cell % 9) + 1],
  digit,
];
const linkTo = (to: number, chain: number, isByPattern = false): ChainLink => ({
  ...{ from: { cells: [9 * chain], digit: 3 }, to: { cells: [to], digit: 3 }, strong: false, chain, als: 0 },
  sentence: [
    numberOfFullStop,
    isByPattern ? [numberOfNetPattern, isNot(to, 3), [numberOfHiddenPair], [numberOfChainIsLoop]] : isNot(to, 3),
  ],
});

function show(links: ChainLink[]): void {
  const hints = { link } as unknown as Hints;
  void act(() => render(<Links hints={hints} step={stepOf({ links })} grid={grid} />, place));
}
const branches = (): HTMLDetailsElement[] =>
  [...place.querySelectorAll('details')].filter((each) => each.closest('li') === null);
const press = (name: string): void =>
  void act(() => place.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!.click());

it('a chain of few links is a plain list', () => {
  show([linkTo(1, 0), linkTo(2, 0)]);
  expect(branches()).toEqual([]);
  expect([...place.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
    'r1c2 is not 3.',
    'r1c3 is not 3.',
  ]);
});

it('each of several branches is headed by what it assumes, and goes on counting', () => {
  show([linkTo(1, 0), linkTo(2, 0), linkTo(12, 1)]);
  expect(branches().map((each) => each.querySelector('summary')!.textContent)).toEqual([
    'If r1c1 is 3 2 links',
    'If r2c1 is 3 1 link',
  ]);
  expect(branches().map(({ open }) => open)).toEqual([true, true]);
  expect([...place.querySelectorAll('ol')].map(({ start }) => start)).toEqual([1, 3]);
});

it('branches of many links are folded, and a step to a link opens its branch', () => {
  show([...Array.from({ length: 12 }, (_, at) => linkTo(at + 1, 0)), linkTo(12, 1)]);
  expect(branches().map(({ open }) => open)).toEqual([false, false]);
  void act(() => void (link.value = 11));
  expect(branches().map(({ open }) => open)).toEqual([true, false]);
  press('Next link');
  expect(link.value).toBe(12);
  expect(branches().map(({ open }) => open)).toEqual([true, true]);
});

it('a link that is stepped to is scrolled to, but not where that would move the board; one pointed at stays', () => {
  show([linkTo(1, 0), linkTo(2, 0), linkTo(3, 0)]);
  press('Next link');
  press('Next link');
  expect(scrolledTo.map(({ textContent }) => textContent)).toEqual(['r1c2 is not 3.', 'r1c3 is not 3.']);
  void act(() => void (link.value = 0));
  expect(scrolledTo.length).toBe(2);
  const board = document.createElement('div');
  board.setAttribute('role', 'grid');
  place.append(board);
  place.style.overflowY = 'auto';
  press('Next link');
  expect(link.value).toBe(1);
  expect(scrolledTo.length).toBe(2);
});

it('a pattern is told below the first link of a branch that needs it, and named below the others', () => {
  show([linkTo(1, 0), linkTo(2, 0, true), linkTo(3, 0, true), linkTo(12, 1, true)]);
  const reasons = [...place.querySelectorAll('li')].map((each) => each.querySelector('details, p')?.textContent ?? '');
  expect(reasons[0]).toBe('');
  expect(reasons[1]).toMatch(/^Hidden pairThe chain is a loop\..*\.$/);
  expect(reasons[2]).toBe('Hidden pair, see link 2');
  expect(reasons[3]).toBe(reasons[1]);
});

it('a chain within a chain has its own links below its reason, in branches if it has several', () => {
  const inner = (chains: number[]): ChainLink => ({
    ...linkTo(2, 0, true),
    within: chains.map((chain) => linkTo(30 + chain, chain)),
  });
  show([inner([0, 0])]);
  expect([...place.querySelectorAll('li li')].map((each) => each.textContent)).toEqual([
    'r4c4 is not 3.',
    'r4c4 is not 3.',
  ]);
  show([inner([0, 1])]);
  expect([...place.querySelectorAll('li details details')].map((each) => each.textContent)).toEqual([
    'If r1c1 is 3r4c4 is not 3.',
    'If r2c1 is 3r4c5 is not 3.',
  ]);
});
