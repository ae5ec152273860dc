// Links: one person sees, another opens.
import type { Page } from '@playwright/test';
import { decodeLink } from '../../../web/link/read_link';
import { checksum, deflate, toBase64Url } from '../../../web/link/link_bytes';
import { expect, inkala, settled, Sudoscope, tabLetters, test } from './sudoscope';

/** The link in the address, which follows the page a moment later: its puzzle's side, and its place in a run. */
async function addressOf(page: Page): Promise<{ side: number; position: number | null } | null> {
  const decoded = await decodeLink(new URL(page.url()).hash, tabLetters);
  if (!decoded.ok) return null;
  const { puzzle, run } = decoded.state;
  return { side: Math.sqrt(puzzle.givens.length), position: run?.position ?? null };
}

test('a link reproduces puzzle, entries, algorithm and position elsewhere', async ({ app, page, browser, baseURL }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.cell(1, 2).click();
  await page.keyboard.press('1');
  await expect(app.verdict).toContainText('One solution');
  await app.watch('Fewest candidates');
  for (let guesses = 0; guesses < 5; guesses++) {
    const before = await app.position();
    await app.button(/^Next guess/).click();
    await expect.poll(() => app.position()).toBeGreaterThan(before);
  }
  const said = await app.sentence.textContent();
  const position = await app.position();
  await expect.poll(() => addressOf(page)).toEqual({ side: 9, position });
  expect(new URL(page.url()).hash).toMatch(/^#[A-Za-z0-9._~-]+$/);
  await expect.poll(() => app.cellSentences()).toContainEqual(expect.stringContaining('guess'));

  const elsewhere = await browser.newContext({ baseURL });
  const other = new Sudoscope(await elsewhere.newPage());
  await other.page.goto(page.url());
  await expect(other.timeline).toHaveAttribute('aria-valuenow', String(position));
  await expect(other.page.getByLabel('Algorithm')).toHaveValue('fewest-candidates');
  expect(await other.sentence.textContent()).toBe(said);
  const board = await settled(page, () => app.cellSentences());
  await expect.poll(() => other.cellSentences()).toEqual(board);
  await other.showTab('Play');
  await expect(other.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
  await elsewhere.close();
});

test('a reload that comes without the last change of the address keeps what was there', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  const before = page.url();
  await app.cell(1, 2).click();
  await page.keyboard.press('4');
  await expect.poll(() => page.url()).not.toBe(before);
  // As in some browsers: with the previous address, and none of its state.
  await page.evaluate((address) => history.replaceState(null, '', address), before);
  await page.reload();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 4');
});

test('reload, back and forward restore what was there', { tag: '@smoke' }, async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect.poll(() => addressOf(page)).toEqual({ side: 9, position: null });
  await app.paste('1...............');
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await expect.poll(() => addressOf(page)).toEqual({ side: 4, position: null });
  await page.goBack();
  await app.button('Go to the other').click();
  await expect(app.board).toHaveAttribute('aria-rowcount', '9');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await page.goForward();
  await app.button('Go to the other').click();
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await page.reload();
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
});

test('a damaged link and a foreign one give a sentence and leave the puzzle untouched', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect.poll(() => new URL(page.url()).hash).toContain(inkala.replaceAll('.', '0'));
  const { hash } = new URL(page.url());
  const damaged = hash.replace(/3/, '4');
  expect(damaged).not.toBe(hash);
  for (const fragment of [damaged, '#elsewhere', '#1']) {
    await page.evaluate((text) => (location.hash = text), fragment);
    await expect(page.getByText(/link/i).filter({ hasText: /damaged|not|newer|understood/i })).not.toHaveCount(0);
    await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  }
});

/** One solution by its diagonals and windows, two without. */
const ruled = '920000000000004050103056080800600274267405800000000501700500408006301009000070015';
const regions = [
  ['R1C1', 'R2C2', 'R3C3', 'R4C4', 'R5C5', 'R6C6', 'R7C7', 'R8C8', 'R9C9'],
  ['R1C9', 'R2C8', 'R3C7', 'R4C6', 'R5C5', 'R6C4', 'R7C3', 'R8C2', 'R9C1'],
].map((cells) => ({ cells }));
const ownRules = `windows\nextraregion=${JSON.stringify(regions)}\n`;

for (const { version, shape, rules, step, told } of [
  { version: 3, shape: '3x3xh', rules: '', step: '', told: '9×9 X hyper' },
  { version: 4, shape: '3x3', rules: ownRules, step: '', told: '9×9 hyper with extra regions' },
  { version: 5, shape: '3x3xh', rules: '', step: '.p2', told: '9×9 X hyper' },
  { version: 5, shape: '3x3', rules: ownRules, step: '.p2', told: '9×9 hyper with extra regions' },
] as const) {
  test(`a link of version ${version} to Logic opens there ${step && 'at its step '}with its rules: ${told}`, async ({
    app,
    page,
  }) => {
    const squeezed = rules && `.k${toBase64Url(await deflate(new TextEncoder().encode(rules)))}`;
    const body = `${version}.${shape}.${ruled}${squeezed}${step}.g`;
    await page.goto(`./#${body}.${checksum(body)}`);
    await expect(page.getByRole('tab', { name: 'Logic' })).toHaveAttribute('aria-selected', 'true');
    await expect(app.board).toHaveAccessibleName(`Sudoku ${told}, 33 givens`);
    await expect(page.getByText(step ? /^step 2 of \d+$/ : /^\d+ steps$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to the grid as it stands' })).toBeEnabled({
      enabled: step !== '',
    });
    await expect(page.getByText(/one solution|gentle|easy|medium|hard/).first()).toBeVisible();
  });
}
