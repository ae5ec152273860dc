// Puzzles made in the page, without a network.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, gentle, settled, type Sudoscope, test } from './sudoscope';

async function openNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New/ }).click();
  await page.getByRole('tab', { name: 'New', exact: true }).click();
  // It stays open, and the results take its place.
  const closed = page.getByRole('button', { name: 'More options', expanded: false });
  await expect(page.getByRole('tabpanel', { name: 'New' }).getByRole('button').first()).toBeVisible();
  if (await closed.isVisible()) await closed.click();
}

/** One of the cards, by the words on it. */
const choose = (page: Page, group: string, card: RegExp): Promise<void> =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: card }).check({ force: true });
const makeButton = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: /^Make( \d+)?$/ });
const notice = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** True for each cell of the board with a given. */
const givensOf = async (app: Sudoscope): Promise<boolean[]> =>
  (await app.cellSentences()).map((sentence) => / given \d/.test(sentence));

async function several(page: Page, count: number, seed: string): Promise<void> {
  await page.getByLabel('How many').fill(String(count));
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await makeButton(page).click();
  await expect(page.getByRole('list', { name: 'Puzzles found' }).getByRole('listitem')).toHaveCount(count);
}

test('a puzzle with the wished difficulty and symmetry is made, and is on the board with one solution', async ({
  app,
  page,
}) => {
  await app.open();
  await openNew(page);
  await choose(page, 'Difficulty', /^Medium/);
  await choose(page, 'Symmetry of the givens', /quarter turn/);
  await expectAccessible(page, 'the form');
  await makeButton(page).click();
  await expect(app.verdict).toContainText('One solution');
  await expect(notice(page)).toContainText('New medium puzzle');
  await expect.poll(async () => (await givensOf(app)).filter(Boolean).length).toBeGreaterThan(16);
  const given = await settled(page, () => givensOf(app));
  given.forEach((each, cell) => expect(each).toBe(given[9 * (cell % 9) + 8 - Math.floor(cell / 9)]));
  await app.showTab('Logic');
  await expect(page.getByRole('region', { name: 'How hard the puzzle is' })).toHaveText(/^ ?medium:/i);
});

test('the same wishes and seed make the same puzzle; without a seed it is another one each time', async ({
  app,
  page,
}) => {
  await app.open();
  const made = async (seed?: string): Promise<string> => {
    const before = await page.evaluate(() => location.hash);
    await openNew(page);
    if (seed) await page.getByLabel('Seed', { exact: true }).fill(seed);
    await makeButton(page).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(before);
    return page.evaluate(() => location.hash);
  };
  const first = await made();
  const second = await made();
  expect(second).not.toBe(first);
  const seeded = await made('20261123');
  await page.reload();
  await expect(app.board).toBeVisible();
  await app.paste(gentle);
  await expect(notice(page)).toContainText('9×9');
  expect(await made('20261123')).toBe(seeded);
});

test('an invalid seed and rules that do not fit are reported, and nothing is made', async ({ app, page }) => {
  await app.open();
  await openNew(page);
  await page.getByLabel('Seed', { exact: true }).fill('twelve');
  await expect(page.getByText('The seed is a whole number').first()).toBeVisible();
  await expect(makeButton(page)).toHaveAttribute('aria-disabled', 'true');
  await app.button('Another seed').click();
  await expect(makeButton(page)).not.toHaveAttribute('aria-disabled');
  await app.button('Hyper').click();
  await choose(page, 'Size', /^12×12$/);
  await expect(page.getByText('Hyper windows fit 9×9')).toBeVisible();
  await expect(makeButton(page)).toHaveAttribute('aria-disabled', 'true');
  await app.button('Hyper').click();
  await choose(page, 'Size', /^7×7$/);
  await expect(page.getByText('A 7×7 has no boxes: it is a jigsaw.')).toBeVisible();
  await expect(app.button('Jigsaw')).toHaveAttribute('aria-pressed', 'true');
  await makeButton(page).click();
  await expect(page.getByRole('grid', { name: /7×7 jigsaw/ })).toBeVisible();
});

