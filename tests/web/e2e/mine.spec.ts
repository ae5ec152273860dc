// My puzzles: begun or finished on this device, to continue; two tabs; everything as one file.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { expect, gentle, inkala, Sudoscope, test } from './sudoscope';

async function playTwo(app: Sudoscope): Promise<void> {
  await app.open();
  for (const [puzzle, row, column] of [
    [gentle, 1, 1],
    [inkala, 1, 2],
  ] as const) {
    await app.paste(puzzle);
    await expect.poll(() => app.digits()).toBe(puzzle);
    await app.cell(row, column).click();
    await app.page.keyboard.press('4');
    await expect(app.cell(row, column)).toHaveAccessibleName(/entered 4/);
  }
}

async function showMine(app: Sudoscope): Promise<void> {
  await app.button('New').click();
  await app.page.getByRole('tab', { name: 'My puzzles' }).click();
  await expect(app.page.getByText('Kept only on this device.')).toBeVisible();
}

const cards = (page: Page) => page.getByRole('list', { name: 'Puzzles on this device' }).getByRole('listitem');
const openers = (page: Page) => cards(page).getByRole('button', { name: /%|finished/ });

test('begun puzzles are listed, the latest first, and continue from the keyboard with their own undo', async ({
  app,
  page,
}) => {
  await playTwo(app);
  await showMine(app);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('on the board');
  await expectAccessible(page, 'My puzzles');
  await openers(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(app.cell(1, 1)).toHaveAccessibleName(/entered 4/);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => app.digits()).toBe(gentle);
  await expect(app.button(/^Undo/)).toBeDisabled();
  await showMine(app);
  await expect(page.getByRole('radio', { name: /^Begun 1$/ })).toBeVisible();
  await page.getByText('Not begun').click();
  await expect(cards(page)).toHaveCount(1);
});

