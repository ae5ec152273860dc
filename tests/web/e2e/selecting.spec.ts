// Every way to select cells of the board: by mouse, by touch and by keyboard.
import type { CDPSession, Page } from '@playwright/test';
import { largeGrid } from './large_grids';
import { expect, inkala, settled, type Sudoscope, test } from './sudoscope';

type Place = readonly [row: number, column: number];

/** The places of all selected cells, "1,2" for row 1, column 2. */
async function selected({ board }: Sudoscope): Promise<string[]> {
  return board.getByRole('gridcell', { selected: true }).evaluateAll((cells) =>
    cells.map((cell) => {
      const row = cell.closest('[aria-rowindex]')!.getAttribute('aria-rowindex');
      return `${row},${cell.getAttribute('aria-colindex')}`;
    }),
  );
}

async function expectSelected(app: Sudoscope, ...places: string[]): Promise<void> {
  await expect.poll(() => selected(app)).toEqual(places);
}

async function middle(app: Sudoscope, [row, column]: Place): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await app.cell(row, column).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags the mouse straight from cell to cell. */
async function drag(app: Sudoscope, ...places: Place[]): Promise<void> {
  const { mouse } = app.page;
  for (const [index, place] of places.entries()) {
    const { x, y } = await middle(app, place);
    await mouse.move(x, y, { steps: index === 0 ? 1 : 3 });
    if (index === 0) await mouse.down();
  }
  await mouse.up();
}

async function openPuzzle(app: Sudoscope, text = inkala): Promise<void> {
  await app.open();
  await app.paste(text);
  await expect(app.verdict).toContainText(/solution/);
}

/** What selects several cells comes when a hand first comes to the board. */
async function comeToBoard(app: Sudoscope): Promise<void> {
  await app.cell(1, 1).click();
  await expect(async () => {
    await app.page.keyboard.press('Shift+ArrowRight');
    expect((await selected(app)).length).toBeGreaterThan(1);
  }).toPass();
  await app.page.keyboard.press('Escape');
}

test('a drag of the mouse selects the cells that it comes over, a press one', async ({ app, page }) => {
  await openPuzzle(app);
  await comeToBoard(app);
  await drag(app, [2, 2], [2, 5], [4, 5]);
  await expectSelected(app, '2,2', '2,3', '2,4', '2,5', '3,5', '4,5');
  await expect(app.cell(4, 5)).toBeFocused();
  await expect(app.board).toHaveAttribute('aria-multiselectable', 'true');
  await app.cell(7, 7).click();
  await expectSelected(app, '7,7');
  // Back over cells that it has been over, and out of the board.
  await drag(app, [8, 8], [8, 9], [8, 8]);
  await expectSelected(app, '8,8', '8,9');
  const { x, y } = await middle(app, [9, 9]);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 200, { steps: 5 });
  await page.mouse.up();
  await expectSelected(app, '9,9');
});

test('a drag aslant passes between the cells beside', async ({ app }) => {
  await openPuzzle(app);
  await comeToBoard(app);
  await drag(app, [1, 1], [5, 5]);
  await expectSelected(app, '1,1', '2,2', '3,3', '4,4', '5,5');
});