test('a puzzle made for a technique has it on its path, and nothing harder', async ({ app, page }) => {
  await app.open();
  await openNew(page);
  const technique = page.getByLabel('Must include');
  await technique.selectOption({ label: 'XY-wing, nothing harder' });
  await expect(page.getByRole('radio', { name: /^Hard/ })).toBeChecked();
  await expect(page.getByText('9×9, needs XY-wing')).toBeVisible();
  await page.getByLabel('Seed', { exact: true }).fill('1');
  await makeButton(page).click();
  await expect(notice(page)).toContainText('New puzzle');
  await app.showTab('Logic');
  // The hardest is named last.
  await expect(page.getByRole('region', { name: 'How hard the puzzle is' })).toHaveText(/an XY-wing;|\d+ XY-wings;/);
  // A word of its own takes the technique back.
  await page.getByRole('button', { name: /^New/ }).click();
  await choose(page, 'Difficulty', /^Easy/);
  await expect(technique).toHaveValue('');
});

test('a made puzzle has an ER within the range, which is for ordinary grids only', async ({ app, page }) => {
  await app.open();
  await openNew(page);
  await choose(page, 'Difficulty', /^ER$/);
  // While it is typed: a number that is not whole yet stays unchanged.
  await page.getByLabel('from', { exact: true }).selectText();
  await page.keyboard.type('3.4');
  await page.getByLabel('to', { exact: true }).fill('4.4');
  await several(page, 2, '5');
  const cards = page.getByRole('list', { name: 'Puzzles found' }).getByRole('listitem');
  for (const card of await cards.all()) await expect(card).toContainText(/ER (3\.[4-9]|4\.[0-4])/);
  await app.button('Change settings').click();
  await page.getByRole('button', { name: 'X', exact: true }).click();
  await expect(page.getByText('rate 9×9 puzzles with boxes and no other rules only')).toBeVisible();
});

test('the givens stand where they were drawn, by drag and by keyboard, and keep the symmetry', async ({
  app,
  page,
}) => {
  await app.open();
  await openNew(page);
  await choose(page, 'Difficulty', /^any$/);
  await choose(page, 'Symmetry of the givens', /left and right/);
  await choose(page, 'Givens', /^drawn$/);
  await expect(page.getByText('Draw the cells that should have a given.')).toBeVisible();
  const board = page.getByRole('grid', { name: 'Pattern of the givens' });
  const cell = (row: number, column: number): Locator =>
    board.getByRole('gridcell', { name: `row ${row}, column ${column}`, exact: true });
  // Six rows, whole but for the middle: by drags over half of them.
  for (const row of [1, 3, 4, 5, 7, 9]) {
    await cell(row, 1).hover();
    await page.mouse.down();
    for (const column of [2, 3, 4]) await cell(row, column).hover();
    await page.mouse.up();
  }
  await expect(page.getByText('48 givens in 81 cells')).toBeVisible();
  await expect(cell(5, 9)).toHaveAttribute('aria-selected', 'true');
  await cell(9, 4).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(cell(8, 5)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByText('51 givens in 81 cells')).toBeVisible();
  await expectAccessible(page, 'the pattern');
  await makeButton(page).click();
  await expect(notice(page)).toContainText('New puzzle');
  await expect(app.verdict).toContainText('One solution');
  await expect.poll(async () => (await givensOf(app)).filter(Boolean).length).toBe(51);
  const given = await givensOf(app);
  expect(given.slice(0, 9).map(Number)).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1]);
  expect(given.slice(63, 72).map(Number)).toEqual([0, 0, 0, 1, 1, 1, 0, 0, 0]);
});

test('a pattern that allows no puzzle is refused with a sentence', async ({ app, page }) => {
  await app.open();
  await openNew(page);
  await choose(page, 'Givens', /^drawn$/);
  await page.getByRole('gridcell', { name: 'row 1, column 1', exact: true }).last().click();
  await makeButton(page).click();
  await expect(page.getByText(/could not be made: .*17/)).toBeVisible();
  await expect(makeButton(page)).toBeVisible();
});

