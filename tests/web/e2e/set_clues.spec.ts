// A puzzle with clues, set from nothing: by mouse, by touch and by keyboard, until it has one solution.
import { expect, test, type Sudoscope } from './sudoscope';

/** Opens New > Set with a size, and waits for the tools. */
async function openSet(app: Sudoscope, size = '9×9'): Promise<void> {
  await app.open();
  await app.button(/^New/).first().click();
  await app.page.getByRole('tab', { name: 'Set', exact: true }).click();
  await app.page.getByRole('dialog').getByText(size, { exact: true }).click();
  await app.button('Set on an empty grid').click();
  await expect(app.page.getByRole('region', { name: 'Set', exact: true })).toBeVisible();
}

/** The point of the board at a row and column, whose cells are 1 wide, the first from 1 to 2; CSS pixels. */
async function pointAt({ board }: Sudoscope, row: number, column: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await board.boundingBox())!;
  const side = Math.sqrt(await board.getByRole('gridcell').count());
  return { x: x + ((column - 1) * width) / side, y: y + ((row - 1) * height) / side };
}

type Place = readonly [row: number, column: number];
const middle = ([row, column]: Place): [number, number] => [row + 0.5, column + 0.5];

async function drag(app: Sudoscope, ...cells: Place[]): Promise<void> {
  const { mouse } = app.page;
  for (const [index, cell] of cells.entries()) {
    const { x, y } = await pointAt(app, ...middle(cell));
    await mouse.move(x, y, { steps: 4 });
    if (index === 0) await mouse.down();
  }
  await mouse.up();
}

async function press(app: Sudoscope, row: number, column: number): Promise<void> {
  const { x, y } = await pointAt(app, row, column);
  await app.page.mouse.click(x, y);
}

/** Taps and drags of a finger, as the browser reports them. */
async function touch(app: Sudoscope, ...cells: Place[]): Promise<void> {
  const session = await app.page.context().newCDPSession(app.page);
  const points = [];
  for (const cell of cells) points.push(await pointAt(app, ...middle(cell)));
  for (const [index, point] of points.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const said = ({ page }: Sudoscope) =>
  page.getByRole('region', { name: 'Set', exact: true }).getByRole('status').first();
const tool = ({ page }: Sudoscope, name: string) =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true });
const clues = async (app: Sudoscope): Promise<void> => app.page.getByRole('tab', { name: /^Clues/ }).click();

test(
  'a killer, a branched thermometer, a dot and a sandwich are drawn by mouse',
  { tag: '@smoke' },
  async ({ app, page }) => {
    await openSet(app);
    await drag(app, [1, 1], [1, 2], [2, 2]);
    await expect(said(app)).toHaveText('Killer cage, 3 cells, r1c1 to r2c2');
    await page.keyboard.type('12');
    await expect(said(app)).toHaveText('Killer cage, 3 cells, r1c1 to r2c2: 12');
    await tool(app, 'Thermometer').click();
    await drag(app, [5, 5], [5, 6], [4, 7], [3, 7]);
    await drag(app, [5, 6], [6, 7], [7, 7]);
    await expect(said(app)).toHaveText(/^Thermometer, 2 branches/);
    await tool(app, 'White dot').click();
    await press(app, 8.5, 4);
    await expect(said(app)).toHaveText('White dot, r8c3 and r8c4');
    const before = await pointAt(app, 1, 1);
    await tool(app, 'Sandwich').click();
    // The board makes room for clues beside it.
    await expect.poll(() => pointAt(app, 1, 1)).not.toEqual(before);
    await press(app, 0.7, 4.5);
    await page.keyboard.type('14');
    await expect(said(app)).toHaveText('Sandwich, above column 4: 14');
    await clues(app);
    await expect(page.getByRole('list').getByRole('button', { name: /^(?!Delete)/ })).toHaveText([
      'r8c3 and r8c4',
      '3 cells, r1c1 to r2c212',
      '2 branches, 4 cells, r5c5 to r3c7',
      'above column 414',
    ]);
    // Each clue is a move, and so are its branch and its value; undo works while the place is open.
    for (let move = 0; move < 7; ++move) await app.button(/^Undo/).click();
    await expect(page.getByText('There are no clues yet.')).toBeVisible();
    for (let move = 0; move < 7; ++move) await app.button(/^Redo/).click();
    await expect(page.getByRole('tab', { name: 'Clues (4)' })).toBeVisible();
  },
);

