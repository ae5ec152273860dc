// Hints in Play: their card, their presses, the parts that stay in
// place, the text for a screen reader; counted in Logic as well.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, gentle, settled, type Sudoscope, test } from './sudoscope';

const gentleSolution = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';

/** One puzzle of each grade with a short path, and its solution. */
const graded = [
  ['gentle', gentleSolution.slice(0, 54) + gentle.slice(54), gentleSolution],
  [
    'easy',
    '947162853621853794538.7.612.5963....2.451.369316.2..851.32.65.8462.85.....5..1..6',
    '947162853621853794538479612859634127274518369316927485193246578462785931785391246',
  ],
  [
    'medium',
    '967.5.842521984736...7625196.829..53.52..6.9819.8.562743....2..2..6..3...1..2.9..',
    '967351842521984736384762519648297153752136498193845627439578261275619384816423975',
  ],
  [
    'hard',
    '74923561815.7.4239.23.1947527.9.31.6.3.5.192791..723.4462157893581396742397428561',
    '749235618158764239623819475274983156836541927915672384462157893581396742397428561',
  ],
  [
    'fiendish',
    '95273..1..362..57.7.85...23621453.8.894671235375829164..9347.5.567982341..3165.9.',
    '952734816436218579718596423621453987894671235375829164189347652567982341243165798',
  ],
  [
    'extreme',
    '6...2..8..7386.4..1285.49...5.4137.88..29..3131.6.8..4.8..4.3..4..1.68..7...8..4.',
    '645729183973861425128534976259413768864297531317658294586942317432176859791385642',
  ],
] as const;

const extreme = graded[5][1];

/** The pixels of all canvases, as data addresses. */
const picture = (board: Locator): Promise<string> =>
  board.page().evaluate(() => [...document.querySelectorAll('canvas')].map((each) => each.toDataURL()).join());

/** An empty cell other than the named one. */
async function emptyCellBut(app: Sudoscope, row: number, column: number): Promise<Locator> {
  const but = `row ${row}, column ${column},`;
  let found = '';
  // The sentences follow once the board rests.
  await expect
    .poll(async () => {
      const sentences = await app.cellSentences();
      return (found = sentences.find((each) => each.includes(', empty') && !each.startsWith(but)) ?? '');
    })
    .not.toBe('');
  const [, otherRow, otherColumn] = /^row (\d), column (\d)/.exec(found)!;
  return app.cell(Number(otherRow), Number(otherColumn));
}

async function open(app: Sudoscope, puzzle: string): Promise<void> {
  await app.open();
  await app.paste(puzzle);
  await expect(app.verdict).toContainText('One solution');
}

/** Opens the hint's card in Play; returns its text. */
const card = (page: Page): Locator => page.getByRole('region', { name: 'Hint', exact: true });
const doIt = (page: Page): Locator => card(page).getByRole('button', { name: /^(Enter|Remove) / });

/** Row, column and digit of the cell that the hint on the card fills. */
async function placed(page: Page): Promise<[row: number, column: number, digit: string]> {
  const [, row, column, digit] = /r(\d)c(\d) is (\d)/.exec(await card(page).innerText())!;
  return [Number(row), Number(column), digit!];
}