test('several puzzles are shown with their difficulty as they come, and each can be played', async ({ app, page }) => {
  await app.open();
  await openNew(page);
  await several(page, 3, '77');
  const cards = page.getByRole('list', { name: 'Puzzles found' }).getByRole('listitem');
  for (const card of await cards.all()) await expect(card).toContainText(/Medium.*\d+ givens.*ER \d\.\d · HoDoKu \d+/);
  await expect(page.getByText(/^3 puzzles · \d+ attempts · Seed 77$/)).toBeVisible();
  await expectAccessible(page, 'the puzzles found');
  const givens = /(\d+) givens/.exec((await cards.nth(1).textContent())!)![1];
  await app.button('Play no. 2').click();
  await expect(notice(page)).toContainText('New medium puzzle');
  await expect.poll(async () => (await givensOf(app)).filter(Boolean).length).toBe(Number(givens));
  await expect(app.verdict).toContainText('One solution');
  // The others are still there.
  await page.getByRole('button', { name: /^New/ }).click();
  await expect(cards).toHaveCount(3);
  await app.button('Change settings').click();
  await app.button('3 puzzles found').click();
  await expect(cards).toHaveCount(3);
});

test('several are saved as a list that reads back, with seed and ratings, and opened in Lists', async ({
  app,
  page,
}) => {
  await app.open();
  await openNew(page);
  await several(page, 3, '77');
  const cards = page.getByRole('list', { name: 'Puzzles found' }).getByRole('listitem');
  await expect(cards.nth(2)).toContainText('HoDoKu');
  const [download] = await Promise.all([page.waitForEvent('download'), app.button('Save as a file').click()]);
  expect(download.suggestedFilename()).toBe('sudoku-9x9-77.txt');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines[0]).toBe('# 9×9, medium; Symmetry: half turn (180°). Seed 77.');
  expect(lines).toHaveLength(4);
  for (const line of lines.slice(1)) expect(line).toMatch(/^[.0-9]{81} # medium, ER \d\.\d, HoDoKu \d+$/);
  await app.button('Open in Lists').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').nth(3)).toContainText(/one solution|1/i);
});

