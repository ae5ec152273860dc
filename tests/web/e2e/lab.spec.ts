// The Lab: a run over a pasted set, cancelled or paused, kept over a reload, and from a result to the Watch tab.
import type { Page } from '@playwright/test';
import { expect, inkala, slowForBruteForce, test, type Sudoscope } from './sudoscope';

/** Brute force is long at the second puzzle; all else takes moments. */
async function startSmallRun(app: Sudoscope, page: Page): Promise<void> {
  await app.open();
  await app.showTab('Lab');
  await expect(app.button('Run')).toBeVisible();
  await app.paste(`${inkala}\n${slowForBruteForce}\n`);
  await expect(page.getByRole('textbox', { name: 'Puzzles, one a line' })).toHaveValue(new RegExp(inkala.slice(0, 9)));
  const wanted = ['Brute force', 'Propagate and guess'];
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  for (const name of wanted) await page.getByRole('checkbox', { name, exact: true }).check();
  await page.getByRole('combobox', { name: /^Longest time/ }).selectOption({ label: '5\u00a0min' });
  await app.button('Run').click();
  await expect(page.getByText(/[23] of 4 trials/)).toBeVisible();
}

const numbers = (page: Page) => page.getByRole('table', { name: 'All puzzles' });

test('a run over a pasted set can be cancelled; its results survive a reload, and a point leads to Watch', async ({
  app,
  page,
}) => {
  test.slow();
  await startSmallRun(app, page);
  await app.button('Cancel').click();
  await expect(page.getByText(/^Cancelled/)).toBeVisible();
  const before = await numbers(page).getByRole('row').allInnerTexts();
  expect(before).toHaveLength(3);

  await page.reload();
  await expect(page.getByText(/^Cancelled/)).toBeVisible();
  expect(await numbers(page).getByRole('row').allInnerTexts()).toEqual(before);

  const chart = page.getByRole('img', { name: /^Scatter of/ });
  await chart.scrollIntoViewIfNeeded();
  const { width, height } = (await chart.boundingBox())!;
  const watch = page.getByRole('button', { name: /^Watch Brute force \(/ });
  // Where its point stands depends on how fast this machine is.
  for (let y = 15; y < height && !(await watch.isVisible()); y += 30) {
    for (let x = 70; x < width && !(await watch.isVisible()); x += 30) await chart.click({ position: { x, y } });
  }
  await watch.click();
  await expect(page.getByRole('tab', { name: 'Watch' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Algorithm')).toHaveValue('brute-force');
  await expect(app.cell(1, 1)).toHaveAccessibleName('r1c1, given 8');
  await expect(app.sentence).toContainText('start');
});

test('a run that a reload interrupts is offered to go on', async ({ app, page }) => {
  test.slow();
  await startSmallRun(app, page);
  // What was found is kept once a second.
  await page.waitForTimeout(1200);
  await page.reload();
  await expect(page.getByText(/^Paused/)).toBeVisible();
  await expect(page.getByText(/[23] of 4 trials/)).toBeVisible();
  await app.button('Resume').click();
  await expect(app.button('Pause')).toBeVisible();
  await app.button('Cancel').click();
  await expect(app.button('Run')).toBeVisible();
});

test('results can be taken away as CSV, JSON and PNG, and each chart has its table', async ({ app, page }) => {
  await app.open();
  await app.showTab('Lab');
  await page.getByRole('combobox', { name: /^Set/ }).selectOption({ label: '6×6: 20 with one solution' });
  await app.button('Run').click();
  await expect(page.getByText('Finished')).toBeVisible();
  for (const [name, ending] of [
    ['Save CSV', '.csv'],
    ['Save JSON', '.json'],
    ['Save the chart Times as PNG', '.png'],
  ]) {
    const [download] = await Promise.all([page.waitForEvent('download'), app.button(name!).click()]);
    expect(download.suggestedFilename()).toContain(ending);
  }
  const chart = page.getByRole('region', { name: 'Puzzle by puzzle' });
  await chart.getByText('The numbers as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(21);
  await chart
    .getByRole('button', { name: /on puzzle 3$/ })
    .first()
    .click();
  await expect(page.getByRole('grid', { name: /6×6/ })).toBeVisible();
});
