// Grids of 25x25 to 49x49: solved, stopped and searched on, watched, sought; proved
// digits, guesses and known answers kept apart; the page answering throughout.
import type { Locator, Page } from '@playwright/test';
import { largeGrid } from './large_grids';
import { expect, settled, type Sudoscope, test } from './sudoscope';

/** Its holes are spread evenly over rows, columns and boxes: no search that is known answers within minutes. */
const hard = largeGrid('balanced36_48');
/** A solution is found at once; that there is no other takes some tens of seconds. */
const proveLong = largeGrid('gecode25_4', 'gecode25_sample.txt');
const proveSoon = largeGrid('gecode25_2', 'gecode25_sample.txt');

const card = (page: Page): Locator => page.getByRole('region', { name: 'The search' });

async function fact(page: Page, name: string): Promise<string> {
  return card(page)
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${name}") + dd`))
    .innerText();
}

const numberIn = (words: string): number => Number(words.replace(/,/g, '').match(/\d+(\.\d+)?/)![0]);

/** Waits for the answer: a search that has given up continues for as long as it takes. */
async function solved(app: Sudoscope): Promise<void> {
  const answered = app.verdict.filter({ hasText: /One solution$|Exactly one solution|\d solutions/ });
  await expect(app.board).toHaveAccessibleName(/^Sudoku \d\d/);
  await app.openAnswer();
  const searchOn = app.button('Keep searching');
  await expect(answered.or(searchOn)).toBeVisible();
  if (await searchOn.isVisible()) await searchOn.click();
  await expect(answered).toBeVisible({ timeout: 500_000 });
}

/**
 * A search without further orders gives up after ten seconds, on a busy machine after few steps or before it is stopped;
 * this keeps it running.
 */
async function searchOn(app: Sudoscope): Promise<void> {
  await expect(app.board).toHaveAccessibleName(/^Sudoku \d\d/);
  await app.openAnswer();
  const keepOn = app.button('Keep searching');
  await expect(async () => {
    const stop = app.button('Stop');
    if (await stop.isVisible()) await stop.click({ timeout: 1000 });
    await expect(keepOn).toBeVisible({ timeout: 1000 });
  }).toPass();
  await keepOn.click();
}

test('a 25x25 is solved, typed into with two digits, and filled in on the board', async ({ app, page }) => {
  await app.open();
  await app.paste(largeGrid('random25_45'));
  await expect(app.verdict).toContainText(/One solution|\d solutions/);
  await app.openAnswer();
  await expect(page.getByText('chosen for 25×25')).toBeVisible();
  const blank = app.board.getByRole('gridcell', { name: /, empty/ }).first();
  const place = (await blank.getAttribute('aria-label'))!.replace(/, empty.*/, '');
  const cell = app.board.getByRole('gridcell', { name: new RegExp(`^${place},`) });
  await blank.click();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAccessibleName(new RegExp(`^${place}, entered 12`));
  await app.button(/^Undo/).click();
  await expect(app.verdict).toContainText(/One solution|\d solutions/);
  await app.button(/^Fill in (a|the) solution/).click();
  await expect(app.verdict).toContainText('Solved');
  await expect(cell).toHaveAccessibleName(new RegExp(`^${place}, revealed \\d+$`));
});

test('a 36x36 is solved, and filled in', async ({ app }) => {
  await app.open();
  await app.paste(largeGrid('random36_35'));
  await solved(app);
  await app.button(/^Fill in (a|the) solution/).click();
  await expect(app.verdict).toContainText('Solved');
});

