// The number pad and its modes: every kind of mark, its messages, the effect of one more press, and all of it in sight.
import { largeGrid } from './large_grids';
import { expect, gentle, test } from './sudoscope';

test.describe('at a puzzle', () => {
  test.beforeEach(async ({ app }) => {
    await app.open();
    await app.paste(gentle);
    await expect(app.verdict).toContainText('One solution');
  });

  test('marks of each kind are typed beside the mode, and in it', async ({ app, page }) => {
    await app.cell(1, 1).click();
    await page.keyboard.press('Shift+Digit4');
    await page.keyboard.press('Control+Digit5');
    await page.keyboard.press('Control+Shift+Digit2');
    await expect(app.cell(1, 1)).toHaveAccessibleName(/note 4.*centre.* 5.*B/);
    await page.keyboard.press('c');
    await expect(page.getByRole('radio', { name: 'Centre' })).toBeChecked();
    await page.keyboard.press('4');
    await expect(app.cell(1, 1)).toHaveAccessibleName(/centre.* 4 5/);
    await page.keyboard.press('v');
    await page.getByRole('group', { name: 'Colours' }).getByRole('button', { name: 'Colour A' }).click();
    await expect(app.cell(1, 1)).toHaveAccessibleName(/A.*B/);
    await page.keyboard.press('z');
    await page.keyboard.press('4');
    await expect(app.cell(1, 1)).toHaveAccessibleName(/^row 1, column 1, entered 4/);
    await page.keyboard.press('Control+Z');
    await expect(app.cell(1, 1)).toHaveAccessibleName(/note 4.*centre.* 4 5/);
  });

  test('the pad shows how many of each digit are left, and Space switches between its modes', async ({ app, page }) => {
    const key = page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '8', exact: true });
    await expect(key).toHaveAccessibleDescription('4 left');
    await app.cell(1, 2).click();
    await key.click();
    await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 8');
    await expect(key).toHaveAccessibleDescription('3 left');
    for (const mode of ['Corner', 'Centre', 'Colour', 'Digit']) {
      await app.cell(1, 1).focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('radio', { name: mode })).toBeChecked();
    }
  });

  test('a long press on a key of the pad notes its digit, and one press notes all candidates', async ({
    app,
    page,
  }) => {
    await app.cell(1, 1).click();
    const key = page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '4', exact: true });
    const { x, y, width, height } = (await key.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, empty, note 4');
    await page.mouse.up();
    await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, empty, note 4');
    await key.click();
    await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 4');
    await app.button(/^All notes/).click();
    await expect(app.cell(1, 2)).toHaveAccessibleName(/notes \d/);
  });

  test('digit first: a digit in hand goes into each cell that is pressed', async ({ app, page }) => {
    await app.button(/^Lock/).click();
    const key = page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '4', exact: true });
    await key.click();
    await expect(key).toHaveAttribute('aria-pressed', 'true');
    await app.cell(1, 1).click();
    await app.cell(1, 2).click();
    await expect(app.cell(1, 1)).toHaveAccessibleName(/entered 4/);
    await expect(app.cell(1, 2)).toHaveAccessibleName(/entered 4/);
    await app.cell(1, 2).click();
    await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty');
  });
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`board, pad and tools are in sight at ${width}x${height}, on grids of any size`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    for (const [text, side, left] of [
      [gentle, '9', /^5 left$/],
      [largeGrid('random25_45'), '25', /^\d+$/],
    ] as const) {
      await app.paste(text);
      await expect(app.board).toHaveAttribute('aria-rowcount', side);
      const tools = [/^Undo/, /^Redo/, 'Try from here', /^All notes/, /^Hint/, /^Check$/, 'Pause', /^Erase/];
      for (const name of tools) await expect(app.button(name)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
      await expect(app.board).toBeInViewport({ ratio: 1 });
      const key = page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '1', exact: true });
      await expect(key).toHaveAccessibleDescription(/left$/);
      await expect(key.locator('small')).toHaveText(left);
      await app.button('Try from here').click();
      for (const name of ['Back to where I began to try', 'Keep what I tried'])
        await expect(app.button(name)).toBeInViewport({ ratio: 1 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
