// Constraints are drawn: the canvases of the board are read where a mark must be, and where there must be none.
import { darkShare } from './ink';
import { expect, test } from './sudoscope';

const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
const puzzle = (members: object): string => JSON.stringify({ size: 9, grid, ...members });
const drawn = {
  killercage: [{ cells: ['R1C1', 'R1C2', 'R2C1'], value: '16' }],
  thermometer: [{ lines: [['R5C5', 'R5C6', 'R5C7']] }],
  arrow: [{ cells: ['R8C2'], lines: [['R8C2', 'R8C3', 'R8C4']] }],
};

test('a killer with arrows and thermometers is drawn', async ({ app, page }) => {
  await app.open();
  await app.paste(puzzle(drawn));
  await expect(app.board).toHaveAccessibleName(/9×9 with/);
  // The selected cell is elsewhere.
  await app.cell(9, 9).click();
  await expect.poll(() => darkShare(page, 4.25, 4.25, 0.5, 0.5)).toBeGreaterThan(0.9);
  expect(await darkShare(page, 5.3, 4.42, 0.9, 0.16)).toBeGreaterThan(0.8);
  // Some of the cage's dashes, the sum in its corner, and nothing in its middle.
  const dashes = await darkShare(page, 1.2, 0.04, 0.6, 0.05);
  expect(dashes).toBeGreaterThan(0.1);
  expect(dashes).toBeLessThan(0.9);
  expect(await darkShare(page, 0.09, 0.05, 0.25, 0.16)).toBeGreaterThan(0.1);
  expect(await darkShare(page, 0.35, 0.35, 0.3, 0.3)).toBe(0);
  // The ring of the arrow, and its shaft.
  expect(await darkShare(page, 1.1, 7.4, 0.06, 0.2)).toBeGreaterThan(0.2);
  expect(await darkShare(page, 2.4, 7.46, 0.8, 0.08)).toBeGreaterThan(0.3);
  await app.paste(puzzle({ antiking: true }));
  await expect.poll(() => darkShare(page, 4.25, 4.25, 0.5, 0.5)).toBe(0);
});

test('clues beside the grid have a band, and the grid has its room back without them', async ({ app, page }) => {
  await app.open();
  await app.paste(puzzle({ antiking: true }));
  const widthOf = async (): Promise<number> => (await app.board.boundingBox())!.width;
  await expect(app.board).toHaveAccessibleName(/9×9 with/);
  const whole = await widthOf();
  await app.paste(puzzle({ sandwichsum: [{ cell: 'R0C4', value: '14' }] }));
  await expect.poll(widthOf).toBeLessThan(0.95 * whole);
  expect(await darkShare(page, 3.2, -0.5, 0.6, 0.35)).toBeGreaterThan(0.05);
  // A press reaches the cell under the pointer.
  const box = (await app.board.boundingBox())!;
  await page.mouse.click(box.x + 6.5 * (box.width / 9), box.y + 7.5 * (box.height / 9));
  await page.keyboard.press('5');
  await expect(app.cell(8, 7)).toHaveAccessibleName(/5/);
  await app.paste(puzzle({ antiking: true }));
  await expect.poll(widthOf).toBeCloseTo(whole, 0);
});