test('a hard 36x36 distinguishes proved cells from guesses, is stopped at once, and continues', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(hard);
  await expect(app.board).toHaveAccessibleName(/^Sudoku 36/);
  await app.openAnswer();
  await expect(page.getByText(/36×36 grids about 48% full/)).toBeVisible();
  await expect(card(page)).toBeVisible();
  await searchOn(app);
  const proved = numberIn(await fact(page, 'Proved'));
  expect(proved).toBeGreaterThan(0);
  const provedCells = app.board.getByRole('gridcell', { name: /empty, proved \d+$/ });
  await expect(provedCells).toHaveCount(proved);
  const supposed = app.board.getByRole('gridcell', { name: /best guess \d+, not proved$/ });
  await expect(supposed).toHaveCount(0);

  const conflicts = numberIn(await fact(page, 'Conflicts'));
  await app.button('Stop').click();
  await expect(app.verdict).toContainText('stopped after');
  // The solution found stays in sight, and is still only a guess.
  await page.getByLabel('Show the best guess on the board').check();
  await expect(supposed.first()).toBeAttached();
  await expect(provedCells).toHaveCount(proved);
  await expect(app.button('Fill in a solution')).toHaveAttribute('aria-disabled', 'true');
  await app.button('Keep searching').click();
  await expect(app.verdict).toContainText('Searching');
  await expect.poll(async () => numberIn(await fact(page, 'Conflicts'))).toBeGreaterThan(conflicts);
});

test('one solution is an answer before it is known to be the only one', async ({ app }) => {
  await app.open();
  await app.paste(proveLong);
  await searchOn(app);
  await expect(app.verdict).toContainText('Looking for a second solution');
  await app.button('Stop').click();
  await expect(app.verdict).toContainText('One solution found');
  await expect(app.verdict).toContainText('It may not be the only one');
  await app.button('Keep searching').click();
  await expect(app.verdict).toContainText('Looking for a second solution');
});

test('workers that search the same grid share the clauses that they learn', async ({ app, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
    const heard = new Map<Worker, number>();
    const post = Worker.prototype.postMessage as (this: Worker, ...words: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...words: unknown[]) {
      const { learnt } = (words[0] as { request: { learnt?: Uint32Array } }).request;
      if (learnt) heard.set(this, (heard.get(this) ?? 0) + learnt.length);
      post.apply(this, words);
    };
    Object.assign(window, { wordsHeard: () => [...heard.values()] });
  });
  await app.open();
  await app.paste(hard);
  const wordsHeard = () => page.evaluate(() => (window as unknown as { wordsHeard(): number[] }).wordsHeard());
  await searchOn(app);
  await expect.poll(async () => (await wordsHeard()).filter((words) => words > 0).length).toBe(2);
});

test('the only solution of a hard 25x25 is filled in once it is proved to be the only one', async ({ app, page }) => {
  await app.open();
  await app.paste(proveSoon);
  await solved(app);
  await expect(app.verdict).toContainText('Exactly one solution');
  await app.openAnswer();
  await app.button('Fill in the solution').click();
  await expect(app.verdict).toContainText('Solved');
  await expect(card(page)).toHaveCount(0);
});

test('a 49x49 that is 40 % full is solved', async ({ app }) => {
  await app.open();
  await app.paste(largeGrid('random49_40'));
  await solved(app);
  await app.button(/^Fill in (a|the) solution/).click();
  await expect(app.verdict).toContainText('Solved');
});

for (const name of ['random25_45', 'random36_35']) {
  test(`${name} is watched, and sought at any place`, async ({ app, page }) => {
    // The reasons for a contradiction follow its first words.
    const said = () => settled(page, () => app.sentence.textContent());
    await app.open();
    await app.paste(largeGrid(name));
    await app.watch('Sudoscope N');
    await app.button(/^Next guess/).click();
    await expect(app.sentence).toContainText(/Guess \d+ at r\d+c\d+/);
    const guess = { position: await app.position(), said: await said() };
    await app.button(/^Next contradiction/).click();
    await expect.poll(() => app.position()).toBeGreaterThan(guess.position);
    const there = { position: await app.position(), said: await said() };
    await app.button(/^Previous guess/).click();
    await expect.poll(() => app.position()).toBeLessThan(there.position);
    await app.button(/^Next contradiction/).click();
    await expect.poll(() => app.position()).toBe(there.position);
    await expect(app.sentence).toHaveText(there.said!);
    await app.button(/^To the start/).click();
    await app.button(/^Next guess/).click();
    await expect.poll(() => app.position()).toBe(guess.position);
    await expect(app.sentence).toHaveText(guess.said!);
  });
}

