// Learning techniques: their pages, one to practise, and which of them hints may use; and a run by techniques alone.
import { expectAccessible } from './axe';
import { expect, gentle, test } from './sudoscope';

/** Hidden singles alone do not solve it. */
const hard = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

test('the page of a technique tells what it is, shows three boards and gives one to practise', async ({
  app,
  page,
}) => {
  await app.open();
  await page.getByRole('tab', { name: 'Logic' }).click();
  await app.button('Learn techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Find a technique' }).fill('y wing');
  await dialog.getByRole('button', { name: 'XY-wing', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'XY-wing' })).toBeVisible();
  await expect(dialog).toContainText('Find a cell with two candidates, the pivot');
  await expect(dialog.getByRole('grid')).toHaveCount(3);
  await expectAccessible(page, 'the page of a technique');
  await dialog.getByRole('button', { name: 'Give me one to practise' }).click();
  await expect(dialog).toHaveCount(0);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('To practise: XY-wing.');
  await page.keyboard.press('h');
  await expect(panel.getByRole('button', { name: 'XY-wing', exact: true })).toBeVisible();
  // The name leads to the page, and the page back.
  await panel.getByRole('button', { name: 'XY-wing', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'XY-wing' })).toBeFocused();
  await dialog.getByRole('button', { name: 'All techniques' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Naked single' })).toBeVisible();
});

test('hints and the path use the techniques that the settings allow, and no others', async ({ app, page }) => {
  await app.open();
  await app.paste(hard);
  await expect(app.verdict).toContainText('One solution');
  await page.getByRole('tab', { name: 'Logic' }).click();
  const path = page.getByRole('region', { name: 'The path to the solution' });
  await expect(path).toContainText(/\d+ steps/);
  await expect(path).not.toContainText('stuck');
  const allow = async (label: string): Promise<void> => {
    await app.button('Settings').click();
    await page.getByRole('combobox', { name: 'Hardest technique of hints' }).selectOption({ label });
    await page.keyboard.press('Escape');
  };
  await allow('gentle');
  await expect(path).toContainText(/stuck after \d+ steps/);
  await allow('extreme');
  await expect(path).not.toContainText('stuck');
});

test('a run by logic alone names its techniques, and says where it is stuck', async ({ app, page }) => {
  await app.open();
  await app.paste(hard);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 4');
  await page.getByRole('tab', { name: 'Watch' }).click();
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption({ label: 'Logic only' });
  await page.getByRole('combobox', { name: 'Hardest technique' }).selectOption({ label: 'up to gentle' });
  await app.timeline.press('End');
  await expect(app.sentence).toContainText('No technique goes on');
  await expect(app.sentence).toContainText('still to fill');
  await app.paste(gentle);
  await expect(app.sentence).toContainText('start');
  await app.timeline.press('End');
  await expect(app.sentence).toContainText('Solution 1');
});
