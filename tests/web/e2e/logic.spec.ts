// Logic: the next step in three stages, all steps, and the path to the solution; by mouse, by keyboard, and by what a
// screen reader hears.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { expect, gentle, settled, Sudoscope, test } from './sudoscope';

const gentleSolution = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';
/** Singles alone do not solve it. */
const medium = '000000012000035000000600070700000300000400800100000000000120000080000040050000600'.replaceAll('0', '.');

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

async function open(app: Sudoscope, puzzle: string): Promise<void> {
  await app.open();
  await app.paste(puzzle);
  await expect(app.verdict).toContainText('One solution');
}

test('a hint tells where to look, then the pattern, then what follows, and then does it', async ({ app, page }) => {
  await open(app, gentle);
  await app.button('Hint (H)').click();
  await expect(page.getByRole('tab', { name: 'Logic' })).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(/The next step is in (row|column|box) \d: (full house|hidden single)\./);
  await expect(panel).not.toContainText(/r\dc\d/);
  await app.button('Show the pattern').click();
  await expect(panel.getByRole('button', { name: 'Pattern' })).toHaveAttribute('aria-current', 'step');
  await expect(panel).not.toContainText(/r\dc\d/);
  await app.button('Show what follows').click();
  await expect(panel).toContainText(/r\dc\d must be \d: /);
  const [, row, column, digit] = /r(\d)c(\d) is (\d)/.exec(await panel.innerText())!;
  await expectAccessible(page, 'the hint');
  await app.button('Apply').click();
  await expect(app.cell(Number(row), Number(column))).toHaveAccessibleName(new RegExp(`entered ${digit}`));
  await expect(panel).toContainText('The next step is in');
  expect(gentleSolution[9 * (Number(row) - 1) + Number(column) - 1]).toBe(digit);
});

for (const [grade, puzzle, solution] of graded) {
  test(`Hint alone, by the keyboard, leads from start to end of a puzzle that is ${grade}`, async ({ app, page }) => {
    await open(app, puzzle);
    await page.keyboard.press('h');
    const panel = page.getByRole('tabpanel');
    const solved = panel.getByRole('status').filter({ hasText: 'The puzzle is solved.' });
    const rating = page.getByRole('region', { name: 'How hard the puzzle is' });
    await expect(rating).toHaveText(RegExp(`^ ?${grade}:`, 'i'));
    for (;;) {
      await expect(app.button('Show the pattern').or(solved)).toBeVisible();
      if (await solved.isVisible()) break;
      await page.keyboard.press('h');
      await expect(app.button('Show what follows')).toBeVisible();
      await page.keyboard.press('h');
      await expect(app.button('Apply')).toBeVisible();
      // What a screen reader hears: the sentence, and what follows from it.
      await expect(
        panel.getByRole('paragraph').filter({ hasText: /\.$/, hasNotText: /^The next step/ }),
      ).not.toHaveCount(0);
      await expect(panel.getByRole('listitem').filter({ hasText: /r\dc\d is \d|\d goes from r\dc\d/ })).not.toHaveCount(
        0,
      );
      await page.keyboard.press('h');
    }
    await expect.poll(() => app.digits()).toBe(solution);
  });
}

test('what a hint did is undone and redone by the keys where it was done', async ({ app, page }) => {
  await app.open();
  await app.paste(gentle);
  await expect(app.verdict).toContainText('One solution');
  await app.showTab('Logic');
  await expect(app.button('Give me a hint')).toBeEnabled();
  await expect.poll(() => app.digits()).toBe(gentle);
  for (let press = 0; press < 4; ++press) {
    await page.keyboard.press('h');
    await expect(
      app.button(['Show the pattern', 'Show what follows', 'Apply', 'Show the pattern'][press]!),
    ).toBeEnabled();
  }
  await expect.poll(() => app.digits()).not.toBe(gentle);
  const after = await app.digits();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => app.digits()).toBe(gentle);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect.poll(() => app.digits()).toBe(after);
});

test('a wrong entry is told before any step, and where it is on request', async ({ app, page }) => {
  await open(app, gentle);
  await app.cell(1, 1).click();
  await page.keyboard.press('5');
  await expect(app.verdict).toContainText('wrong');
  await page.keyboard.press('h');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('One of your entries is wrong.');
  await expect(app.cell(1, 1)).not.toHaveAccessibleName(/led to the contradiction/);
  await app.button('Show where').click();
  await expect(app.cell(1, 1)).toHaveAccessibleName(/led to the contradiction/);
});

test('a list of candidates without its digit is told before any step, corner notes of some places are not', async ({
  app,
  page,
}) => {
  await open(app, gentle);
  await app.cell(1, 1).click();
  await page.keyboard.press('Shift+Digit5');
  await page.keyboard.press('h');
  await expect(page.getByRole('tabpanel')).toContainText('Where to look');
  await app.showTab('Play');
  await page.keyboard.press('Control+Digit5');
  await page.keyboard.press('h');
  await expect(page.getByRole('tabpanel')).toContainText('The notes of one cell lack its digit.');
});

