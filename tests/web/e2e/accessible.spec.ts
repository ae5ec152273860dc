// axe-core finds nothing serious in any state of the page: tabs, dialogs, verdicts, light, dark, high contrast, phone.
import { expectAccessible, expectNothingSerious } from './axe';
import { largeGrid } from './large_grids';
import { expect, inkala, test } from './sudoscope';

test('the tabs, with each verdict', async ({ app, page }) => {
  await app.open();
  await expectAccessible(page, 'first visit');
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.openAnswer();
  await expectAccessible(page, 'one solution');
  await app.button('Fill in the solution').click();
  await expect(app.verdict).toContainText('Solved');
  await expectAccessible(page, 'solved');
  await app.paste(`7${inkala.slice(1)}`.replace(/3/g, '.'));
  await expect(app.verdict).toContainText(/solution/);
  await app.openAnswer();
  await expectAccessible(page, 'another verdict');
  await app.paste(`88${inkala.slice(2)}`);
  await expect(app.verdict).toContainText('No solution');
  await app.openAnswer();
  await expectAccessible(page, 'no solution');
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.watch('Propagate and guess');
  await app.button(/^Next contradiction/).click();
  await expect(app.sentence).toContainText(/^No (digit|place)/);
  await expectAccessible(page, 'a contradiction');
});

test('a long search, its best guess on the board, the choice of who answers, and a zoomed board', async ({
  app,
  page,
}) => {
  const largeTable = ['[role=grid] tbody'];
  await app.open();
  await app.paste(largeGrid('balanced36_48'));
  await expect(app.board).toHaveAccessibleName(/^Sudoku 36/);
  await app.openAnswer();
  await expect(page.getByRole('region', { name: 'The search' })).toBeVisible();
  // A search without further orders gives up after ten seconds; "Keep searching" keeps it running.
  const [stop, goOn] = [app.button('Stop'), app.button('Keep searching')];
  await expect(stop.or(goOn)).toBeVisible();
  if (await stop.isVisible()) await stop.click();
  await goOn.click();
  await page.getByLabel('Show the best guess on the board').check();
  await app.button('Change').click();
  await expect(page.getByLabel('Algorithm for the verdict')).toBeVisible();
  await app.button('Zoom in').click();
  await expectAccessible(page, 'searching', largeTable);
  await app.button('Stop').click();
  await expect(app.verdict).toContainText('Not known yet');
  await expectAccessible(page, 'stopped', largeTable);
});

test('runs side by side, at their start and when one has ended', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await app.showTab('Watch');
  await app.button('Compare side by side').click();
  const standing = page.getByRole('region', { name: 'Standings' });
  await expect(standing).toContainText('The start');
  await expectAccessible(page, 'the start');
  await app.button(/^To the end/).click();
  await expect(standing).toContainText('1st');
  await page.getByText('Equal time').click();
  await expect(page.getByRole('article').getByText('1st')).toBeVisible();
  await expectAccessible(page, 'ended');
});

test('what else a run can tell', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await app.watch('Dancing links');
  await app.button(/^Next contradiction/).click();
  for (const name of ['Heat', 'Moves', 'Matrix', 'Record']) {
    await app.page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('region', { name: 'More about the run' }).locator('> *').nth(1)).toBeVisible();
    await expectAccessible(page, name);
  }
});

test('the Lab, before and after a run', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.showTab('Lab');
  await expect(app.button('Run')).toBeVisible();
  await expectAccessible(page, 'nothing found yet');
  await page.getByRole('combobox', { name: /^Set/ }).selectOption({ label: 'hardest11: 11 hard 9×9' });
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();
  for (const summary of await page.getByText('The numbers as a table').all()) await summary.click();
  await expectAccessible(page, 'results with their tables');
  await app.button('Measure speed-up').click();
  await expect(page.getByRole('table', { name: 'Speed-up' })).toBeVisible();
  await expectAccessible(page, 'the speed-up');
});

test('the dialogs', async ({ app, page }) => {
  await app.open();
  for (const name of ['New', 'Share', 'Settings', 'Help']) {
    await app.button(name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(' is loading.')).toHaveCount(0);
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('with more contrast asked for, and with forced colours', async ({ app, page }) => {
  await app.open();
  await page.emulateMedia({ contrast: 'more' });
  await expectNothingSerious(page, 'more contrast');
  await page.emulateMedia({ contrast: null, forcedColors: 'active' });
  await expectNothingSerious(page, 'forced colours');
});