test('one press explains a hint in Play, the next does it, and the pad is back', async ({ app, page }) => {
  await open(app, gentle);
  for (let count = 1; count <= 3; ++count) {
    await app.button('Hint (H)').click();
    await expect(card(page)).toContainText(/r\dc\d is \d/);
    await expect(card(page)).toContainText(/can only go in r\dc\d|is the only digit left|is the last empty cell/);
    if (count === 1) await expectAccessible(page, 'the hint');
    const [row, column, digit] = await placed(page);
    expect(gentleSolution[9 * (row - 1) + column - 1]).toBe(digit);
    await card(page)
      .getByRole('button', { name: `Enter ${digit}` })
      .click();
    await expect(card(page)).toHaveCount(0);
    await expect(app.cell(row, column)).toHaveAccessibleName(new RegExp(`entered ${digit}`));
    await expect(page.getByRole('tab', { name: 'Play' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('group', { name: 'Numbers' })).toBeVisible();
    await expect(app.cell(row, column)).toBeFocused();
  }
});

for (const [grade, puzzle, solution] of graded) {
  test(`the key for Hint alone leads from start to end of a puzzle that is ${grade}`, async ({ app, page }) => {
    await open(app, puzzle);
    const end = card(page).getByText('The puzzle is solved.', { exact: true });
    for (;;) {
      await page.keyboard.press('h');
      await expect(doIt(page).or(end)).toBeVisible();
      if (await end.isVisible()) break;
      // A screen reader reads the conclusion and the reason.
      const said = page.getByRole('region', { name: 'Number entry' }).getByRole('status');
      await expect(
        said.filter({ hasText: /^(row \d, column \d is \d|Remove \d[\d, and]* from row \d).*\..+\.$/ }),
      ).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(card(page)).toHaveCount(0);
    }
    await expect.poll(() => app.digits()).toBe(solution);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });
}

test('each hint that is shown counts once, in Play and in Logic', { tag: '@smoke' }, async ({ app, page }) => {
  await open(app, gentle);
  const empty = gentle.split('.').length - 1;
  for (let count = 0; count < empty; ++count) {
    if (count === 3) {
      await app.showTab('Logic');
      await expect(app.button('Give me a hint')).toBeVisible();
    }
    await page.keyboard.press('h');
    await expect(app.button(/^Enter /)).toBeVisible();
    await page.keyboard.press('h');
    await expect(app.button(/^Enter /)).toHaveCount(0);
  }
  await app.showTab('Play');
  await expect(page.getByRole('region', { name: 'Solved' })).toContainText(`${empty} hints`);
});

test('by setting, a hint shows where to look, then the pattern, then the conclusion, each also to a screen reader', async ({
  app,
  page,
}) => {
  await open(app, gentle);
  await app.button('Settings').click();
  await page.getByRole('combobox', { name: 'Hints start with' }).selectOption({ label: 'where to look' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  const said = page.getByRole('region', { name: 'Number entry' }).getByRole('status');
  await expect(card(page)).toContainText(/Look at (row|column|box) \d\./);
  await expect(card(page)).not.toContainText(/r\dc\d/);
  await expect(said).toContainText(['Look at ']);
  await app.button('Show what to look for').click();
  await expect(said).toContainText([/^(Full house|Hidden single)\. (Which digit|Where can \d go)/]);
  await page.keyboard.press('h');
  await expect(said).toContainText([/row \d, column \d is \d/]);
  await expect(doIt(page)).toBeVisible();
});

test('the drawing of a hint stays while digits and notes are typed, until its step is done', async ({ app, page }) => {
  await open(app, gentle);
  const look = (): Promise<string> => picture(app.board);
  await page.keyboard.press('h');
  await expect(doIt(page)).toBeVisible();
  const [row, column, digit] = await placed(page);
  const other = await emptyCellBut(app, row, column);
  await other.click();
  await page.keyboard.press('Shift+Digit1');
  await expect(other).toHaveAccessibleName(/note 1/);
  await expect(card(page)).toBeVisible();
  await app.button('Show the pad and keep the drawing').click();
  await expect(app.button('Hint (H)')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '1', exact: true }).click();
  await expect(other).toHaveAccessibleName(/entered 1/);
  await page.keyboard.press('Control+z');
  await expect(other).toHaveAccessibleName(/note 1/);
  await expect(app.button('Hint (H)')).toHaveAttribute('aria-pressed', 'true');
  await app.cell(row, column).click();
  const drawn = await settled(page, look);
  await page.keyboard.press(digit);
  await expect(app.button('Hint (H)')).not.toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+z');
  await expect(app.cell(row, column)).toHaveAccessibleName(/empty/);
  await expect.poll(look).not.toBe(drawn);
});

test('Back in the browser closes a hint, and leads from Logic back to it', async ({ app, page }) => {
  await open(app, gentle);
  await page.keyboard.press('h');
  await expect(doIt(page)).toBeVisible();
  const told = await placed(page);
  await page.goBack();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Play' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => app.digits()).toBe(gentle);
  await page.keyboard.press('h');
  expect(await placed(page)).toEqual(told);
  await app.button('More in Logic').click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(`r${told[0]}c${told[1]} is ${told[2]}`);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Play' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => app.digits()).toBe(gentle);
});

test('keys undo and redo the step of a hint in place', async ({ app, page }) => {
  await app.open();
  await app.paste(gentle);
  await expect(app.verdict).toContainText('One solution');
  await app.showTab('Logic');
  await expect(app.button('Give me a hint')).toBeEnabled();
  await expect.poll(() => app.digits()).toBe(gentle);
  await page.keyboard.press('h');
  await expect(app.button(/^Enter \d$/)).toBeVisible();
  await page.keyboard.press('h');
  await expect.poll(() => app.digits()).not.toBe(gentle);
  const after = await app.digits();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => app.digits()).toBe(gentle);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect.poll(() => app.digits()).toBe(after);
});

test('a wrong entry is reported before any step, shown on request, and removed by a press', async ({ app, page }) => {
  await open(app, gentle);
  await app.cell(1, 1).click();
  await page.keyboard.press('5');
  await page.keyboard.press('h');
  await expect(card(page)).toContainText('1 digit is wrong.');
  await expect(app.cell(1, 1)).not.toHaveAccessibleName(/led to the contradiction/);
  await app.button('Show where').click();
  await expect(app.cell(1, 1)).toHaveAccessibleName(/led to the contradiction/);
  await expect(app.button('Show where')).toHaveAttribute('aria-pressed', 'true');
  await app.button('Remove it').click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, empty');
  await expect(card(page)).toHaveCount(0);
});

test('the hint of a puzzle without a solution leads to the mistake, and an empty grid has no hint', async ({
  app,
  page,
}) => {
  await app.open();
  await app.showTab('Logic');
  await expect(app.button('Give me a hint')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('There is no digit on the board yet.');
  await app.showTab('Play');
  await app.paste(`88${gentle.slice(2)}`);
  await expect(app.verdict).toContainText('No solution');
  await page.keyboard.press('h');
  await expect(card(page)).toContainText('This puzzle has no solution');
  await card(page).getByRole('button', { name: 'What is wrong?' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(app.verdict).toBeInViewport();
});

test('a list of candidates that lacks its digit is reported before any step, corner notes of some places are not', async ({
  app,
  page,
}) => {
  await open(app, gentle);
  await app.cell(1, 1).click();
  await page.keyboard.press('Shift+Digit5');
  await page.keyboard.press('h');
  await expect(doIt(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Digit5');
  await page.keyboard.press('h');
  await expect(card(page)).toContainText('The notes of one cell lack its digit.');
});

for (const [width, height] of [
  [1280, 800],
  [844, 390],
  [390, 844],
  [320, 568],
] as const) {
  test(`the board stays where it is, to the pixel, through every stage of a hint at ${width}x${height}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(app, extreme);
    if (width <= 360) await page.getByRole('banner').getByTitle('More', { exact: true }).click();
    await app.button('Settings').click();
    await page.getByRole('combobox', { name: 'Hints start with' }).selectOption({ label: 'where to look' });
    await page.keyboard.press('Escape');
    const place = () => app.board.boundingBox();
    const before = await place();
    for (let hints = 0; hints < 2; ++hints) {
      await app.button('Hint (H)').click();
      for (const name of ['Show what to look for', 'Show the result', /^(Enter|Remove) /]) {
        const main = card(page).getByRole('button', { name }).first();
        await expect(main).toBeInViewport({ ratio: 1 });
        await main.click({ trial: true });
        expect(await place()).toEqual(before);
        const title = card(page).getByRole('heading');
        await expect(title).toBeInViewport({ ratio: 1 });
        await expect(app.button('Back to the puzzle')).toBeInViewport({ ratio: 1 });
        const scrolled = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(scrolled).toBeLessThanOrEqual(0);
        if (typeof name === 'string') await main.click();
      }
      await doIt(page).click();
      await expect(app.button('Hint (H)')).toBeVisible();
      expect(await place()).toEqual(before);
    }
  });
}
