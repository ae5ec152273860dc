// What a phone does differently: fingers, and little room.
import { largeGrid } from './large_grids';
import { expect, inkala, test } from './sudoscope';

test('a cell is chosen by a tap and filled from the number pad', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await app.cell(1, 2).tap();
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '1', exact: true }).tap();
  await expect(app.cell(1, 2)).toHaveAccessibleName('r1c2, entered 1');
});

test('a large board is zoomed, moved by its map, and filled from the number pad', async ({ app, page }) => {
  await app.open();
  await app.paste(largeGrid('random36_35'));
  await app.button('Zoom in').tap();
  await app.button('Zoom in').tap();
  const map = page.locator('[class*=minimap]');
  await expect(map).toBeVisible();
  const { x, y, width, height } = (await map.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expect(app.cell(36, 36)).not.toBeInViewport();
  await page.touchscreen.tap(x + width - 3, y + height - 3);
  await expect(app.cell(36, 36)).toBeInViewport();
  const blanks = app.board.getByRole('gridcell', { name: /^r3[56]c3[56], empty/ });
  const place = (await blanks.first().getAttribute('aria-label'))!.split(',')[0]!;
  await blanks.first().tap();
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '36', exact: true }).tap();
  await expect(app.board.getByRole('gridcell', { name: new RegExp(`^${place},`) })).toHaveAccessibleName(
    new RegExp(`^${place}, entered 36`),
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('runs side by side are a stack: both boards of two in sight, nothing cut off', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await app.showTab('Watch');
  await app.button('Compare side by side').click();
  const boards = page.getByRole('grid');
  await expect(boards).toHaveCount(2);
  for (const board of await boards.all()) await expect(board).toBeInViewport({ ratio: 0.95 });
  const [first, second] = await Promise.all((await boards.all()).map(async (board) => (await board.boundingBox())!));
  expect(second!.y).toBeGreaterThan(first!.y + first!.height);
  const timeline = page.getByRole('slider', { name: 'Place of all runs' });
  await expect(timeline).not.toHaveAttribute('aria-valuemax', '0');
  await timeline.tap();
  await expect(page.getByRole('region', { name: 'How they stand' })).toContainText(/leads|1st/);
  for (const name of ['Add an algorithm', 'Add an algorithm']) await app.button(name).tap();
  await expect(boards).toHaveCount(4);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, String(width)).toBeLessThanOrEqual(0);
    const table = (await page.getByRole('table').boundingBox())!;
    expect(table.x + table.width).toBeLessThanOrEqual(width);
  }
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

test('two fingers spread the search tree, one drags it, and brought together they go back', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await app.watch('Propagate and guess');
  const place = page.getByRole('tree');
  await expect(page.getByRole('region', { name: 'Search tree' })).toContainText('172 guesses');
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox())!;
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shares: number[]): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: shares.map((share, id) => ({ id, x: x + share * width, y: y + 0.3 * height })),
    });
  const picture = (): Promise<string> =>
    place.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const drawn = async (change: () => Promise<unknown>): Promise<void> => {
    const before = await picture();
    await change();
    await expect.poll(picture).not.toBe(before);
  };
  const whole = await picture();
  await drawn(async () => {
    await touch('touchStart', 0.4, 0.5);
    await touch('touchMove', 0.3, 0.6);
    await touch('touchMove', 0.2, 0.7);
    await touch('touchEnd');
  });
  await drawn(async () => {
    await touch('touchStart', 0.8);
    for (const share of [0.7, 0.6, 0.5, 0.4]) await touch('touchMove', share);
    await touch('touchEnd');
  });
  await expect(app.sentence).toContainText('start');
  await touch('touchStart', 0.05, 0.95);
  for (const share of [0.2, 0.3, 0.4, 0.45]) await touch('touchMove', share, 1 - share);
  await touch('touchEnd');
  await expect.poll(picture).toBe(whole);
});
