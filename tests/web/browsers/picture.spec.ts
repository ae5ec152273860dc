// Puzzles read from pictures, and the picture that the page makes.
import { photo } from '../pictures/newspaper';
import { inkala } from '../e2e/sudoscope';
import { expect, type Sudoscope, test } from './sudoscope';

async function expectTaken(app: Sudoscope): Promise<void> {
  const dialog = app.page.get('dialog', 'Puzzle in a picture');
  await expect.poll(() => dialog.text()).toContain('9×9, 21 givens. No cell is in doubt. It has one solution');
  await app.button('Use it').click();
  await expect
    .poll(async () => (await app.cellSentences()).map((words) => /given (\d)$/.exec(words)?.[1] ?? '.').join(''))
    .toBe(inkala);
}

test('the picture that the page makes of its board is read again', async ({ app, baseURL }) => {
  await app.open(baseURL!);
  await app.paste(inkala);
  await expect.poll(() => app.verdict.text()).toContain('One solution');
  await app.button('Share').click();
  await app.page.get('tab', 'Picture').click();
  await app.button('Save PNG').click();
  await expect.poll(async () => (await app.downloaded(/\.png$/)).length).toBeGreaterThan(1000);
  const picture = await app.downloaded(/\.png$/);
  await app.button('Close').click();
  await app.paste('1...............');
  await expect.poll(() => app.board.attribute('aria-rowcount')).toBe('4');
  await app.drop('board.png', 'image/png', picture);
  await expectTaken(app);
});

test('a photo of a newspaper is read', async ({ app, baseURL }) => {
  await app.open(baseURL!);
  await app.drop('photo.png', 'image/png', photo());
  await expectTaken(app);
});
