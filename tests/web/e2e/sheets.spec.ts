// The formats of others: the recognised one, other readings, the data that come along; and writing.
import { expectAccessible } from './axe';
import { expect, inkala, test } from './sudoscope';

/** FORMATS: the same puzzle as S9B and as a link of f-puzzles with r1c1 = 1. */
const s9b =
  'S9Bepepep03ep09epep07epep01ep06epep04epepepepep01epepep0302ep06epep0301epepepepepep02epepepepepep0807epep09ep0506epepep07epepepepep01epep09ep08epep07epep05ep08epepep';
const fPuzzles =
  'https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A';

test('entries and candidates of another program become entries and notes', async ({ app, page }) => {
  await app.open();
  // r1c1 may be 2 or 5, and r1c2 was placed: 18 + the mask, and 9 + the digit, in base 36.
  const cells = s9b.slice(3).match(/../g)!;
  cells[0] = (18 + 0b000010010).toString(36).padStart(2, '0');
  cells[1] = (9 + 8).toString(36).padStart(2, '0');
  await app.paste(`S9B${cells.join('')}`);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, empty, notes 2 5');
  // The text after it is the verdict's: no solution begins so.
  await expect(app.cell(1, 2)).toHaveAccessibleName(/^row 1, column 2, entered 8/);
  await expect(app.cell(1, 4)).toHaveAccessibleName('row 1, column 4, given 3');
  await expect(page.getByText(/SudokuWiki S9B, 9×9, \d+ givens, 1 entry, candidates/).first()).toBeVisible();
});

test('links of other sites are pasted whole', async ({ app }) => {
  await app.open();
  await app.paste(fPuzzles);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 1');
  await app.paste(
    'https://www.sudokuwiki.org/sudoku.htm?bd=400000038002004100005300240070609004020000070600703090057008300003900400240000009',
  );
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 4');
  await app.paste('https://sudokupad.app/scfKDTRBQsV3CQ3p0q08RJ5avLJSRFc');
  await expect(app.cell(1, 4)).toHaveAccessibleName('row 1, column 4, given 3');
  await app.paste('https://example.org/nothing?here=1');
  await expect(app.page.getByRole('textbox', { name: 'Puzzle as text' })).toHaveValue(/example/);
});

test('an ambiguous text is read in one way, and the other is offered', async ({ app, page }) => {
  await app.open();
  const six = '1....4..2......5...3..6......1...3..';
  await app.paste(six);
  await expect(app.board).toHaveAttribute('aria-rowcount', '6');
  const facts = page.getByText(/6×6, \d+ givens, boxes/);
  await app.openTools();
  await expect(facts).toContainText('boxes 2 high, 3 wide');
  await page.getByRole('button', { name: /^Read as .*3×2 boxes/ }).click();
  // Each puzzle that comes closes the tools.
  const expectBoxes = (words: string): Promise<void> =>
    expect(async () => {
      await app.openTools();
      await expect(facts).toContainText(words, { timeout: 1000 });
    }).toPass();
  await expectBoxes('boxes 3 high, 2 wide');
  await app.button('Undo (Ctrl Z)').click();
  await expectBoxes('boxes 2 high, 3 wide');

  await app.button('New').click();
  await page.getByRole('tab', { name: 'Import', exact: true }).click();
  await page.getByRole('textbox', { name: 'Puzzle as text' }).fill(six);
  const others = page.getByRole('group', { name: 'It can also be read as' });
  await others.getByRole('button', { name: /3×2/ }).click();
  await app.button('Use this puzzle').click();
  await app.openTools();
  await expect(facts).toContainText('boxes 3 high, 2 wide');
});

test('the puzzle is written in the formats of others, with a list of losses before', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.cell(1, 2).click();
  await page.keyboard.press('1');
  await app.cell(1, 3).click();
  await page.keyboard.press('Shift+Digit2');
  await app.share('Text');
  const text = page.getByRole('textbox', { name: 'Text' });
  const lost = page.getByRole('list', { name: 'What is lost' });
  await expect(text).toHaveValue(inkala);
  await expect(lost).toContainText(/entr/i);
  await page.getByLabel('Format').selectOption({ label: 'SudokuWiki S9B' });
  await expect(text).toHaveValue(/^S9B/);
  await expect(lost).toHaveCount(0);
  await expectAccessible(page, 'Share, Text');

  const written = await text.inputValue();
  await page.keyboard.press('Escape');
  await app.paste('1...............');
  await app.paste(written);
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
  await expect(app.cell(1, 3)).toHaveAccessibleName('row 1, column 3, empty, note 2');
});

test('every format offered for the puzzle is written, and read back if it is without loss', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await app.share('Text');
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(inkala);
  const all = await page.getByLabel('Format').getByRole('option').allTextContents();
  const ofCages = ['SumoCue killer', 'Killer line from forums'];
  const names = all.filter((name) => !ofCages.includes(name));
  expect(names).toHaveLength(all.length - ofCages.length);
  const whole: { name: string; written: string }[] = [];
  for (const name of names) {
    await page.getByLabel('Format').selectOption({ label: name });
    await expect(text).not.toHaveValue('');
    const isWhole = (await page.getByRole('list', { name: 'What is lost' }).count()) === 0;
    if (isWhole) whole.push({ name, written: await text.inputValue() });
  }
  for (const name of ofCages) {
    await page.getByLabel('Format').selectOption({ label: name });
    await expect(page.getByText(/^This format consists of killer cages alone/)).toBeVisible();
  }
  expect(whole.length).toBeGreaterThan(15);
  await page.keyboard.press('Escape');
  // All are read back natively; the way through the page is the same for each.
  for (const { name, written } of whole.filter((_, at) => at % 5 === 0)) {
    await app.paste('1...............');
    await expect(app.board).toHaveAttribute('aria-rowcount', '4');
    await app.paste(written);
    await expect(app.board, name).toHaveAttribute('aria-rowcount', '9');
    await expect.poll(() => app.digits(), name).toBe(inkala);
  }
});

test('other sites are linked to with the current state, and nothing is sent before', async ({ app, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await app.open();
  await app.paste(inkala);
  await app.button('Share').click();
  const places = page.getByRole('region', { name: 'Open on another site' });
  for (const [name, address] of [
    ['SudokuWiki', /^https:\/\/www\.sudokuwiki\.org\/sudoku\.htm\?bd=S9B/],
    ['SudokuExchange', /^https:\/\/sudokuexchange\.com\/play\/\?s=/],
    ['f-puzzles', /^https:\/\/f-puzzles\.com\/\?load=/],
    ['SudokuPad', /^https:\/\/sudokupad\.app\/fpuz/],
  ] as const) {
    const link = places.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(places).toContainText('is sent to that site only when you follow its link');
  expect(requests.filter((url) => !/^(http:\/\/localhost|blob:|data:)/.test(url))).toEqual([]);
});
