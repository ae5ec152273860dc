// Further views of a run: heat on the board, reasons of a
// contradiction, moves as text, the exact cover matrix, a recording.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, inkala, type Sudoscope, test } from './sudoscope';

async function openRun(app: Sudoscope, algorithm: string): Promise<void> {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.watch(algorithm);
}

async function toContradiction(app: Sudoscope, page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const before = await app.position();
    await page.keyboard.press('x');
    await expect.poll(() => app.position()).toBeGreaterThan(before);
  }
}

const more = (page: Page) => page.getByRole('region', { name: 'More about the run' });

test('a contradiction names guesses that cannot hold together, and their cells are marked', async ({ app, page }) => {
  await openRun(app, 'Brute force');
  // Brute force names the guesses that hold the digits of the emptied cell.
  await toContradiction(app, page, 1);
  await expect(app.sentence).toContainText(/cannot (both |all )?hold/);
  const guilty = (): Promise<number> => app.board.getByRole('gridcell', { name: /led to the contradiction/ }).count();
  await expect.poll(guilty).toBeGreaterThan(0);
  expect(await guilty()).toBeLessThan(await app.board.getByRole('gridcell', { name: /, guess \d/ }).count());
});

test('heat counts the guesses of each cell at any position, and leaves with its button', async ({ app, page }) => {
  await openRun(app, 'Propagate and guess');
  await app.button('Heat').click();
  await toContradiction(app, page, 5);
  const counted = async (): Promise<number> => {
    const sentences = (await app.cellSentences()).filter((sentence) => / guessed (once|\d+ times)/.test(sentence));
    return sentences.reduce((sum, text) => sum + Number(/guessed (\d+) times/.exec(text)?.[1] ?? 1), 0);
  };
  const guesses = async (): Promise<number> =>
    Number((await page.getByText('guesses', { exact: true }).locator('xpath=following-sibling::dd').textContent())!);
  const here = await guesses();
  expect(here).toBeGreaterThan(5);
  await expect.poll(counted).toBe(here);
  await app.timeline.focus();
  await page.keyboard.press('End');
  await expect.poll(counted).toBe(172);
  await expect(more(page)).toContainText(/r\dc\d was guessed most often: \d+ times/);
  await app.button('Heat').click();
  await expect.poll(counted).toBe(0);
});

test('moves are read, gone to by press and by key, and copied', async ({ app, page }) => {
  await openRun(app, 'Propagate and guess');
  await toContradiction(app, page, 4);
  await app.button('Moves').click();
  const list = page.getByRole('listbox');
  const here = list.getByRole('option', { selected: true });
  await expect(here).toContainText(/^[\d,]+No (digit|place)/);
  await expect(here).toBeInViewport();
  const next = list
    .getByRole('option')
    .nth((await list.getByRole('option').allTextContents()).indexOf((await here.textContent())!) + 1);
  await expect(next).toContainText('take back');
  await next.click();
  await expect(app.sentence).toContainText('take back');
  await expect(here).toContainText('take back');

  await list.focus();
  await page.keyboard.press('ArrowUp');
  await expect(here).toContainText('take back');
  await page.keyboard.press('Enter');
  await expect(app.sentence).not.toContainText('take back');

  await more(page).getByLabel('From', { exact: true }).fill('0');
  await more(page).getByLabel('From', { exact: true }).blur();
  await app.button('Copy').click();
  await expect(more(page)).toContainText(/\d+ moves copied/);
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toBe('0\t0\tThe start of the run. 21 givens, 60 cells to fill.');
  await expect(more(page)).toContainText(`${lines.length} moves copied`);
  expect(lines.every((line) => /^\d+\t\d+\t[A-Z\d]/.test(line))).toBe(true);
});

test('the matrix belongs to exact cover, names the chosen column, and a map can be large', async ({ app, page }) => {
  await openRun(app, 'Propagate and guess');
  await expect(app.button('Moves')).toBeVisible();
  await expect(app.button('Matrix')).toHaveCount(0);
  await page.getByLabel('Algorithm').selectOption({ label: 'Dancing links' });
  await app.button('Matrix').click();
  await expect(more(page)).toContainText('No column is chosen. 84 of 324 columns covered');
  await toContradiction(app, page, 1);
  await expect(more(page)).toContainText(/^.*Chosen: .+, 0 rows left\./);
  const rows = app.button(/^Rows: \d+ of 81 columns covered/);
  const narrow = (await rows.boundingBox())!.width;
  await rows.click();
  await expect(rows).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await rows.boundingBox())!.width).toBeGreaterThan(1.9 * narrow);
  await rows.hover({ position: { x: 10, y: 40 } });
  await expect(more(page)).toContainText(/1 in row 1: (covered|\d rows? left)/);
});

test('a stretch is recorded as a GIF of its moves, and the run stays where it is', async ({ app, page }) => {
  await openRun(app, 'Propagate and guess');
  await toContradiction(app, page, 2);
  const position = await app.position();
  await app.button('Record').click();
  await expect(more(page).getByLabel('To', { exact: true })).not.toHaveValue(String(position));
  await more(page).getByLabel('Width in pixels').selectOption('240');
  const [download] = await Promise.all([page.waitForEvent('download'), app.button('Record GIF').click()]);
  expect(download.suggestedFilename()).toMatch(/^sudoscope-propagate-and-guess-\d+-\d+\.gif$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  expect([bytes.readUInt16LE(6), bytes.at(-1)]).toEqual([240, 0x3b]);
  // A graphic control block a frame: 61 of them, each drawn over the one before.
  const frames = bytes.toString('latin1').split('\x21\xf9\x04').length - 1;
  await expect(more(page)).toContainText(`${frames} frames`);
  expect(frames).toBe(61);
  const isShown = await page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/gif' });
    const { width, height } = await createImageBitmap(blob);
    return width === 240 && height > 240;
  }, bytes.toString('base64'));
  expect(isShown).toBe(true);
  expect(await app.position()).toBe(position);
});

test('a recording can be cancelled', async ({ app, page }) => {
  await openRun(app, 'Brute force');
  await app.button('Record').click();
  await more(page).getByLabel('To', { exact: true }).fill('5000');
  await more(page).getByLabel('Width in pixels').selectOption('720');
  await app.button('Record GIF').click();
  await expect(more(page)).toContainText(/[1-9]\d* of \d+ frames/);
  await app.button('Cancel').click();
  await expect(more(page)).toContainText('Cancelled');
});