test('a puzzle of 4x4 is set by keyboard, has one solution, and is still there after a reload', async ({
  app,
  page,
}) => {
  await openSet(app, '4×4');
  const { keyboard } = page;
  // A cage of two cells, from the upper left corner.
  await app.cell(1, 1).focus();
  for (const key of ['Space', 'ArrowRight', 'Space', '3', 'Enter']) await keyboard.press(key);
  await expect(said(app)).toHaveText('Killer cage, r1c1 and r1c2: 3');
  // The tool is found by its name, and the focus returns to the board. The field has the focus before another key can
  // come.
  const isSearching = await page.evaluate(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    await new Promise((next) => setTimeout(next));
    return document.activeElement!.matches('[type=search]');
  });
  expect(isSearching).toBe(true);
  for (const key of [...'thermo', 'Enter']) await keyboard.press(key);
  for (const key of [
    'Home',
    'ArrowDown',
    'ArrowDown',
    'Space',
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'Backspace',
    'Space',
  ])
    await keyboard.press(key);
  await expect(said(app)).toHaveText('Thermometer, 3 cells, r3c1 to r4c2');
  for (const key of ['/', ...'inequality', 'Enter', 'ArrowRight', 'Enter']) await keyboard.press(key);
  await expect(said(app)).toHaveText(/^Greater than, r\dc\d and r\dc\d: >$/);
  await keyboard.press('<');
  await expect(said(app)).toHaveText(/: <$/);
  await keyboard.press('>');
  await expect(said(app)).toHaveText(/: >$/);
  await page.getByRole('tab', { name: 'Checks' }).click();
  await expect(app.verdict).toHaveText(/^\d+ solutions/);
  await app.button('Add givens for one solution').click();
  await expect(app.verdict).toHaveText(/^One solution/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Clues (3)' })).toBeVisible();
  // A tab that is opened once this one is closed has no history.
  const later = await page.context().newPage();
  await later.goto('/');
  await expect(later.getByRole('tab', { name: 'Clues (3)' })).toBeVisible();
  await later.close();
  await app.button('Play it').click();
  await expect(page.getByRole('region', { name: 'Set', exact: true })).toBeHidden();
  const before = await app.digits();
  await page.reload();
  await expect.poll(() => app.digits()).toBe(before);
  await app.openTools();
  await app.button('Set clues').click();
  await clues(app);
  await expect(page.getByRole('tab', { name: 'Clues (3)' })).toBeVisible();
});

test('clues that contradict each other are found, and one of them deleted', async ({ app, page }) => {
  await openSet(app, '4×4');
  await drag(app, [1, 1], [1, 2]);
  await page.keyboard.type('3');
  await tool(app, 'White dot').click();
  await press(app, 3.5, 3);
  await tool(app, 'Killer cage').click();
  await drag(app, [1, 3], [1, 4]);
  await page.keyboard.type('3');
  await expect(app.verdict).toHaveText(/^No solution/);
  await page.getByRole('tab', { name: 'Checks' }).click();
  await app.button('Find the clash').click();
  await expect(page.getByText('These 2 contradict each other.')).toBeVisible();
  await app.button(/^Delete: Killer cage, r1c3/).click();
  await expect(app.verdict).toHaveText(/^\d+ solutions/);
});

test('a value that a clue cannot have gets a sentence and leaves the puzzle as it is', async ({ app, page }) => {
  await openSet(app);
  await drag(app, [1, 1], [1, 2]);
  await page.keyboard.type('99');
  await expect(page.getByRole('alert')).toHaveText('The value is a number from 3 to 17.');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('alert')).toBeHidden();
});

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['small phone', { width: 320, height: 568 }],
] as const) {
  test.describe(`a finger on a ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('draws, types, branches and deletes', async ({ app, page }) => {
      await openSet(app);
      await touch(app, [1, 1], [1, 2], [1, 3]);
      await expect(said(app)).toHaveText('Killer cage, 3 cells, r1c1 to r1c3');
      const value = page.getByRole('group', { name: 'Value of the clue' });
      for (const key of await value.getByRole('button').all()) await expect(key).toBeInViewport({ ratio: 0.99 });
      for (const digit of ['1', '2']) await value.getByRole('button', { name: digit, exact: true }).tap();
      await expect(said(app)).toHaveText('Killer cage, 3 cells, r1c1 to r1c3: 12');
      await app.button('Done').tap();
      await tool(app, 'Thermometer').tap();
      await touch(app, [5, 5], [5, 6], [5, 7]);
      await touch(app, [5, 6], [6, 6]);
      await expect(said(app)).toHaveText(/^Thermometer, 2 branches/);
      await tool(app, 'Delete').tap();
      await touch(app, [5, 7]);
      await expect(said(app)).toHaveText(/^Deleted: Thermometer/);
    });
  });
}

test.describe('a small phone in German', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('breaks no name of a tool within a word', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Neu' }).first().click();
    await page.getByRole('tab', { name: 'Setzen' }).click();
    await page.getByRole('button', { name: 'Auf leerem Gitter setzen' }).click();
    await expect(page.getByRole('button', { name: 'Gleichheitskäfig' })).toBeVisible();
    const broken = await page
      .getByRole('tabpanel')
      .getByRole('button')
      .evaluateAll((tools) => {
        const names = tools.flatMap((tool) => [...tool.querySelectorAll('span')].map(({ firstChild }) => firstChild));
        return names.flatMap((name) => {
          if (!(name instanceof Text)) return [];
          return [...name.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(name, index);
            range.setEnd(name, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        });
      });
    expect(broken).toEqual([]);
  });
});

test('board and message are in sight where there is no solution, and a single solution is shown as candidates', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste('12.4.....4....21');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/given 2/);
  await page.getByText('Set clues').click();
  await expect(page.getByText('This puzzle has no solution.').first()).toBeInViewport({ ratio: 1 });
  await expect(app.board).toBeInViewport({ ratio: 1 });
  await app.paste('1..4.4...1....2.');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/empty/);
  // A puzzle that comes is played.
  await page.getByText('Set clues').click();
  await page.getByRole('tab', { name: 'Checks' }).click();
  await page.getByLabel('True candidates').check();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty, candidate 2');
});