test('a step that takes candidates away fills in the notes and strikes them there, as one move', async ({
  app,
  page,
}) => {
  await open(app, medium);
  await page.getByRole('tab', { name: 'Logic' }).click();
  await page.getByText('All steps', { exact: true }).click();
  const panel = page.getByRole('tabpanel');
  const step = panel.getByRole('button', { name: /goes from/ }).first();
  const [, digit, row, column] = /(\d) goes from r(\d)c(\d)/.exec(await step.innerText())!;
  await step.click();
  await expect(step).toHaveAttribute('aria-pressed', 'true');
  await app.button('Apply').click();
  const cell = app.cell(Number(row), Number(column));
  await expect(cell).toHaveAccessibleName(/notes? /);
  await expect(cell).not.toHaveAccessibleName(new RegExp(`notes? .*${digit}`));
  await page.getByRole('tab', { name: 'Play' }).click();
  await page.keyboard.press('Control+Z');
  await expect(cell).toHaveAccessibleName(`row ${row}, column ${column}, empty`);
});

test('the path is a ladder to go along, each step with its grid', async ({ app, page }) => {
  await open(app, gentle);
  await page.getByRole('tab', { name: 'Logic' }).click();
  const ladder = page.getByRole('slider', { name: 'The path to the solution' });
  await expect(ladder).toHaveAttribute('max', '49');
  await app.button('Next step').click();
  await expect(page.getByText('step 1 of 49')).toBeVisible();
  await expect(ladder).toHaveAttribute('aria-valuetext', /r\dc\d is \d/);
  await ladder.focus();
  await page.keyboard.press('End');
  await expect(page.getByText('step 49 of 49')).toBeVisible();
  await expect(app.board.getByRole('gridcell', { name: /empty/ })).toHaveCount(1);
  await app.button('Back to the grid as it stands').click();
  await expect(app.board.getByRole('gridcell', { name: /empty/ })).toHaveCount(49);
});

test('a link to a step of the path shows it elsewhere, and a reload here', async ({ app, page, browser, baseURL }) => {
  await open(app, medium);
  await page.getByRole('tab', { name: 'Logic' }).click();
  const ladder = page.getByRole('slider', { name: 'The path to the solution' });
  await expect(page.getByText(/^\d+ steps$/)).toBeVisible();
  await app.button('Next hard step').or(app.button('Next step')).first().click();
  await ladder.focus();
  for (const key of ['PageUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const at = await ladder.getAttribute('aria-valuetext');
  const told = await page.getByRole('tabpanel').innerText();
  expect(told).toMatch(/r\dc\d/);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('radio', { name: 'With the path' })).toBeChecked();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#/);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');

  const elsewhere = await browser.newContext({ baseURL });
  const other = new Sudoscope(await elsewhere.newPage());
  await other.page.goto(link);
  await expect(other.page.getByRole('tab', { name: 'Logic' })).toHaveAttribute('aria-selected', 'true');
  const otherLadder = other.page.getByRole('slider', { name: 'The path to the solution' });
  await expect(otherLadder).toHaveAttribute('aria-valuetext', at!);
  await expect(other.page.getByRole('tabpanel')).toContainText(told.split('\n').at(-2)!);
  const board = await settled(page, () => app.cellSentences());
  await expect.poll(() => other.cellSentences()).toEqual(board);
  await elsewhere.close();

  await expect.poll(() => page.url()).toBe(link);
  await page.reload();
  await expect(ladder).toHaveAttribute('aria-valuetext', at!);
});

test('the path is recorded as a GIF, a frame a step with its drawing and one of the solution', async ({
  app,
  page,
}) => {
  await open(app, graded[0][1]);
  await page.getByRole('tab', { name: 'Logic' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByText('Record', { exact: true }).click();
  const last = panel.getByLabel('To', { exact: true });
  const steps = Number(await last.inputValue());
  expect(steps).toBeGreaterThan(10);
  await panel.getByLabel('Width in pixels').selectOption('240');
  const [download] = await Promise.all([page.waitForEvent('download'), app.button('Record GIF').click()]);
  expect(download.suggestedFilename()).toBe(`sudoscope-path-1-${steps}.gif`);
  await expect(panel).toContainText(`${steps + 1} frames`);
  const bytes = await readFile(await download.path());
  expect([bytes.subarray(0, 6).toString('latin1'), bytes.readUInt16LE(6)]).toEqual(['GIF89a', 240]);
  const frames = bytes.toString('latin1').split('\x21\xf9\x04').length - 1;
  expect(frames).toBe(steps + 1);
  await expect(page.getByText(/^\d+ steps$/)).toBeVisible();
  await last.fill('3');
  const [part] = await Promise.all([page.waitForEvent('download'), app.button('Record GIF').click()]);
  expect(part.suggestedFilename()).toBe('sudoscope-path-1-3.gif');
  await expect(panel).toContainText('3 frames');
  await expectAccessible(page, 'the recording of the path');
});
