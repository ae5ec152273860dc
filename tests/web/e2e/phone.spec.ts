// What a phone does differently: fingers, and little room.
import { expect, inkala, test } from './sudoscope';

test('a cell is chosen by a tap and filled from the number pad', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await app.cell(1, 2).tap();
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '1', exact: true }).tap();
  await expect(app.cell(1, 2)).toHaveAccessibleName('r1c2, entered 1');
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`nothing is cut off at ${width}x${height}, on either tab`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    await app.paste(inkala);
    for (const tab of ['Solve', 'Watch'] as const) {
      await app.showTab(tab);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, tab).toBeLessThanOrEqual(0);
      await expect(app.board).toBeInViewport({ ratio: 0.9 });
    }
  });
}
