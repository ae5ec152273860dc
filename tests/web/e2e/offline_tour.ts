// Everything that the page fetches only on demand: each tab, view, dialog and worker, opened once.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, inkala, type Sudoscope } from './sudoscope';

/** Several solutions: one search counts 910,776, slowly enough to continue on all cores. */
const several = '.........................3......3.2...1.4......5....6..3......4.7..8...962...7...';
const none = `55${'.'.repeat(79)}`;

async function drop(page: Page, name: string, type: string, content: Buffer): Promise<void> {
  await page.evaluate(
    ({ base64, name, type }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name, { type }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { base64: content.toString('base64'), name, type },
  );
}

async function solveTab(app: Sudoscope, page: Page): Promise<void> {
  // A person who pastes sees the page first.
  await expect(app.verdict).toHaveAttribute('aria-busy', 'false');
  await app.paste(inkala);
  await expect(app.verdict).toContainText(/solution/);
  await app.openAnswer();
  const diagnosis = page.getByRole('region', { name: 'Diagnosis' });
  await app.openTools();
  await diagnosis.getByRole('button').first().click();
  await expect(diagnosis.getByRole('status').first()).toContainText(/given/);
  await app.paste(none);
  await expect(app.verdict).toContainText('No solution');
  await app.openAnswer();
  await expect(diagnosis).toContainText('2 givens');
  await app.paste(several);
  await expect(app.verdict).toContainText('More than');
  await app.openTools();
  await app.button('Count solutions').click();
  await expect(page.getByText(/^910,776 solutions, /)).toBeVisible();
  // A large grid, for which the module with every algorithm is needed.
  await app.paste('1'.padEnd(256, '.'));
  await expect(app.verdict).toContainText(/[Ss]olutions/);
  await app.paste(inkala);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
}

async function watchTab(app: Sudoscope, page: Page): Promise<void> {
  await app.watch('Dancing links');
  await app.button(/^Next guess/).click();
  await expect(app.sentence).toContainText(/Guess/);
  await expect(page.getByRole('tree')).toBeVisible();
  const more = page.getByRole('region', { name: 'More about the run' });
  for (const [view, sign] of [
    ['Heat', /guess/i],
    ['Moves', /Guess/],
    ['Matrix', /rows/i],
  ] as const) {
    await app.button(view).click();
    await expect(more).toContainText(sign);
  }
  await app.button('Record').click();
  const recording = page.waitForEvent('download');
  await more
    .getByRole('button', { name: /Record/ })
    .last()
    .click();
  await recording;
  await app.button('Compare side by side').click();
  await expect(page.getByRole('region', { name: 'Standings' })).not.toContainText('Getting ready');
  await expect(page.getByRole('grid')).toHaveCount(2);
}

async function labTab(app: Sudoscope, page: Page): Promise<void> {
  await app.showTab('Lab');
  await page.getByRole('combobox', { name: /^Set/ }).selectOption({ label: '6×6: 20 with one solution' });
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Scatter of/ })).toBeVisible();
  await app.button('Measure speed-up').click();
  await expect(page.getByRole('table', { name: 'Speed-up' })).toBeVisible();
}

async function collectionTab(app: Sudoscope, page: Page): Promise<void> {
  // The Lab would take the list for its own set.
  await app.showTab('Play');
  await drop(page, 'list.txt', 'text/plain', Buffer.from(`${inkala}\n${several}\n${none}\n`));
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Puzzles of the list' }).getByRole('row')).toHaveCount(4);
}

async function dialogs(app: Sudoscope, page: Page, parts: Record<string, readonly string[]>): Promise<void> {
  for (const [name, tabs] of Object.entries(parts)) {
    await app.button(name).click();
    for (const tab of tabs) {
      await page.getByRole('dialog').getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('tabpanel', { name: tab, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('dialog')).not.toContainText(/loaded/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

/** The board as a picture, which is then read again. */
async function picture(app: Sudoscope, page: Page): Promise<void> {
  await app.showTab('Play');
  await app.share('Picture');
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save PNG' }).click();
  const png = readFileSync(await (await saving).path());
  await page.keyboard.press('Escape');
  await drop(page, 'board.png', 'image/png', png);
  await expect(page.getByRole('dialog')).toContainText('21 givens');
  await page.keyboard.press('Escape');
}

export async function takeTour(app: Sudoscope, page: Page): Promise<void> {
  await solveTab(app, page);
  await watchTab(app, page);
  await labTab(app, page);
  await collectionTab(app, page);
  await dialogs(app, page, {
    New: ['Today', 'New', 'Set', 'My puzzles', 'Import', 'Paste', 'Empty grid', 'Samples', 'Duel'],
    Share: ['Link', 'Text', 'Picture', 'Print'],
    Help: [],
    Settings: [],
  });
  await picture(app, page);
}