test('a puzzle takes a name, is deleted and brought back', async ({ app, page }) => {
  await playTwo(app);
  await showMine(app);
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^More for/ })
    .click();
  await app.button('Rename').click();
  await page.getByLabel('Name of the puzzle').fill('Sunday');
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(1)).toContainText('Sunday');
  await app.button('More for “Sunday”').click();
  await app.button(/^Delete$/).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(app.button('Bring it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(1)).toContainText('Sunday');
  await page.getByText('Finished', { exact: false }).first().click();
  await expect(page.getByText('No puzzles here.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByText('Nothing is finished yet.')).toBeVisible();
  await expectAccessible(page, 'Statistics');
});

test('hundreds of puzzles are shown by and by', async ({ app, page }) => {
  await playTwo(app);
  await page.evaluate(async () => {
    const opening = indexedDB.open('sudoscope');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const kept = opening.result.transaction('saved', 'readwrite').objectStore('saved');
    const all = kept.getAll(IDBKeyRange.bound('puzzle-', 'puzzle-~'));
    await new Promise((resolve) => (all.onsuccess = resolve));
    const [first] = all.result as { position: object; moved: number }[];
    for (let puzzleId = 1; puzzleId <= 400; ++puzzleId) {
      const record = { ...first!, position: { ...first!.position, puzzleId }, moved: puzzleId };
      kept.put(record, `puzzle-${puzzleId}`);
    }
    await new Promise((resolve) => (kept.transaction.oncomplete = resolve));
  });
  await showMine(app);
  await expect(page.getByRole('radio', { name: 'All 402' })).toBeChecked();
  const count = await cards(page).count();
  expect(count).toBeLessThan(402);
  await app.button(/^Show more/).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(count);
});

test('two tabs that change one puzzle both keep their own changes', async ({ app, page, context }) => {
  await playTwo(app);
  const other = new Sudoscope(await context.newPage());
  await other.open();
  await expect(other.cell(1, 2)).toHaveAccessibleName(/entered 4/);
  await app.cell(1, 3).click();
  await page.keyboard.press('5');
  await expect(app.cell(1, 3)).toHaveAccessibleName(/entered 5/);
  await showMine(app);
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await other.cell(1, 4).click();
  await other.page.keyboard.press('6');
  await expect(other.page.getByText(/changed in another tab as well/).first()).toBeVisible();
  await showMine(other);
  await expect(cards(other.page)).toHaveCount(3);
  await expect(cards(other.page).filter({ hasText: '(another tab)' })).toHaveCount(1);
  await page.reload();
  await expect(app.cell(1, 3)).toHaveAccessibleName(/entered 5/);
  await expect(app.cell(1, 4)).toHaveAccessibleName(/empty/);
});

test('a tab that is made as a copy of another plays a game of its own, and both are there after a reload', async ({
  app,
  page,
  context,
}) => {
  await context.addInitScript(() => Object.assign(window, { tabAtStart: sessionStorage.getItem('sudoscope-tab') }));
  await app.open();
  await app.paste(gentle);
  await expect.poll(() => app.digits()).toBe(gentle);
  await app.cell(1, 1).click();
  await page.keyboard.press('4');
  await expect(app.cell(1, 1)).toHaveAccessibleName(/entered 4/);
  // The address follows a moment later.
  await expect.poll(() => page.url()).toContain('.e4');
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = new Sudoscope(await opening);
  await expect(copy.cell(1, 1)).toHaveAccessibleName(/entered 4/);
  const [tab, atStart] = await Promise.all([
    page.evaluate(() => sessionStorage.getItem('sudoscope-tab')),
    copy.page.evaluate(() => (window as unknown as { tabAtStart: string }).tabAtStart),
  ]);
  expect(tab).not.toBeNull();
  expect(atStart, 'what the tab keeps was copied').toBe(tab);
  // The link brings the board before the other tab has answered.
  await expect.poll(() => copy.page.evaluate(() => sessionStorage.getItem('sudoscope-tab'))).not.toBe(tab);

  await copy.paste(inkala);
  await expect.poll(() => copy.digits()).toBe(inkala);
  await copy.cell(1, 2).click();
  await copy.page.keyboard.press('1');
  await expect(copy.cell(1, 2)).toHaveAccessibleName(/entered 1/);
  const played = { first: await app.digits(), copy: await copy.digits() };
  for (const end of ['left', 'died']) {
    // A tab that dies has no time to store its game.
    if (end === 'died') await context.addInitScript(() => sessionStorage.removeItem('sudoscope-farewell'));
    await page.reload();
    await expect.poll(() => app.digits(), `the first, after it ${end}`).toBe(played.first);
    await copy.page.reload();
    await expect.poll(() => copy.digits(), `the copy, after it ${end}`).toBe(played.copy);
  }
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => app.digits()).toBe(gentle);
  await showMine(app);
  await expect(cards(page)).toHaveCount(2);
});

test('everything is saved as one file and comes back on another device', async ({ app, page, browser, baseURL }) => {
  await playTwo(app);
  await showMine(app);
  const downloading = page.waitForEvent('download');
  await app.button('Back up').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^sudoscope-\d{4}-\d\d-\d\d\.json\.gz$/);
  const file = await readFile(await download.path());

  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const later = new Sudoscope(await context.newPage());
  await later.open();
  await showMine(later);
  await expect(later.page.getByText('Nothing is stored yet.')).toBeVisible();
  const bring = async (name: string, buffer: Buffer): Promise<void> => {
    const choosing = later.page.waitForEvent('filechooser');
    await later.button('Restore').click();
    await (await choosing).setFiles({ name, mimeType: 'application/gzip', buffer });
  };
  await bring('torn.json.gz', file.subarray(0, 300));
  await expect(later.page.getByText(/cannot be unpacked .* Nothing was changed/)).toBeVisible();
  await expect(cards(later.page)).toHaveCount(0);
  await bring('all.json.gz', file);
  await expect(later.page.getByText(/^Restored: 2 puzzles(, \d+ settings?)?\.$/)).toBeVisible();
  await bring('all.json.gz', file);
  await expect(later.page.getByText(/^Restored: no puzzle.*\. 2 puzzles were already here and are/)).toBeVisible();
  await openers(later.page).first().click();
  await expect(later.cell(1, 2)).toHaveAccessibleName(/entered 4/);
  await context.close();
});
