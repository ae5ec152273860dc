// @vitest-environment jsdom
// The place of the board's square, and of the grid in it.
import { expect, it, vi } from 'vitest';
import { Sight } from '../../../../web/board/sight';
import { ringOf } from '../../../../web/marks/ring';

it('follows clues that come on more sides of the grid, although its corner stays where it was', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 600 }, clientHeight: { value: 600 } });
  const sight = new Sight(container, document.createElement('div'), vi.fn(), vi.fn());
  const ring = (right: boolean) => ringOf(9, { left: true, top: true, right, bottom: right })!;
  const [sandwiches, littleKillers] = [ring(false), ring(true)];
  expect([littleKillers.left, littleKillers.top]).toEqual([sandwiches.left, sandwiches.top]);
  sight.place(9, sandwiches);
  const before = sight.layOut();
  expect(sight.place(9, littleKillers)).toBe(true);
  expect(sight.layout ?? sight.layOut()).not.toBe(before);
  expect(sight.layOut().columns[9]! + 0.6 * sight.layOut().cell).toBeLessThan(600);
  vi.unstubAllGlobals();
});
