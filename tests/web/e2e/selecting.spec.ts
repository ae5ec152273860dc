// Every way to select cells of the board by mouse and by keyboard.
import { largeGrid } from './large_grids';
import { comeToBoard, drag, expectSelected, middle, openPuzzle, selected } from './selection';
import { expect, settled, type Sudoscope, test } from './sudoscope';

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

test('a smaller board keeps the selected cells that it has', async ({ app, page }) => {
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
  // It moves with the mouse, apart from the distance that distinguishes a drag from a press.
  expect(Math.abs(after.x - before.x - (to.x - from.x))).toBeLessThan(12);
  expect(Math.abs(after.y - before.y - (to.y - from.y))).toBeLessThan(12);
  await expectSelected(app, '1,1');
});