test('jigsaws and small grids open in Lists with their shapes', async ({ app, page }) => {
  await app.open();
  for (const [size, rule] of [
    ['6×6', 'Classic'],
    ['6×6', 'Jigsaw'],
    ['9×9', 'Hyper'],
  ] as const) {
    await openNew(page);
    if (await app.button('Change settings').isVisible()) await app.button('Change settings').click();
    await choose(page, 'Size', new RegExp(`^${size}$`));
    await app.button('Classic').click();
    await app.button(rule).click();
    await choose(page, 'Difficulty', /^Gentle/);
    await several(page, 2, '3');
    await app.button('Open in Lists').click();
    const table = page.getByRole('grid', { name: 'Puzzles of the list' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(page.getByText('Solved', { exact: true })).toBeVisible();
    await expect(table.getByRole('row').nth(2)).not.toContainText(/cannot|no solution/i);
  }
});

test('several are printed a page each four, with their solutions upside down on pages after them', async ({
  app,
  page,
}) => {
  await app.open();
  await page.evaluate(() => (window.print = () => undefined));
  await openNew(page);
  await several(page, 5, '9');
  // The ratings come after the puzzles.
  await expect(page.getByText(/HoDoKu \d+/)).toHaveCount(5);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('radio', { name: 'upside down' }).check({ force: true });
  await app.button('Print…').click();
  const pages = page.locator('section', { has: page.locator('figure') });
  await expect(pages).toHaveCount(4);
  expect(await pages.evaluateAll((all) => all.map((one) => one.children.length))).toEqual([4, 1, 4, 1]);
  await expect(page.locator('figcaption').first()).toHaveText(
    /^No\. 1 · medium · ER \d\.\d · HoDoKu \d+ · \d+ givens$/,
  );
  await expect(page.locator('figcaption').last()).toHaveText('No. 5: solution');
  await expect(page.locator('figure[data-turned]')).toHaveCount(5);
});

test('a level makes a puzzle at once, and New opens on the part that was used last', async ({ app, page }) => {
  await app.open();
  await app.button(/^New/).click();
  await expect(page.getByRole('tab', { name: 'Today', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'New', exact: true }).click();
  await expectAccessible(page, 'levels of a new puzzle');
  await page.getByRole('dialog').getByRole('button', { name: /^Hard/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(app.verdict).toContainText('One solution');
  await app.button(/^New/).click();
  await expect(page.getByRole('tab', { name: 'New', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.reload();
  await app.button(/^New/).click();
  await expect(page.getByRole('tab', { name: 'New', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('a long attempt is stopped, and the puzzle on the board stays', async ({ app, page }) => {
  await app.open();
  await app.paste(gentle);
  await expect(app.verdict).toContainText('One solution');
  await openNew(page);
  // No such small puzzle is extreme.
  await choose(page, 'Size', /^4×4$/);
  await choose(page, 'Difficulty', /^Extreme/);
  await expect(page.getByText('Almost every 4×4 puzzle is easy')).toBeVisible();
  await makeButton(page).click();
  await expect(page.getByText(/such puzzles are rare/)).toBeVisible();
  await app.button('Stop').click();
  await expect(makeButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.cell(1, 3)).toHaveAccessibleName(/given 3/);
});

test('puzzles already made stay when the search for several is stopped', async ({ app, page }) => {
  await app.open();
  await openNew(page);
  await choose(page, 'Difficulty', /^Fiendish/);
  await page.getByLabel('How many').fill('100');
  await makeButton(page).click();
  const cards = page.getByRole('list', { name: 'Puzzles found' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await app.button('Stop').click();
  await expect(app.button('Stop')).toHaveCount(0);
  const count = await cards.count();
  expect(count).toBeLessThan(100);
  await expect(page.getByText(new RegExp(`^${count} of 100 found`))).toBeVisible();
  await page.getByRole('button', { name: 'Play no. 1', exact: true }).click();
  await expect(notice(page)).toContainText('New fiendish puzzle');
});

test('on a small phone everything of the form can be reached, with the button always in sight', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await app.open();
  await openNew(page);
  for (const field of [
    page.getByLabel('How many'),
    page.getByLabel('Must include'),
    page.getByRole('textbox', { name: 'Seed' }),
  ]) {
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeInViewport();
    await expect(makeButton(page)).toBeInViewport({ ratio: 1 });
  }
  const { scroll, client } = await page
    .getByRole('tabpanel', { name: 'New' })
    .evaluate(({ parentElement: scroller }) => ({ scroll: scroller!.scrollWidth, client: scroller!.clientWidth }));
  expect(scroll).toBe(client);
});

test('a killer without givens is made, and its hints name the clues', async ({ app, page }) => {
  await app.open();
  await openNew(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Killer', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Symmetry of the givens', exact: true })).toHaveCount(0);
  await choose(page, 'Difficulty', /^Medium/);
  await page.getByRole('group', { name: 'Givens' }).getByText('none', { exact: true }).click();
  await expectAccessible(page, 'clues of a new puzzle');
  await makeButton(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await givensOf(app)).some((isGiven) => isGiven)).toBe(false);
  await expect(page.getByRole('banner')).toContainText('killer cages');
  await page.getByRole('button', { name: /^Hint/ }).first().click();
  await expect(page.getByText(/rule of 45|killer cage of \d+ in/i).first()).toBeVisible();
  await app.button('More in Logic').click();
  await page.getByRole('combobox', { name: 'Hint by' }).selectOption('Cage combinations');
  await expect(page.getByRole('button', { name: 'Cage combinations', exact: true })).toBeVisible();
});
