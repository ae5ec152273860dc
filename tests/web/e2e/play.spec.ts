// Playing: check, bookmark, pause, the end, and the replay of it. The pad: pad.spec.ts.
import { checksum } from '../../../web/link/link_bytes';
import { expectAccessible } from './axe';
import { largeGrid } from './large_grids';
import { expect, gentle, inkala, settled, test, type Sudoscope, inkalaSolution } from './sudoscope';

const gentleSolution = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';

async function openGentle(app: Sudoscope): Promise<void> {
  await app.open();
  await app.paste(gentle);
  await expect(app.verdict).toContainText('One solution');
}

/** Types digits into the blank cells, row by row, all but the last few. */
async function typeAllBut(app: Sudoscope, left: number): Promise<number[]> {
  const blank = [...gentle].flatMap((digit, cell) => (digit === '.' ? [cell] : []));
  await app.cell(1, 1).click();
  await app.page.keyboard.press('ControlOrMeta+Home');
  let at = 0;
  for (const cell of blank.slice(0, blank.length - left)) {
    for (; Math.floor(at / 9) < Math.floor(cell / 9); at += 9) await app.page.keyboard.press('ArrowDown');
    for (; at < cell; ++at) await app.page.keyboard.press('ArrowRight');
    for (; at > cell; --at) await app.page.keyboard.press('ArrowLeft');
    await app.page.keyboard.press(gentleSolution[cell]!);
  }
  return blank.slice(blank.length - left);
}

test('a check shows how many entries are wrong, then which ones, and leads back to the last right position', async ({
  app,
  page,
}) => {
  await openGentle(app);
  await app.cell(1, 1).click();
  await page.keyboard.press('4');
  const result = page.getByRole('region', { name: 'Result of the check' });
  await app.button(/^Check$/).click();
  await expect(result).toContainText('All right so far. 48 cells to go.');
  await app.cell(1, 2).click();
  await page.keyboard.press('7');
  await expect(result).toBeHidden();
  await app.cell(1, 4).click();
  await page.keyboard.press('9');
  await app.button(/^Check$/).click();
  await expect(result).toContainText('1 digit is wrong.');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 7');
  await app.button('Show where').click();
  await expect(app.cell(1, 2)).toHaveAccessibleName(/entered 7, wrong/);
  await app.button('Undo to before the mistake').click();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty');
  await expect(app.cell(1, 4)).toHaveAccessibleName('row 1, column 4, empty');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
  await page.keyboard.press('Control+Z');
  await expect(app.cell(1, 4)).toHaveAccessibleName('row 1, column 4, entered 9');
});

test('a full grid that is wrong is not solved, whatever is marked, and a message leads to the wrong cells', async ({
  app,
  page,
}) => {
  await app.open();
  await app.button('Settings').click();
  await page.getByText('Never', { exact: true }).click();
  await page.keyboard.press('Escape');
  await app.paste(`${inkalaSolution.slice(0, 78)}...`);
  await expect(app.verdict).toContainText('One solution');
  await app.cell(9, 7).click();
  for (const [column, key] of [...'435'].entries()) {
    await app.cell(9, 7 + column).click();
    await page.keyboard.press(key);
  }
  const message = page.getByText('All cells are filled, but something is wrong.').first();
  await expect(message).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('not right yet');
  await expect(app.button('Pause').first()).toBeVisible();
  await app.button('Show where').click();
  await expect(app.cell(9, 8)).toHaveAccessibleName('row 9, column 8, entered 3, wrong');
  await expect(app.cell(9, 9)).toHaveAccessibleName('row 9, column 9, entered 5, wrong');
  await expect(app.cell(9, 7)).toHaveAccessibleName('row 9, column 7, entered 4');
  await expect(message).toBeHidden();
  await app.cell(9, 8).click();
  await page.keyboard.press(inkalaSolution[79]!);
  await app.cell(9, 9).click();
  await page.keyboard.press(inkalaSolution[80]!);
  await expect(page.getByRole('banner')).toContainText('solved');
  await expect(app.button('Pause')).toBeHidden();
  // Nothing is hidden of it.
  await page.keyboard.press('p');
  await expect(app.cell(9, 9)).toHaveAccessibleName(/entered/);
});

test('moves after a bookmark are taken back at once, or kept', async ({ app, page }) => {
  await openGentle(app);
  await app.cell(1, 1).click();
  await page.keyboard.press('4');
  await app.button('Try from here').click();
  await app.cell(1, 2).click();
  await page.keyboard.press('7');
  await app.button('Back to where I began to try').click();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
  await app.button('Try from here').click();
  await page.keyboard.press('8');
  await app.button('Keep what I tried').click();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 8');
  await expect(app.button('Try from here')).toBeVisible();
});

