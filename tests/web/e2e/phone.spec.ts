// Differences of a phone: fingers, and little room.
import type { Locator } from '@playwright/test';
import { straight } from '../pictures/camera';
import { fonts, printGrid } from '../pictures/paper';
import { pngOf } from '../pictures/png';
import { faultsOf } from './geometry';
import { largeGrid } from './large_grids';
import { expect, inkala, inkalaSolution, test } from './sudoscope';

test('a cell is chosen by a tap and filled from the number pad', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.cell(1, 2).tap();
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '1', exact: true }).tap();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
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
  const blanks = app.board.getByRole('gridcell', { name: /^row 3[56], column 3[56], empty/ });
  const place = (await blanks.first().getAttribute('aria-label'))!.replace(/, empty.*/, '');
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
  await expect(page.getByRole('region', { name: 'Standings' })).toContainText(/leads|1st/);
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

test('the mistake is right below the verdict, and a tap mends it', async ({ app, page }) => {
  await app.open();
  // Norvig's first, with r9c1 = 8 for 1.
  const published = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  await app.paste(`${published.slice(0, 72)}8${published.slice(73)}`);
  await expect(app.verdict).toContainText('No solution');
  await app.openAnswer();
  const card = page.getByRole('region', { name: 'Diagnosis' });
  await expect(card.getByRole('status')).toContainText('r9c1 is probably 1, not 8');
  const bottom = async (part: typeof card): Promise<number> => {
    const { y, height } = (await part.boundingBox())!;
    return y + height;
  };
  expect((await card.boundingBox())!.y - (await bottom(app.verdict))).toBeLessThan(32);
  // From any place, the word in the header leads there.
  await page.getByRole('banner').getByRole('button', { name: 'no solution' }).tap();
  await expect(app.button('What is wrong?')).toBeInViewport();
  await app.button('r9c1 is probably 1, not 8').tap();
  await expect(app.verdict).toContainText('One solution');
  // Nothing is wrong any more.
  await expect(card).toBeHidden();
});

for (const [width, height] of [
  [1280, 800],
  [844, 390],
  [390, 844],
  [320, 568],
] as const) {
  test(`a message hides neither board nor tabs nor any button at ${width}x${height}`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    await app.paste(inkala);
    await expect(app.cell(1, 1)).toHaveAccessibleName(/given 8/);
    const message = page.getByRole('region', { name: 'Messages' }).locator('p', { hasText: 'r1c1 is a given' }).first();
    await app.cell(1, 1).click();
    await page.keyboard.press('4');
    // At once: the message passes.
    const box = await message.evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect);
    const faults = await faultsOf(page, { touch: true });
    const board = (await app.board.boundingBox())!;
    const isBeside = board.x + board.width <= box.left || box.right <= board.x;
    expect(isBeside || board.y + board.height <= box.top || box.bottom <= board.y).toBe(true);
    for (const part of [app.board, page.getByRole('tablist', { name: 'View' })])
      await expect(part).toBeInViewport({ ratio: 0.9 });
    expect(faults.filter((fault) => /^(covered|overlap)/.test(fault))).toEqual([]);
  });
}

test('the board is in sight at the end, even if the page had to be scrolled for the last digit', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await app.open();
  await app.paste(`${inkalaSolution.slice(0, -1)}.`);
  await expect(app.cell(9, 8)).toHaveAccessibleName(/given/);
  await app.cell(9, 9).click();
  await page.getByText('Setting tools', { exact: true }).scrollIntoViewIfNeeded();
  await page.keyboard.press(inkalaSolution.at(-1)!);
  await expect(page.getByRole('region', { name: 'Solved' })).toBeInViewport({ ratio: 1 });
  await expect(app.board).toBeInViewport({ ratio: 0.9 });
});

