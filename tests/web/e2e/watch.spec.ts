// Watching a search: forwards, backwards, anywhere.
import { expect, gentle, gentleSolution, inkala, settled, slowForBruteForce, test } from './sudoscope';

test.beforeEach(async ({ app }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
});

test('stepping forward and back again shows the same boards', { tag: '@smoke' }, async ({ app, page }) => {
  await app.watch('Propagate and guess');
  await app.button(/^Next guess/).click();
  await expect(app.sentence).toContainText(/Guess \d at r\dc\d/);
  const position = await app.position();
  const said = await app.sentence.textContent();
  const board = await settled(page, () => app.cellSentences());
  await app.button(/^Next move/).click();
  await expect.poll(() => app.position()).toBeGreaterThan(position);
  await app.button(/^Previous move/).click();
  await expect.poll(() => app.position()).toBe(position);
  expect(await app.sentence.textContent()).toBe(said);
  await expect.poll(() => app.cellSentences()).toEqual(board);
});

test('keys that are pressed while the tab is fetched move the run when it is here', async ({ app, page }) => {
  let letCome = (): void => undefined;
  const fetched = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/watch_views-*', async (route) => {
    await fetched;
    await route.continue();
  });
  await app.showTab('Watch');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  letCome();
  await expect.poll(() => app.position()).toBeGreaterThan(0);
  const reached = await settled(page, () => app.position());
  await page.keyboard.press(',');
  await expect.poll(() => app.position()).toBeLessThan(reached);
  expect(await settled(page, () => app.position())).toBeGreaterThan(0);
  await page.keyboard.press(',');
  await expect.poll(() => app.position()).toBe(0);
});

test('a contradiction is a place: the sentence names it and the board marks it', async ({ app }) => {
  await app.watch('Propagate and guess');
  await app.button(/^Next contradiction/).click();
  await expect(app.sentence).toContainText(/^No (digit|place)/);
  await expect(app.board.getByRole('gridcell', { name: /in the contradiction/ })).not.toHaveCount(0);
  await expect(app.board.getByRole('gridcell', { name: /led to the contradiction/ })).not.toHaveCount(0);
});

test('a solution bears no mark of a contradiction before it', async ({ app, page }) => {
  await app.watch('Sudoscope N');
  await app.button(/^To the end/).click();
  await expect(app.sentence).toContainText('Solution 1');
  const cells = await settled(page, () => app.cellSentences());
  expect(cells.filter((text) => text.includes('contradiction'))).toEqual([]);
});

test('the timeline is dragged to any position, and the run plays on from there', async ({ app, page }) => {
  await app.watch('Dancing links');
  await app.button(/^To the end/).click();
  await expect(app.sentence).toContainText(/solution/i);
  const box = (await app.timeline.boundingBox())!;
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.8, middle);
  await page.mouse.down();
  for (const share of [0.7, 0.4, 0.2, 0.3]) await page.mouse.move(box.x + box.width * share, middle);
  await page.mouse.up();
  const end = Number(await app.timeline.getAttribute('aria-valuemax'));
  await expect.poll(async () => Math.abs((await app.position()) / end - 0.3)).toBeLessThan(0.05);
  const dropped = await app.position();
  await app.button(/^Play/).click();
  await expect.poll(() => app.position()).toBeGreaterThan(dropped);
  await app.button(/^Pause/).click();
  // The frame that was under way is still shown, and then it stops.
  expect(await settled(page, () => app.position())).toBeGreaterThanOrEqual(dropped);
  await expect(app.button(/^Play/)).toBeVisible();
});

test('every algorithm of the catalogue that guesses reaches the same solution', async ({ app, page }) => {
  // On the hardest puzzles some make millions of steps.
  await app.paste(gentle);
  await expect(app.cell(1, 3)).toHaveAccessibleName(/given 3/);
  await app.showTab('Watch');
  const options = page.getByLabel('Algorithm').getByRole('option');
  await expect(options).not.toHaveCount(0);
  const names = (await options.allTextContents()).filter((name) => name !== 'Logic only');
  expect(names.length).toBeGreaterThanOrEqual(14);
  for (const name of names) {
    await app.watch(name);
    await app.button(/^To the end/).click();
    await expect(app.sentence).toContainText(/^Solution 1/);
    await expect.poll(() => app.digits(), name).toBe(gentleSolution);
  }
});

test('a long brute-force run is stopped at any time, and the page stays alive', async ({ app }) => {
  await app.showTab('Play');
  await app.paste(slowForBruteForce);
  await expect(app.verdict).toContainText('One solution');
  await app.watch('Brute force');
  await app.button(/^To the end/).click();
  const stop = app.sentence.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(stop).toBeHidden();
  const position = await app.position();
  await app.button(/^Next move/).click();
  await expect.poll(() => app.position()).toBeGreaterThan(position);
});

test('entries are left out of a run until they are added, and then are distinguished from the givens and blamed', async ({
  app,
  page,
}) => {
  // r1c2 is 1 in the solution.
  await app.cell(1, 2).click();
  await page.keyboard.press('4');
  await expect(app.verdict).toContainText('digits are wrong');
  await app.watch('Propagate and guess');
  await expect(app.sentence).toContainText('21 givens, 60 cells to fill');
  await expect(page.getByText('without your entry')).toBeVisible();
  // The words of the cells follow a moment after the picture.
  await expect(app.cell(1, 2)).not.toHaveAccessibleName(/4,/);
  await app.button('Add it').click();
  await expect(app.sentence).toContainText('21 givens, 1 entry, 59 cells to fill');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 4');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await app.button(/^To the end/).click();
  await expect(app.sentence).toContainText('Your entries allow no solution');
  await expect(app.sentence).toContainText('The givens alone have exactly one');
  await page.reload();
  await expect(app.sentence).toContainText('Your entries allow no solution');
  await app.button('Leave it out').click();
  await app.button(/^To the end/).click();
  await expect(app.sentence).toContainText('Solution 1');
});