test('a pause hides the digits, and nothing is typed until it ends', async ({ app, page }) => {
  await openGentle(app);
  await app.button(/^Check$/).click();
  const result = page.getByText(/right so far/i);
  await expect(result).toBeVisible();
  await app.button('Pause').first().click();
  await expect(result).toBeHidden();
  await expect(app.cell(1, 3)).not.toHaveAccessibleName(/given 3/);
  await page.keyboard.press('4');
  await page.reload();
  await expect(app.cell(1, 3)).toHaveAccessibleName(/hidden while paused/);
  const key = (await page.locator('button[aria-label="5"]').boundingBox())!;
  await page.mouse.click(key.x + key.width / 2, key.y + key.height / 2);
  await app.button('Resume').last().click();
  await expect(app.cell(1, 3)).toHaveAccessibleName('row 1, column 3, given 3');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, empty');
  await page.keyboard.press('p');
  await expect(app.button('Resume').last()).toBeVisible();
  // A look at the board on another tab ends the pause.
  await app.showTab('Logic');
  await app.showTab('Play');
  await expect(app.button('Pause')).toBeVisible();
  await expect(app.cell(1, 3)).toHaveAccessibleName('row 1, column 3, given 3');
});

/** With a cage. */
const cagedInkala = JSON.stringify({
  size: 9,
  grid: Array.from({ length: 9 }, (_, row) =>
    [...inkala.slice(9 * row, 9 * row + 9)].map((digit) =>
      digit === '.' ? {} : { value: Number(digit), given: true },
    ),
  ),
  killercage: [{ cells: ['R1C2', 'R1C3'], value: String(Number(inkalaSolution[1]) + Number(inkalaSolution[2])) }],
});

for (const [name, one, other] of [
  ['9x9, one of them with a cage', gentle, cagedInkala],
  ['25x25, zoomed in, with its map', largeGrid('random25_45'), largeGrid('gecode25_2', 'gecode25_sample.txt')],
] as const) {
  test(`a paused board looks and reads the same, whatever is on it: ${name}`, async ({ app, page }) => {
    const isLarge = one !== gentle;
    const look = (): Promise<string[]> =>
      settled(page, () =>
        page.locator('canvas').evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL())),
      );
    const looks: { playing: string[]; paused: string[] }[] = [];
    await app.open();
    for (const puzzle of [one, other]) {
      const before = await app.digits();
      await app.paste(puzzle);
      await expect.poll(() => app.digits()).not.toBe(before);
      await expect(app.board).toHaveAttribute('aria-rowcount', isLarge ? '25' : '9');
      // One of them has marks of every kind as well.
      for (const keys of puzzle === one ? ['Shift+Digit1', 'Control+Digit2', 'Control+Shift+Digit3'] : []) {
        await app.board
          .getByRole('gridcell', { name: /, empty/ })
          .first()
          .click();
        await page.keyboard.press(keys);
      }
      await app.cell(1, 1).click();
      if (isLarge) for (const _ of [1, 2]) await app.button('Zoom in').click();
      const playing = await look();
      await app.button('Pause').first().click();
      await expect(app.cell(1, 1)).toHaveAccessibleName(/hidden while paused/);
      await app.cell(1, 1).focus();
      for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(arrow);
      await expect
        .poll(async () =>
          (await app.cellSentences()).filter((text) => !/^[^,]+, [^,]+, hidden while paused$/.test(text)),
        )
        .toEqual([]);
      expect(await app.board.innerText()).not.toMatch(/\d/);
      looks.push({ playing, paused: await look() });
      await app.button('Resume').last().click();
      // The next puzzle is told apart from this one by its digits.
      await expect.poll(async () => (await app.cellSentences()).join()).not.toContain('hidden');
      if (isLarge) await app.button(/whole/i).click();
    }
    const [first, second] = looks as [(typeof looks)[0], (typeof looks)[0]];
    expect(first.paused.length).toBeGreaterThanOrEqual(isLarge ? 5 : 4);
    expect(first.paused).toEqual(second.paused);
    expect(first.playing).not.toEqual(second.playing);
    expect(first.playing).not.toEqual(first.paused);
  });
}