test('the possible digits come into sight with a word, and their button looks pressed', async ({ app, page }) => {
  await app.open();
  await app.paste('......8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');
  await expect(app.cell(2, 2)).toHaveAccessibleName(/given 3/);
  await app.openAnswer();
  await app.button('What do the solutions have in common?').tap();
  const button = app.button('Possible digits on the board');
  await expect(page.getByRole('region', { name: 'Diagnosis' })).toContainText('21,786 solutions');
  const looks = (): Promise<string> => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await looks();
  // As after reading on: the board is out of sight by then.
  await page.getByRole('heading', { name: 'Ambiguous groups' }).scrollIntoViewIfNeeded();
  await button.tap();
  await expect(app.board).toBeInViewport({ ratio: 0.9 });
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, empty, candidates 2 4 6 7 9');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('in some solution');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(looks).not.toBe(before);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [568, 320],
  [667, 375],
] as const) {
  test(`nothing is cut off at ${width}x${height}, on either tab`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    await app.paste(inkala);
    for (const tab of ['Play', 'Watch'] as const) {
      await app.showTab(tab);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, tab).toBeLessThanOrEqual(0);
      await expect(app.board).toBeInViewport({ ratio: 0.9 });
      expect((await app.board.boundingBox())!.width, tab).toBeGreaterThan(0.7 * (Math.min(width, height) - 48));
    }
  });

  test(`every result is in sight at ${width}x${height}`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    const chip = page.getByRole('banner').getByRole('paragraph');
    for (const [text, said] of [
      // Once the difficulty of the puzzle is known, it replaces the one solution.
      [inkala, /one solution|extreme/i],
      [inkala.replace('8', '.'), / solutions/],
      ['4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....8.4......', /no solution/i],
    ] as const) {
      await app.paste(text);
      await expect(app.verdict).toContainText(/solution/);
      await expect(chip).toContainText(said);
      await expect(chip).toBeInViewport({ ratio: 1 });
      expect(await chip.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
  });

  test(`the eraser of a large grid is in sight at ${width}x${height}`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    for (const name of ['random25_45', 'random49_40']) {
      await app.paste(largeGrid(name));
      await expect(app.board).toHaveAttribute('aria-rowcount', /25|49/);
      await expect(app.button('Erase (Delete)')).toBeInViewport({ ratio: 1 });
    }
    // All keys of the smaller are, but on a phone on its side.
    if (width > height) return;
    await app.paste(largeGrid('random25_45'));
    for (const number of ['1', '25'])
      await expect(
        page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: number, exact: true }),
      ).toBeInViewport({ ratio: 0.95 });
  });
}

test('an answer about the givens is in sight', async ({ app }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.openTools();
  await app.button('More about the givens').tap();
  await expect(app.page.getByText(/^Singles .* do not solve it/)).toBeInViewport({ ratio: 1 });
});

test('the algorithm is chosen without scrolling', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await app.showTab('Watch');
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByLabel('Algorithm')).toBeInViewport({ ratio: 1 });
  }
});

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

test('if the page may not use the camera, a photo is taken, read, and shown above its digits', async ({
  app,
  page,
}) => {
  const paper = printGrid({
    font: fonts.find(({ name }) => name.startsWith('pt-sans'))!,
    boxHeight: 3,
    boxWidth: 3,
    values: Uint8Array.from(inkala, (character) => Number(character.replace('.', '0'))),
    cell: 60,
    thin: 0.02,
    thick: 0.06,
    thinShade: 110,
    inkShade: 25,
    size: 0.72,
  });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await app.open();
  await app.button('New').tap();
  await page.getByRole('tab', { name: 'Import', exact: true }).tap();
  await app.button('Camera').tap();
  const chooser = page.waitForEvent('filechooser');
  await app.button('Take a photo').tap();
  const picked = await chooser;
  expect(await picked.element().getAttribute('capture')).toBe('environment');
  await picked.setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: pngOf(straight(paper)) });
  const dialog = page.getByRole('dialog', { name: 'Puzzle in a picture' });
  await expect(dialog).toContainText('9×9, 21 givens');
  const image = (await dialog.getByRole('img', { name: 'The grid in the picture' }).boundingBox())!;
  const table = (await dialog.getByRole('table', { name: 'What was read' }).boundingBox())!;
  expect(table.y).toBeGreaterThanOrEqual(image.y + image.height);
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await app.button('Use it').tap();
  await expect.poll(() => app.digits()).toBe(inkala);
});