test('a contradiction names the reason against each digit', async ({ app, page }) => {
  await app.watch('Fewest candidates');
  await app.button(/^Next contradiction/).click();
  await expect(app.sentence).toContainText(/^No digit/);
  const lines = app.sentence.getByRole('listitem');
  await expect(lines.first()).toContainText(/given|entry|guess|follow/);
  const told = await lines.locator('.unseen, :scope:not(:has(.unseen))').allTextContents();
  expect(told.join(' ')).toContain('row');
  await page.keyboard.press('.');
  await expect(lines).toHaveCount(0);
});

test('a position is typed, beyond what is known as well, and the deepest level is a press away', async ({
  app,
  page,
}) => {
  await app.watch('Brute force');
  const position = page.getByRole('spinbutton', { name: 'Position to go to' });
  await position.fill('123456');
  await position.press('Enter');
  await expect.poll(() => app.position()).toBe(123_456);
  await position.fill('7');
  await position.press('Enter');
  await expect.poll(() => app.position()).toBe(7);
  // The search goes on, and its deepest level with it: the name is read in the moment of the press.
  const name = await app.button(/^Deepest level so far/).evaluate((button: HTMLElement) => {
    const told = button.getAttribute('aria-label')!;
    button.click();
    return told;
  });
  const level = Number(/\d+/.exec(name)![0]);
  await expect(page.getByRole('definition').nth(2)).toHaveText(String(level));
  expect(level).toBeGreaterThan(20);
});

test('the controls below the sentence keep their place, whatever the sentence', async ({ app, page }) => {
  await app.watch('Dancing links');
  const top = (): Promise<number> =>
    page.getByLabel('Algorithm').evaluate((choice: HTMLElement) => choice.offsetParent!.getBoundingClientRect().top);
  await expect(app.sentence).toContainText('givens');
  const first = await top();
  await app.button(/^Next contradiction/).click();
  await expect(app.sentence).toContainText(/^Column “.*” has no row left/);
  await expect(app.sentence.getByRole('listitem')).not.toHaveCount(0);
  expect(await top()).toBe(first);
  await page.keyboard.press('.');
  await expect(app.sentence).toContainText('uncover the columns');
  expect(await top()).toBe(first);
  await page.keyboard.press('.');
  await expect(app.sentence).toContainText(/^Second branch of .* failed\)/);
  expect(await top()).toBe(first);
  await app.button(/^To the end/).click();
  await expect(app.sentence).toContainText('Solution 1: every column is covered');
  expect(await top()).toBe(first);
});

test('a speed is shown while the run plays, and not while it stands', async ({ app, page }) => {
  await app.watch('Propagate and guess');
  const speed = page.getByRole('definition').last();
  await expect(speed).toHaveText('–');
  await page.keyboard.press('.');
  await expect.poll(() => app.position()).toBeGreaterThan(0);
  await expect(speed).toHaveText('–');
  await page.keyboard.press(' ');
  await expect(speed).toHaveText(/[1-9]/);
  await page.keyboard.press(' ');
  await expect(speed).toHaveText('–');
});

test('the learning search shows its learnt clauses in words, a clause a move', async ({ app, page }) => {
  await app.watch('Sudoscope N');
  await app.button(/^Next contradiction/).click();
  await page.keyboard.press('.');
  await expect(app.sentence).toContainText('Learnt from the conflict');
  await expect(app.sentence).toContainText(/cannot (both |all )?hold|cannot be|must be/);
  await page.keyboard.press('.');
  await expect(app.sentence).toContainText(/take back/i);
});

test('the levels of Logic only are in order, beginning with the hardest', async ({ app, page }) => {
  await app.watch('Logic only');
  const levels = page.getByLabel('Hardest technique');
  await expect(levels.getByRole('option')).toHaveText(
    ['gentle', 'easy', 'medium', 'hard', 'fiendish', 'extreme'].map((level) => `up to ${level}`),
  );
  await expect(levels.getByRole('option', { selected: true })).toHaveText('up to extreme');
});

test('the pseudocode marks the line that the run is at, and is folded where there is little room', async ({
  app,
  page,
}) => {
  await app.watch('Dancing links');
  const code = page.getByRole('list', { name: /^Pseudocode/ });
  const here = code.locator('[aria-current="step"]');
  await expect(code.getByRole('listitem')).not.toHaveCount(0);
  await expect(here).toHaveCount(1);
  await app.button(/^Next contradiction/).click();
  await expect(here).toHaveText('if it has none: a dead end');
  await page.keyboard.press('.');
  await expect(here).toHaveText(/^uncover/);
  await page.keyboard.press('.');
  await expect(here).toHaveText('guess its next row');
  await page.getByLabel('Algorithm').selectOption({ label: 'Brute force' });
  await expect(here).toHaveText(/row by row$/);
  await page.getByText('Pseudocode', { exact: true }).click();
  await expect(code).toBeHidden();
  await app.showTab('Play');
  await app.showTab('Watch');
  await expect(page.getByText('Pseudocode', { exact: true })).toBeVisible();
  await expect(code).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText('Pseudocode', { exact: true })).toBeVisible();
  await expect(code).toBeHidden();
  await page.getByText('Pseudocode', { exact: true }).click();
  await expect(here).toHaveText(/row by row$/);
});
