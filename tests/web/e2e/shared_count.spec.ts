// Counting on all cores, in the Play tab and in the Lab: many workers count the same as one.
import { expect, test } from './sudoscope';

/** Two givens of a 17-clue puzzle taken out; one search counts 910,776 solutions, as the command line does. */
const several = '.........................3......3.2...1.4......5....6..3......4.7..8...962...7...';

/** Without its 9, and with 4 in r1c1: 6,423,318 solutions, more than one core counts in half a second. */
const many = '4........................3......3.2...1.4......5....6..3......4.7..8....62...7...';

test('a long count continues on all cores, shows the share explored, and comes to the same number', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(many);
  await expect(app.verdict).toContainText(/\d solutions/);
  // On many cores they are visible for a moment, which a look now and then can miss.
  const shares = await page.evaluateHandle(() => {
    const seen = { bar: false, text: false };
    new MutationObserver(() => {
      seen.bar ||= document.querySelector('progress[aria-label="Share of the search tree explored"]') !== null;
      seen.text ||= /explored.*so far/.test(document.body.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  await app.openTools();
  await app.button('Count solutions').click();
  await expect(page.getByText(/^6,423,318 solutions, /)).toBeVisible();
  expect(await shares.jsonValue()).toEqual({ bar: true, text: true });
  await expect(page.getByRole('progressbar', { name: 'Share of the search tree explored' })).toBeHidden();
});

test('a count on all cores that is stopped shows its result, and can be made again', async ({ app, page }) => {
  await app.open();
  await app.paste('1'.padEnd(81, '.'));
  await expect(app.verdict).toContainText(/\d solutions/);
  await app.openTools();
  for (let time = 0; time < 2; time++) {
    await app.button('Count solutions').click();
    await expect(page.getByRole('progressbar', { name: 'Share of the search tree explored' })).toBeVisible();
    await expect(page.getByText(/explored.*so far/)).toBeVisible();
    await app.button('Stop counting').click();
    await expect(page.getByText(/^At least [\d,]+ solutions, /)).toBeVisible();
  }
});

test('the Lab measures what more workers gain, with the same counts in every row', async ({ app, page }) => {
  await app.open();
  await app.paste(several);
  await expect(app.verdict).toContainText(/\d solutions/);
  await app.showTab('Lab');
  await page.getByLabel('Algorithm to split').selectOption({ label: 'Propagate and guess' });
  await app.button('Measure speed-up').click();
  const table = page.getByRole('table', { name: 'Speed-up' });
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  await expect(table.getByRole('row')).toHaveCount(cores === 1 ? 2 : 2 + Math.ceil(Math.log2(cores)));
  await expect(page.getByText('Finished')).toBeVisible();
  const rows = (await table.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split(/\s+/));
  for (const row of rows) expect([row[3], row[4]]).toEqual(['910,776', '2,772,110']);
  console.log(rows.map(([workers, seconds, ratio]) => `${workers} workers: ${seconds} s, ratio ${ratio}`).join('; '));

  await page.getByLabel('Guesses above the split').fill('3');
  await page.getByLabel('Algorithm to split').selectOption({ label: 'Brute force' });
  await app.button('Measure speed-up').click();
  await app.button('Stop measuring').click();
  await expect(page.getByText('Stopped')).toBeVisible();
});
