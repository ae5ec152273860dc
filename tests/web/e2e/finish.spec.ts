// The end of a puzzle: one card, whatever filled the last cell, and one press to the next.
import type { Page } from '@playwright/test';
import { expect, inkalaSolution, test } from './sudoscope';

const nearlySolved = `..${inkalaSolution.slice(2)}`;
const card = (page: Page) => page.getByRole('region', { name: 'Solved' });

test('the result is copied in one line without the solution, and another puzzle comes at one press', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(nearlySolved);
  await expect(app.verdict).toContainText('One solution');
  await app.cell(1, 1).click();
  await page.keyboard.press(inkalaSolution[0]!);
  await app.cell(1, 2).click();
  await page.keyboard.press(inkalaSolution[1]!);
  await card(page).getByRole('button', { name: 'Share result' }).click();
  await expect(card(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toMatch(/^🟩 Sudoscope · .+ · \d+:\d\d · no hints$/u);
  expect(lines[1]).toContain(new URL(page.url()).origin);
  expect(lines.join()).not.toContain(inkalaSolution);
  for (const name of ['Hint (H)', 'Check', 'Try from here'])
    await expect(app.button(name)).toHaveAttribute('aria-disabled', 'true');
  await card(page)
    .getByRole('button', { name: /^Next today:/ })
    .click();
  await expect(card(page)).toBeHidden();
  await expect(app.verdict).toContainText('One solution');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the same card shows a puzzle that the solver filled in, and does not count it as solved by the player', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(nearlySolved);
  await expect(app.verdict).toContainText('One solution');
  await app.cell(1, 1).click();
  await page.keyboard.press(inkalaSolution[0]!);
  await app.openAnswer();
  await app.button('Fill in the solution').click();
  const filled = page.getByRole('region', { name: 'Filled in', exact: true });
  await expect(filled).toContainText('does not count as solved');
  await expect(filled.getByRole('button', { name: /^Next/ })).toBeVisible();
  await expect(filled.getByRole('button', { name: 'Share result' })).toBeHidden();
});
