// The start card of an empty board: all ways to a puzzle are in sight on any screen, each a single press.
import type { Page } from '@playwright/test';
import { expect, test } from './sudoscope';

const screens = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;
const words = {
  'en-GB': {
    card: 'Begin',
    names: 'Gentle|Easy|Medium|Hard|Fiendish|Extreme|Photo|Type it in|Watch one being solved|Open',
    says: 'Sudoku that explains itself.',
  },
  'de-DE': {
    card: 'Anfangen',
    names: 'Sehr leicht|Leicht|Mittel|Schwer|Teuflisch|Extrem|Foto|Eintippen|Beim Lösen zusehen|Öffnen',
    says: 'Sudoku, das sich selbst erklärt.',
  },
};

for (const [locale, { card, names, says }] of Object.entries(words)) {
  test.describe(() => {
    test.use({ locale });

    for (const [width, height] of screens) {
      test(`in ${locale} all is in sight at ${width}×${height}, nothing cut off, and large enough to press`, async ({
        app,
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto('./');
        const place = page.getByRole('region', { name: card });
        await expect(place).toContainText(says);
        await expect(app.board).toBeInViewport({ ratio: 1 });
        for (const name of names.split('|')) {
          const button = place.getByRole('button', { name, exact: true });
          await expect(button).toBeInViewport({ ratio: 1 });
          const seen = await button.evaluate((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
            return {
              isFree: corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y))),
              isWhole: element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight,
              height: bottom - top,
            };
          });
          expect(seen, name).toMatchObject({ isFree: true, isWhole: true });
          expect(seen.height, name).toBeGreaterThanOrEqual(width > 800 ? 36 : 44);
        }
        const tops = await Promise.all(
          names
            .split('|')
            .slice(0, 6)
            .map(async (name) => (await place.getByRole('button', { name, exact: true }).boundingBox())!.y),
        );
        expect(new Set(tops).size, 'the levels are in one row').toBe(1);
      });
    }
  });
}

const card = (page: Page) => page.getByRole('region', { name: 'Begin' });

test('nothing can be asked of an empty board, by a button or by a key', async ({ app, page }) => {
  await app.open();
  await app.cell(5, 5).click();
  await page.keyboard.press('h');
  for (const name of ['Hint (H)', 'Check', 'Try from here', /^Undo/, /^Redo/, /^Erase/])
    await expect(app.button(name)).toHaveAttribute('aria-disabled', 'true');
  await card(page).getByRole('button', { name: 'Type it in' }).click();
  await page.keyboard.press('h');
  for (const name of [/^Hint/, /^Check$/, /^Try from here/])
    await expect(app.button(name)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('tab', { name: 'Play' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('group', { name: 'Numbers' })).toBeVisible();
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '5', exact: true }).click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 5');
  for (const name of ['Hint (H)', 'Check', 'Try from here'])
    await expect(app.button(name)).not.toHaveAttribute('aria-disabled', 'true');
});

test('a grid to type into leads to clues until it has a digit', async ({ app, page }) => {
  await app.open();
  await card(page).getByRole('button', { name: 'Type it in' }).click();
  await app.button('Set clues').click();
  await expect(page.getByRole('region', { name: 'Set', exact: true })).toBeVisible();
  await app.button('Play it').click();
  await app.cell(1, 1).click();
  await page.keyboard.press('5');
  await expect(app.button('Done, start solving')).toBeVisible();
});

test('a digit typed at the start shows the pad, and undo brings the start back', async ({ app, page }) => {
  await app.open();
  await app.cell(2, 3).click();
  await page.keyboard.press('7');
  await expect(page.getByRole('group', { name: 'Numbers' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(card(page)).toBeVisible();
});

test('one press opens a puzzle of today', async ({ app, page }) => {
  await app.open();
  await card(page).getByRole('button', { name: 'Easy', exact: true }).click();
  await expect(app.verdict).toContainText('One solution');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('one press shows a puzzle being solved', async ({ app, page }) => {
  await app.open();
  await card(page).getByRole('button', { name: 'Watch one being solved' }).click();
  await expect.poll(() => app.position()).toBeGreaterThan(0);
  await expect(page.getByRole('tab', { name: 'Watch' })).toHaveAttribute('aria-selected', 'true');
  await app.showTab('Play');
  await app.button(/^Undo/).click();
  await expect(card(page)).toBeVisible();
});

test('one press asks for a photo, or for a file', async ({ app, page }) => {
  await app.open();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card(page).getByRole('button', { name: 'Open' }).click(),
  ]);
  await chooser.setFiles({ name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from('1'.padEnd(81, '.')) });
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 1');
  await app.button(/^Undo/).click();
  await card(page).getByRole('button', { name: 'Photo' }).click();
  await expect(page.getByRole('dialog', { name: 'Camera' })).toBeVisible();
});
