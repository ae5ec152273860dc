// A picture with several grids: the first is read, and another when it is chosen.
import { straight } from '../pictures/camera';
import { printed } from '../pictures/newspaper';
import { blankPaper } from '../pictures/paper';
import { pngOf } from '../pictures/png';
import { wornPaper, wornPuzzle } from '../pictures/worn';
import { expectAccessible } from './axe';
import { dropPicture } from './dropping';
import { expect, inkala, test } from './sudoscope';

/** The two side by side. */
function twoGrids(): Buffer {
  const parts = [printed, wornPaper(29)];
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  const paper = blankPaper(width, Math.max(...parts.map(({ height }) => height)));
  let left = 0;
  for (const part of parts) {
    for (let y = 0; y < part.height; ++y) {
      paper.data.set(part.data.subarray(y * part.width, (y + 1) * part.width), y * width + left);
    }
    left += part.width;
  }
  return pngOf(straight(paper));
}

test('each of two grids is outlined, chosen by a press or a key, and keeps its corrections', async ({ app, page }) => {
  await app.open();
  await dropPicture(page, twoGrids());
  const dialog = page.getByRole('dialog', { name: 'Puzzle in a picture' });
  const picture = dialog.getByRole('img', { name: /^2 grids\. This is/ });
  await expect(dialog).toContainText('9×9, 21 givens.');
  await expect(dialog.getByRole('status').first()).toContainText('2 grids. This is grid 1');
  await expect(dialog.getByRole('radio', { name: 'Grid 1' })).toBeChecked();
  await dialog.getByRole('textbox', { name: /^row 1, column 2/ }).fill('1');
  await expect(dialog).toContainText('9×9, 22 givens.');
  await expectAccessible(page, 'several grids');

  const { width, height } = (await picture.boundingBox())!;
  await picture.click({ position: { x: 0.8 * width, y: 0.3 * height } });
  await expect(dialog.getByRole('status').first()).toContainText('This is grid 2');
  await expect(dialog.getByRole('textbox', { name: /^row 3, column 3, in doubt/ })).toHaveValue('8');
  // The correction belongs to the other one.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await app.button('Back to the picture').click();
  await expect(dialog.getByRole('radio', { name: 'Grid 2' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Grid 2' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('9×9, 22 givens.');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('1 cell in doubt');
  await app.button('Use it').click();
  await expect.poll(() => app.digits()).toBe(wornPuzzle);
  expect(wornPuzzle).not.toBe(inkala);

  // Back to the other one, in its former state.
  await app.button('Another grid of this picture').click();
  await expect(dialog.getByRole('radio', { name: 'Grid 2' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Grid 1' }).check({ force: true });
  await expect(dialog).toContainText('9×9, 22 givens.');
  await app.button('Use it').click();
  await expect.poll(() => app.digits()).toBe(`81${inkala.slice(2)}`);
});
