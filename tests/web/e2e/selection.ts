// Shared by the tests of selecting: the selected cells, the place of a cell, a drag over cells.
import { expect, inkala, type Sudoscope } from './sudoscope';

export type Place = readonly [row: number, column: number];

/** The places of all selected cells, "1,2" for row 1, column 2. */
export async function selected({ board }: Sudoscope): Promise<string[]> {
  return board.getByRole('gridcell', { selected: true }).evaluateAll((cells) =>
    cells.map((cell) => {
      const row = cell.closest('[aria-rowindex]')!.getAttribute('aria-rowindex');
      return `${row},${cell.getAttribute('aria-colindex')}`;
    }),
  );
}

export async function expectSelected(app: Sudoscope, ...places: string[]): Promise<void> {
  await expect.poll(() => selected(app)).toEqual(places);
}

export async function middle(app: Sudoscope, [row, column]: Place): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await app.cell(row, column).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags the mouse straight from cell to cell. */
export async function drag(app: Sudoscope, ...places: Place[]): Promise<void> {
  const { mouse } = app.page;
  for (const [index, place] of places.entries()) {
    const { x, y } = await middle(app, place);
    await mouse.move(x, y, { steps: index === 0 ? 1 : 3 });
    if (index === 0) await mouse.down();
  }
  await mouse.up();
}

export async function openPuzzle(app: Sudoscope, text = inkala): Promise<void> {
  await app.open();
  await app.paste(text);
  await expect(app.verdict).toContainText(/solution/);
}

/** The code that selects several cells is loaded when a hand first comes to the board. */
export async function comeToBoard(app: Sudoscope): Promise<void> {
  await app.cell(1, 1).click();
  await expect(async () => {
    await app.page.keyboard.press('Shift+ArrowRight');
    expect((await selected(app)).length).toBeGreaterThan(1);
  }).toPass();
  await app.page.keyboard.press('Escape');
}