test('another algorithm answers when it is chosen, until the choice is given back', async ({ app, page }) => {
  await app.open();
  await app.paste(largeGrid('random25_45'));
  await expect(app.board).toHaveAccessibleName(/^Sudoku 25/);
  await app.openAnswer();
  await expect(page.getByText('Solved by Sudoscope N, chosen for 25×25')).toBeVisible();
  await app.button('Change').click();
  const choice = page.getByLabel('Algorithm for the verdict');
  await expect(choice.getByRole('option', { name: 'Sudoscope 9' })).toHaveCount(0);
  await choice.selectOption({ label: 'Dancing links' });
  await expect(page.getByText('Solved by Dancing links, your choice')).toBeVisible();
  await app.page.reload();
  await app.openAnswer();
  await expect(page.getByText('Solved by Dancing links, your choice')).toBeVisible();
  await app.button('Change').click();
  await choice.selectOption({ label: 'Choose for me' });
  await expect(page.getByText('Solved by Sudoscope N, chosen for 25×25')).toBeVisible();
});

test('a map shows where a board that is zoomed in looks, and is dragged to look elsewhere', async ({ app, page }) => {
  await app.open();
  await app.paste(largeGrid('random36_35'));
  const map = page.locator('[class*=minimap]');
  await expect(map).toBeHidden();
  await app.button('Zoom in').click();
  await app.button('Zoom in').click();
  await expect(map).toBeVisible();
  const last = app.cell(36, 36);
  await expect(last).not.toBeInViewport();
  const { x, y, width, height } = (await map.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 2, y + height - 2, { steps: 4 });
  await page.mouse.up();
  await expect(last).toBeInViewport();
  await app.button(/whole/i).click();
  await expect(map).toBeHidden();
});

test('digits are letters on board, keys and in sentences if the setting asks for letters', async ({ app, page }) => {
  await app.open();
  await app.paste(largeGrid('random25_45'));
  await expect(app.board).toHaveAccessibleName(/25×25/);
  await app.button('Settings').click();
  await page.getByText('9, A, B').click();
  await page.keyboard.press('Escape');
  const numbers = page.getByRole('group', { name: 'Numbers' });
  await expect(numbers.getByRole('button', { name: 'P', exact: true })).toBeVisible();
  await expect(numbers.getByRole('button', { name: '25', exact: true })).toHaveCount(0);
  const blank = app.board.getByRole('gridcell', { name: /, empty/ }).first();
  const place = (await blank.getAttribute('aria-label'))!.replace(/, empty.*/, '');
  await blank.click();
  await page.keyboard.press('c');
  const cell = app.board.getByRole('gridcell', { name: new RegExp(`^${place},`) });
  await expect(cell).toHaveAccessibleName(new RegExp(`^${place}, entered C`));
  const said = page.getByRole('region', { name: 'Messages' }).getByRole('status');
  await expect(said.filter({ hasText: `${place}, entered C` })).toHaveCount(1);
  await expect(app.board.getByRole('gridcell', { name: /, given [A-P]$/ })).not.toHaveCount(0);
});

test('with digits as letters the messages of the solver have letters too, and levels stay numbers', async ({
  app,
  page,
}) => {
  await app.open();
  await app.button('Settings').click();
  await page.getByText('9, A, B').click();
  await page.keyboard.press('Escape');
  await app.paste(`GG${'.'.repeat(254)}`);
  await expect(app.verdict).toContainText('Row 1 holds G twice, at r1c1 and r1c2.');
  await app.openAnswer();
  const diagnosis = page.getByRole('region', { name: 'Diagnosis' });
  await expect(diagnosis).toContainText('r1c1 = G, r1c2 = G');
  await expect(diagnosis.getByRole('list', { name: 'Why' }).getByRole('button')).toHaveText([
    'Row 1 holds G twice, at r1c1 and r1c2.',
  ]);

  await app.paste(`123456789${'.'.repeat(247)}`);
  await expect(app.board).toHaveAccessibleName(/9 givens/);
  await app.watch('Brute force');
  await app.button(/^Next guess/).click();
  await expect(app.sentence).toContainText('Guess A at r1c10');
  await app.button('Settings').click();
  await page.getByText('9, 10, 11').click();
  await page.keyboard.press('Escape');
  await expect(app.sentence).toContainText('Guess 10 at r1c10');
});