test('a step of a diagnosis brings the board back, with the next step below it', async ({ app, page }) => {
  await app.open();
  // Norvig's first with a given mistyped.
  await app.paste('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....8.4......');
  await app.button('What is wrong?').first().tap();
  const first = page.getByRole('list', { name: 'Why' }).getByRole('button').first();
  await first.tap();
  await expect(app.cell(6, 2)).toBeInViewport();
  await expect(app.cell(6, 2)).toHaveAccessibleName(/^row 6, column 2, 4, follows/);
  await app.button('Next step').tap();
  await expect(app.cell(7, 9)).toHaveAccessibleName(/^row 7, column 9, 8, follows/);
  await app.button('Previous step').tap();
  await expect(app.button('Previous step')).toBeHidden();
  await first.tap();
  await expect(app.button('Next step')).toBeHidden();
});

test('in Logic a hint is in sight at once: the rating, which came first, makes room for it', async ({ app, page }) => {
  await app.open();
  await app.paste('..2...9..9....6..18..4...3.....6..5..3...82........3.7.2.9..1..6.1.5.....7...4...');
  await expect(app.verdict).toContainText('One solution');
  await page.getByRole('tab', { name: 'Logic' }).click();
  await expect(page.getByRole('region', { name: 'How hard the puzzle is' })).toBeInViewport();
  await app.button('Give me a hint').click();
  await expect(page.getByText(/^r\dc\d is \d$/)).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 568 });
  await app.button('Where to look').click();
  await app.button('Show what to look for').click();
  await app.button('Show the result').click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: /^r\dc\d is \d$/ }),
  ).toBeInViewport({
    ratio: 1,
  });
});

/** In sight, and not covered. */
const isOpenTo = (target: Locator): Promise<void> => target.click({ trial: true });

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const) {
  test(`messages do not cover the cells of a check, a hint or a text at ${width}x${height}`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    await app.button('New').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Import' }).tap();
    await dialog.getByLabel('Puzzle as text').fill('53..7....\n6..195..\n.98....6.\n');
    const problem = dialog.getByText('Line 2, column 8: Row 2 has 8 cells where 9 were expected.');
    await expect(problem).toBeInViewport({ ratio: 1 });
    await isOpenTo(problem);
    await page.keyboard.press('Escape');

    await app.paste('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
    await expect(app.verdict).toContainText('One solution');
    await app.button('Hint (H)').tap();
    const hint = page.getByRole('region', { name: 'Hint', exact: true });
    const told = hint.getByRole('heading', { name: /^r\dc\d is \d$/ });
    await expect(told).toBeInViewport({ ratio: 1 });
    const [row, column] = (await told.innerText()).match(/\d/g)!.map(Number);
    await expect(app.cell(row!, column!)).toBeInViewport({ ratio: 0.99 });
    await isOpenTo(app.cell(row!, column!));
    await app.button('Back to the puzzle').tap();
    await expect(app.board).toBeInViewport({ ratio: 0.99 });

    await app.cell(1, 4).tap();
    await page.keyboard.press('2');
    await app.button(/^Check$/).tap();
    await app.button('Show where').tap();
    await expect(app.button('Undo to before the mistake')).toBeInViewport({ ratio: 1 });
    await isOpenTo(app.cell(1, 4));
  });
}

test('the results of the Lab are in sight once it runs, wherever Run was pressed', async ({ app, page }) => {
  await app.open();
  await app.showTab('Lab');
  await page.getByRole('combobox', { name: /^Set/ }).selectOption({ label: 'hardest11: 11 hard 9×9' });
  await page.getByRole('combobox', { name: /^Set/ }).scrollIntoViewIfNeeded();
  await app.button('Run').tap();
  await expect(page.getByText('Finished')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^hardest11/ })).toBeInViewport({ ratio: 1 });
});