test('a solved puzzle is announced quietly, and played back move by move', async ({ app, page }) => {
  await openGentle(app);
  const left = await typeAllBut(app, 1);
  const [last] = left;
  await app.cell(Math.floor(last! / 9) + 1, (last! % 9) + 1).click();
  await page.keyboard.press(gentleSolution[last!]!);
  const card = page.getByRole('region', { name: 'Solved' });
  await expect(card).toContainText(/Solved in \d+:\d\d/);
  await expect(card).toContainText('no hint');
  await expectAccessible(page, 'the end');
  await card.getByRole('button', { name: 'Replay' }).click();
  const place = page.getByRole('slider', { name: 'Place in the replay' });
  await expect(place).toHaveAttribute('max', '49');
  await app.button('One move on').click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty');
  await expect(page.getByRole('tabpanel')).toContainText('The easiest step on the board then: hidden single');
  await expectAccessible(page, 'the replay');
  await app.button('Back to the game').click();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 8');
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`the result of a check and the end are in sight at ${width}x${height}, and cover nothing`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    await app.paste(`..${gentleSolution.slice(2)}`);
    await expect(app.cell(9, 9)).toHaveAccessibleName(/given/);
    const press = async (digit: string): Promise<void> =>
      page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: digit, exact: true }).click();
    const undo = app.button(/^Undo \(/);
    await app.cell(1, 2).click();
    await press('7');
    await app.button(/^Check$/).click();
    const result = page.getByRole('region', { name: 'Result of the check' });
    await expect(result).toContainText('1 digit is wrong.');
    await expect(result).toBeInViewport({ ratio: 1 });
    // A click waits until nothing covers the button.
    await undo.click();
    await expect(result).toBeHidden();
    await press('7');
    await app.button(/^Check$/).click();
    await result.getByRole('button', { name: 'Dismiss' }).click();
    await expect(result).toBeHidden();
    await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 7, clashes');
    await press('8');
    await app.cell(1, 1).click();
    await press('4');
    const card = page.getByRole('region', { name: 'Solved' });
    await expect(card).toBeInViewport({ ratio: 1 });
    for (const name of ['Replay', 'Share result', /^Next/])
      await expect(card.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(app.board).toBeInViewport({ ratio: 0.9 });
    await undo.click();
    await expect(card).toBeHidden();
    await press('4');
    await card.getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByRole('slider', { name: 'Place in the replay' })).toBeVisible();
  });
}

test('a second press on the last digit presses nothing that came in its place', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openGentle(app);
  const [last] = await typeAllBut(app, 1);
  await app.cell(Math.floor(last! / 9) + 1, (last! % 9) + 1).click();
  await page
    .getByRole('group', { name: 'Numbers' })
    .getByRole('button', { name: gentleSolution[last!]!, exact: true })
    .dblclick();
  await expect(page.getByRole('region', { name: 'Solved' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the word that opens the answer is not where the button that fills it in was; the next puzzle keeps it folded', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openGentle(app);
  const summary = page.getByText('The answer', { exact: true });
  const fill = app.button('Fill in the solution');
  await expect(summary).toBeAttached();
  await expect(fill).toBeHidden();
  await summary.click();
  await expect(fill).toBeInViewport({ ratio: 1 });
  const { x, width } = (await summary.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual((await fill.boundingBox())!.x);
  const body = `1.3x3.${inkala.replaceAll('.', '0')}`;
  await page.goto(`./#${body}.${checksum(body)}`);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect(summary).toBeAttached();
  await expect(fill).toBeHidden();
});

test('by setting, all mistakes are marked at once, or none', async ({ app, page }) => {
  await openGentle(app);
  await app.button('Settings').click();
  await page.getByText('All', { exact: true }).click();
  await page.keyboard.press('Escape');
  await app.cell(1, 2).click();
  await page.keyboard.press('7');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/entered 7, wrong/);
  await expect(page.getByRole('banner')).toContainText('digits wrong');
  await app.button('Settings').click();
  await page.getByText('Never', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('3');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 3');
  await expect(page.getByRole('banner')).toContainText('gentle');
});

test("an empty board becomes a puzzle of one's own: givens are typed, then it is played", async ({ app, page }) => {
  await app.open();
  await app.cell(1, 1).click();
  await page.keyboard.press('5');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 5');
  await app.button('Done, start solving').click();
  await app.cell(1, 2).click();
  await page.keyboard.press('6');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 6');
});

test('the answer is folded, the header leads to it, and each new puzzle closes it', async ({ app, page }) => {
  await app.open();
  await page.setViewportSize({ width: 390, height: 844 });
  await app.paste(inkala);
  await expect(app.cell(1, 1)).toHaveAccessibleName(/given 8/);
  await expect(app.verdict).toBeHidden();
  await page.getByRole('banner').getByTitle('The answer').click();
  await expect(app.button('Fill in the solution')).toBeInViewport();
  await page.getByText('Setting tools', { exact: true }).scrollIntoViewIfNeeded();
  await expect(app.board).not.toBeInViewport({ ratio: 0.9 });
  // With the focus on any control, except for controls that make another puzzle of this one.
  await app.button('Settings').focus();
  await app.paste(gentle);
  await expect(app.cell(1, 3)).toHaveAccessibleName(/given 3/);
  await expect(app.board).toBeInViewport({ ratio: 0.99 });
  await expect(app.verdict).toBeHidden();
  await expect(app.cell(1, 1)).toBeFocused();
});
