// Notes: the player's own candidates, by key, by pad, in all cells at once; kept with the game and in the link.
import { expectAccessible } from './axe';
import { expect, inkala, test, type Sudoscope } from './sudoscope';

async function openInkala(app: Sudoscope): Promise<void> {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
}

test('are typed in the notes mode, and with Shift or Alt in any', async ({ app, page }) => {
  await openInkala(app);
  await app.cell(1, 2).click();
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Alt+Digit2');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty, notes 1 2');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Corner' })).toBeChecked();
  await page.keyboard.press('4');
  await page.keyboard.press('2');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty, notes 1 4');
  await expect(page.getByRole('status').filter({ hasText: 'row 1, column 2, empty, notes 1 4' })).toBeAttached();
  await page.keyboard.press('Delete');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty');
  await page.keyboard.press('Control+Z');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty, notes 1 4');
  await page.keyboard.press('n');
  await expect(page.getByRole('radio', { name: 'Digit' })).toBeChecked();
  await page.keyboard.press('1');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
});

test('are toggled on the pad, which shows the notes of the selected cell', async ({ app, page }) => {
  await openInkala(app);
  await app.cell(1, 2).click();
  await page.getByText('Corner', { exact: true }).click();
  const pad = page.getByRole('group', { name: 'Corner notes', exact: true });
  await pad.getByRole('button', { name: '6' }).click();
  await expect(pad.getByRole('button', { name: '6' })).toHaveAttribute('aria-pressed', 'true');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty, note 6');
  await app.cell(1, 1).click();
  await pad.getByRole('button', { name: '6' }).click();
  await expect(page.getByText('r1c1 holds a value. Notes are for empty cells.').first()).toBeVisible();
});

test('fill all cells, go with the values that are entered, and come back by undo', async ({ app, page }) => {
  await openInkala(app);
  await app.button(/^All notes/).click();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty, notes 1 2 4 6');
  await expect(app.cell(1, 3)).toHaveAccessibleName('row 1, column 3, empty, notes 2 4 5 6 9');
  await app.cell(1, 2).click();
  await page.keyboard.press('2');
  await expect(app.cell(1, 3)).toHaveAccessibleName('row 1, column 3, empty, notes 4 5 6 9');
  await app.button('Undo (Ctrl Z)').click();
  await expect(app.cell(1, 3)).toHaveAccessibleName('row 1, column 3, empty, notes 2 4 5 6 9');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty, notes 1 2 4 6');
  await app.button('Settings').click();
  await page.getByRole('checkbox', { name: /^Tidy notes/ }).uncheck();
  await page.keyboard.press('Escape');
  await app.cell(1, 2).click();
  await page.keyboard.press('2');
  await expect(app.cell(1, 3)).toHaveAccessibleName('row 1, column 3, empty, notes 2 4 5 6 9');
  await app.openAnswer();
  await app.button('Clear notes').click();
  await expect(app.cell(1, 3)).toHaveAccessibleName('row 1, column 3, empty');
});

test('outlive a reload, and stand in the link', async ({ app, page, browser, baseURL }) => {
  await openInkala(app);
  await app.cell(1, 2).click();
  for (const key of ['Shift+Digit2', 'Shift+Digit6']) await page.keyboard.press(key);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#2\./);
  await page.reload();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty, notes 2 6');
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('gridcell', { name: 'row 1, column 2, empty, notes 2 6' })).toBeAttached();
  await elsewhere.close();
});

test('on a large grid are typed as numbers of two digits', async ({ app, page }) => {
  await app.open();
  await app.paste('.'.repeat(256));
  await expect(app.board).toHaveAttribute('aria-rowcount', '16');
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Shift+Digit2');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, empty, note 12');
});

test('axe finds nothing serious in the notes mode', async ({ app, page }) => {
  await openInkala(app);
  await app.button(/^All notes/).click();
  await app.cell(1, 2).click();
  await page.keyboard.press('Space');
  await expectAccessible(page, 'with notes');
});