for (const key of ['Shift', 'Control'] as const) {
  test(`with ${key} a press adds a cell or takes it out, and a drag adds`, async ({ app, page }) => {
    await openPuzzle(app);
    await comeToBoard(app);
    await app.cell(1, 2).click();
    await page.keyboard.down(key);
    await app.cell(3, 3).click();
    await app.cell(9, 1).click();
    await expectSelected(app, '1,2', '3,3', '9,1');
    await app.cell(3, 3).click();
    await expectSelected(app, '1,2', '9,1');
    await drag(app, [5, 5], [5, 7]);
    await drag(app, [9, 1], [9, 2]);
    await expectSelected(app, '1,2', '5,5', '5,6', '5,7', '9,1', '9,2');
    await page.keyboard.up(key);
    await app.cell(1, 2).click();
    await expectSelected(app, '1,2');
  });

  test(`arrows with ${key} select on, Escape goes back to one cell`, async ({ app, page }) => {
    await openPuzzle(app);
    await comeToBoard(app);
    await app.cell(8, 8).click();
    for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(`${key}+${arrow}`);
    await expectSelected(app, '7,6', '7,7', '7,8', '8,8');
    await expect(app.cell(7, 6)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectSelected(app, '7,6');
    await page.keyboard.press(`${key}+ArrowUp`);
    await page.keyboard.press('ArrowRight');
    await expectSelected(app, '6,7');
  });
}

test('Ctrl+A selects all cells; on a board to look at keys select one', async ({ app, page }) => {
  await openPuzzle(app);
  await comeToBoard(app);
  await app.cell(2, 2).click();
  await page.keyboard.press('ControlOrMeta+A');
  await expect.poll(() => selected(app)).toHaveLength(81);
  await app.showTab('Watch');
  await expect(app.board).toHaveAttribute('aria-multiselectable', 'false');
  await expectSelected(app, '2,2');
  await app.cell(2, 2).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+A');
  await expectSelected(app, '2,2');
  await page.keyboard.press('ArrowRight');
  await drag(app, [5, 5], [5, 7]);
  await expect.poll(async () => (await selected(app)).length).toBe(1);
});

test('a double press selects all cells with the same digit, with Shift beside the others', async ({ app, page }) => {
  await openPuzzle(app);
  await comeToBoard(app);
  await app.cell(1, 1).dblclick();
  await expectSelected(app, '1,1', '7,9', '8,3');
  await page.keyboard.down('Shift');
  await app.cell(3, 2).dblclick();
  await page.keyboard.up('Shift');
  await expectSelected(app, '1,1', '3,2', '4,6', '5,7', '7,9', '8,3');
  await app.cell(9, 9).dblclick();
  await expectSelected(app, '9,9');
});

test('a double press on a blank cell selects those with the same notes', async ({ app, page }) => {
  await openPuzzle(app);
  await comeToBoard(app);
  for (const [row, column] of [
    [1, 2],
    [9, 9],
    [5, 1],
  ] as const) {
    await app.cell(row, column).click();
    await page.keyboard.press('Shift+Digit2');
  }
  await page.keyboard.press('Shift+Digit3');
  await app.cell(9, 9).dblclick();
  await expectSelected(app, '1,2', '9,9');
});

test('a smaller board keeps of the selection what it has', async ({ app, page }) => {
  await openPuzzle(app);
  await comeToBoard(app);
  await drag(app, [1, 8], [4, 8]);
  await app.paste('1...............');
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  for (const label of await selected(app)) expect(label).toMatch(/^[1-4],[1-4]$/);
  await expect(page.getByRole('gridcell', { selected: true }).first()).toBeAttached();
});

/** A 25x25, zoomed in and at rest, with its first cell selected. */
async function zoomIn(app: Sudoscope): Promise<void> {
  await openPuzzle(app, largeGrid('random25_45'));
  await comeToBoard(app);
  await app.cell(1, 1).click();
  for (const _ of [1, 2]) await app.button('Zoom in').click();
  await settled(app.page, () => app.cell(1, 1).boundingBox());
  await expect(app.cell(25, 25)).not.toBeInViewport();
}

test('on a board that is zoomed in the mouse selects, and moves the board only to show where it has let go', async ({
  app,
  page,
}) => {
  await zoomIn(app);
  const before = await app.cell(1, 1).boundingBox();
  await drag(app, [3, 3], [3, 6], [5, 6]);
  await expectSelected(app, '3,3', '3,4', '3,5', '3,6', '4,6', '5,6');
  expect(await settled(page, () => app.cell(1, 1).boundingBox())).toEqual(before);
  // Onto a cell of which the edge of the board shows only a part.
  const cells = await app.board.getByRole('gridcell').all();
  const edge = (await app.board.locator('xpath=..').boundingBox())!;
  const right = edge.x + edge.width - 3;
  let column = 0;
  for (const [index, cell] of cells.slice(0, 25).entries()) {
    const { x, width } = (await cell.boundingBox())!;
    if (x < right && right < x + width) column = index + 1;
  }
  const from = await middle(app, [3, column - 2]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(right, from.y, { steps: 8 });
  expect(await settled(page, () => app.cell(1, 1).boundingBox())).toEqual(before);
  await page.mouse.up();
  await expect.poll(async () => (await app.cell(1, 1).boundingBox())!.x).toBeLessThan(before!.x);
  await expectSelected(app, `3,${column - 2}`, `3,${column - 1}`, `3,${column}`);
});

test('on a board to look at that is zoomed in the mouse moves the board and selects nothing', async ({ app, page }) => {
  await zoomIn(app);
  await app.showTab('Watch');
  await expect(app.board).toHaveAttribute('aria-multiselectable', 'false');
  const before = (await settled(page, () => app.cell(1, 1).boundingBox()))!;
  const [from, to] = [await middle(app, [5, 6]), await middle(app, [3, 3])];
  await drag(app, [5, 6], [3, 3]);
  const after = (await settled(page, () => app.cell(1, 1).boundingBox()))!;
  // It goes with the mouse, but for what it took to tell a drag from a press.
  expect(Math.abs(after.x - before.x - (to.x - from.x))).toBeLessThan(12);
  expect(Math.abs(after.y - before.y - (to.y - from.y))).toBeLessThan(12);
  await expectSelected(app, '1,1');
});

/** A finger, as the screen reports it. */
class Finger {
  private constructor(private readonly session: CDPSession) {}
  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }
  async put(...touchPoints: { x: number; y: number }[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  }
  async move(...touchPoints: { x: number; y: number }[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  async lift(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  async slide(from: { x: number; y: number }, ...to: { x: number; y: number }[]): Promise<void> {
    await this.put(from);
    let at = from;
    for (const next of to) {
      for (let step = 1; step <= 4; ++step) {
        await this.move({ x: at.x + ((next.x - at.x) * step) / 4, y: at.y + ((next.y - at.y) * step) / 4 });
      }
      at = next;
    }
    await this.lift();
  }
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first finger on the board selects, however late comes what it needs', async ({ app, page }) => {
    await openPuzzle(app);
    const finger = await Finger.of(page);
    const [from, to] = [await middle(app, [8, 2]), await middle(app, [5, 2])];
    await finger.put(from);
    for (let y = from.y; y > to.y; y -= 10) await finger.move({ x: to.x, y });
    await expect(async () => {
      await finger.move({ x: to.x, y: to.y + Math.random() });
      expect(await selected(app)).toEqual(['5,2', '6,2', '7,2', '8,2']);
    }).toPass();
    await finger.lift();
  });

  test('a finger that moves over cells selects them and scrolls nothing', async ({ app, page }) => {
    await openPuzzle(app);
    await comeToBoard(app);
    const finger = await Finger.of(page);
    const before = await app.cell(1, 1).boundingBox();
    const places: Place[] = [
      [8, 2],
      [3, 2],
      [3, 4],
    ];
    const [from, ...to] = await Promise.all(places.map((place) => middle(app, place)));
    await finger.slide(from!, ...to);
    await expectSelected(app, '3,2', '3,3', '3,4', '4,2', '5,2', '6,2', '7,2', '8,2');
    expect(await app.cell(1, 1).boundingBox()).toEqual(before);
    await app.cell(5, 5).tap();
    await expectSelected(app, '5,5');
  });

  test('two taps on a cell select all with its digit', async ({ app, page }) => {
    await openPuzzle(app);
    await comeToBoard(app);
    const { x, y } = await middle(app, [1, 1]);
    // A busy machine may take the two for two taps apart.
    await expect(async () => {
      await app.cell(5, 5).tap();
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      expect(await selected(app)).toEqual(['1,1', '7,9', '8,3']);
    }).toPass();
  });

  test('on a board to look at a finger scrolls the page', async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 420 });
    await openPuzzle(app);
    await app.showTab('Watch');
    await expect(app.board).toHaveAttribute('aria-multiselectable', 'false');
    const top = async (): Promise<number> => (await app.cell(1, 1).boundingBox())!.y;
    const before = await top();
    const finger = await Finger.of(page);
    await finger.slide(await middle(app, [3, 5]), { x: 200, y: 10 });
    await expect.poll(top).toBeLessThan(before);
  });

  test('a board that is zoomed in goes with a finger, and selects after the finger has rested', async ({
    app,
    page,
  }) => {
    await openPuzzle(app, largeGrid('random25_45'));
    await app.cell(1, 1).tap();
    await app.button('Zoom in').tap();
    await app.button('Zoom in').tap();
    const finger = await Finger.of(page);
    const still = async (): Promise<string> => JSON.stringify(await app.cell(1, 1).boundingBox());
    await expect.poll(async () => (await still()) === (await still())).toBe(true);
    const before = (await app.cell(1, 1).boundingBox())!.x;
    await finger.slide(await middle(app, [4, 5]), await middle(app, [4, 2]));
    await expect.poll(async () => (await app.cell(1, 1).boundingBox())!.x).toBeLessThan(before);
    await expectSelected(app, '1,1');
    await finger.slide(await middle(app, [4, 5]), { x: 380, y: (await middle(app, [4, 5])).y });
    const place = await app.cell(1, 1).boundingBox();
    await finger.put(await middle(app, [2, 3]));
    await expectSelected(app, '2,3');
    await finger.move(await middle(app, [2, 4]));
    await finger.move(await middle(app, [2, 5]));
    await expectSelected(app, '2,3', '2,4', '2,5');
    expect(await app.cell(1, 1).boundingBox()).toEqual(place);
    await finger.lift();
  });

  test('two fingers zoom and select nothing', async ({ app, page }) => {
    await openPuzzle(app, largeGrid('random25_45'));
    await app.cell(1, 1).tap();
    const [left, right] = [await middle(app, [12, 10]), await middle(app, [12, 14])];
    const finger = await Finger.of(page);
    const before = (await app.cell(1, 1).boundingBox())!.width;
    await finger.put(left);
    await finger.put(left, right);
    for (let spread = 10; spread <= 80; spread += 10) {
      await finger.move({ x: left.x - spread, y: left.y }, { x: right.x + spread, y: right.y });
    }
    await finger.lift();
    await expect.poll(async () => (await app.cell(1, 1).boundingBox())!.width).toBeGreaterThan(1.2 * before);
    await expectSelected(app, '1,1');
  });
});
