// The Logic tab: all steps, the path to the solution, and its recording. Hints in Play: hint.spec.ts.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { expect, gentle, settled, Sudoscope, test } from './sudoscope';

const gentleSolution = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';
/** Singles alone do not solve it. */
const medium = '000000012000035000000600070700000300000400800100000000000120000080000040050000600'.replaceAll('0', '.');

async function open(app: Sudoscope, puzzle: string): Promise<void> {
  await app.open();
  await app.paste(puzzle);
  await expect(app.verdict).toContainText('One solution');
}

test('a step that removes candidates strikes them from the notes of its cells, as one move', async ({ app, page }) => {
  await open(app, medium);
  await page.getByRole('tab', { name: 'Logic' }).click();
  await page.getByText('All steps', { exact: true }).click();
  const panel = page.getByRole('tabpanel');
  const step = panel.getByRole('button', { name: /≠\d.* Remove \d from/ }).first();
  const [, digit, row, column] = /Remove (\d) from r(\d)c(\d)/.exec((await step.textContent())!)!;
  await step.click();
  await expect(step).toHaveAttribute('aria-pressed', 'true');
  const deck = page.getByRole('region', { name: 'The path to the solution' });
  await deck.getByRole('button', { name: /^Remove/ }).click();
  const cell = app.cell(Number(row), Number(column));
  await expect(cell).toHaveAccessibleName(/notes? /);
  await expect(cell).not.toHaveAccessibleName(new RegExp(`notes? .*${digit}`));
  await page.getByRole('tab', { name: 'Play' }).click();
  await page.keyboard.press('Control+Z');
  await expect(cell).toHaveAccessibleName(`row ${row}, column ${column}, empty`);
});

test('the path is a ladder to go along, each step with its grid', { tag: '@smoke' }, async ({ app, page }) => {
  await open(app, gentle);
  await page.getByRole('tab', { name: 'Logic' }).click();
  const ladder = page.getByRole('slider', { name: 'The path to the solution' });
  await expect(ladder).toHaveAttribute('max', '49');
  await app.button('Next step').click();
  await expect(page.getByText('step 1 of 49')).toBeVisible();
  await expect(ladder).toHaveAttribute('aria-valuetext', /r\dc\d is \d/);
  await ladder.focus();
  await page.keyboard.press('End');
  await expect(page.getByText('step 49 of 49')).toBeVisible();
  await expect(app.board.getByRole('gridcell', { name: /empty/ })).toHaveCount(1);
  await app.button('Back to the grid as it stands').click();
  await expect(app.board.getByRole('gridcell', { name: /empty/ })).toHaveCount(49);
});

test('a link to a step of the path shows it elsewhere, and a reload here', async ({ app, page, browser, baseURL }) => {
  await open(app, medium);
  await page.getByRole('tab', { name: 'Logic' }).click();
  const ladder = page.getByRole('slider', { name: 'The path to the solution' });
  await expect(page.getByText(/^\d+ steps$/)).toBeVisible();
  await app.button('Next hard step').or(app.button('Next step')).first().click();
  await ladder.focus();
  for (const key of ['PageUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const at = await ladder.getAttribute('aria-valuetext');
  const told = await page.getByRole('tabpanel').innerText();
  expect(told).toMatch(/r\dc\d/);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('radio', { name: 'With the path' })).toBeChecked();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#/);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');

  const elsewhere = await browser.newContext({ baseURL });
  const other = new Sudoscope(await elsewhere.newPage());
  await other.page.goto(link);
  await expect(other.page.getByRole('tab', { name: 'Logic' })).toHaveAttribute('aria-selected', 'true');
  const otherLadder = other.page.getByRole('slider', { name: 'The path to the solution' });
  await expect(otherLadder).toHaveAttribute('aria-valuetext', at!);
  await expect(other.page.getByRole('tabpanel')).toContainText(told.split('\n').at(-2)!);
  const board = await settled(page, () => app.cellSentences());
  await expect.poll(() => other.cellSentences()).toEqual(board);
  await elsewhere.close();

  await expect.poll(() => page.url()).toBe(link);
  await page.reload();
  await expect(ladder).toHaveAttribute('aria-valuetext', at!);
});

test('the path is recorded as a GIF, a frame a step with its drawing and one of the solution', async ({
  app,
  page,
}) => {
  // A third of it is left.
  await open(app, gentleSolution.slice(0, 54) + gentle.slice(54));
  await page.getByRole('tab', { name: 'Logic' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByText('Save', { exact: true }).click();
  const last = panel.getByLabel('To', { exact: true });
  const steps = Number(await last.inputValue());
  expect(steps).toBeGreaterThan(10);
  await panel.getByLabel('Width in pixels').selectOption('240');
  const [download] = await Promise.all([page.waitForEvent('download'), app.button('Record GIF').click()]);
  expect(download.suggestedFilename()).toBe(`sudoscope-path-1-${steps}.gif`);
  await expect(panel).toContainText(`${steps + 1} frames`);
  const bytes = await readFile(await download.path());
  expect([bytes.subarray(0, 6).toString('latin1'), bytes.readUInt16LE(6)]).toEqual(['GIF89a', 240]);
  const frames = bytes.toString('latin1').split('\x21\xf9\x04').length - 1;
  expect(frames).toBe(steps + 1);
  await expect(page.getByText(/^\d+ steps$/)).toBeVisible();
  await last.fill('3');
  const [part] = await Promise.all([page.waitForEvent('download'), app.button('Record GIF').click()]);
  expect(part.suggestedFilename()).toBe('sudoscope-path-1-3.gif');
  await expect(panel).toContainText('3 frames');
  await expectAccessible(page, 'the recording of the path');
});
