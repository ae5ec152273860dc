// Marks at single candidates, by press, pad and keys; and the numbers beside the board while a hint is drawn.
import { expect, inkala, settled, test } from './sudoscope';

test('a candidate is coloured and linked, shown alone, kept over a reload, and sent in a link', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(inkala);
  await page.getByRole('button', { name: /All notes|Note all/ }).click();
  await app.cell(1, 2).focus();
  await page.keyboard.press('v');
  await page.getByRole('radio', { name: 'Single candidates' }).check({ force: true });
  // By keys.
  await app.cell(1, 2).focus();
  await page.keyboard.press('1');
  await page.keyboard.press('c');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/, 1 coloured C$/);
  // By a press on its digit and a key of the pad.
  const { width, height } = (await app.cell(2, 1).boundingBox())!;
  await app.cell(2, 1).click({ position: { x: width / 6, y: height / 6 } });
  await page.getByRole('group', { name: 'Choose a colour for 1' }).getByRole('button', { name: 'Colour A' }).click();
  await expect(app.cell(2, 1)).toHaveAccessibleName(/, 1 coloured A$/);
  await page.getByRole('radio', { name: 'Weak links' }).check({ force: true });
  await app.cell(1, 2).click({ position: { x: width / 6, y: height / 6 } });
  await app.cell(2, 1).click({ position: { x: width / 6, y: height / 6 } });
  await expect(app.cell(1, 2)).toHaveAccessibleName(/weak link from 1 to 1 in r2c1$/);
  await expect(page).toHaveURL(/#9\./);

  await page.reload();
  await expect(app.cell(1, 2)).toHaveAccessibleName(/weak link from 1 to 1 in r2c1$/);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/, 1 coloured C$/);
  await page.keyboard.press('f');
  await page.keyboard.press('1');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/1 can go here$/);
  await page.keyboard.press('Escape');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/, 1 coloured C$/);

  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/weak link from 1 to 1 in r2c1$/);
  await expect(page).toHaveURL(/#9\..*\.a/);
  const other = await page.context().browser()!.newPage();
  const marked = other.getByRole('gridcell', { name: /^row 1, column 2,.* 1 coloured C, weak link/ });
  // The address follows the redo a moment later.
  await expect(async () => {
    await other.goto(page.url());
    await expect(marked).toBeVisible({ timeout: 3000 });
  }).toPass();
  await other.close();
});

test('rows and columns are numbered while a hint is drawn, and the board stays where it is', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toHaveAttribute('aria-busy', 'false');
  const place = () => app.board.boundingBox();
  const before = await settled(page, place);
  const nines = page.getByText(/^9$/);
  const count = await nines.count();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: /^(Remove|Enter) / })).toBeVisible();
  await expect(nines).toHaveCount(2);
  expect(await settled(page, place)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(nines).toHaveCount(count);
});
