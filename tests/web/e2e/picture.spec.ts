// Puzzles from pictures: screenshots, photos, text, codes; checked by a person before they are taken.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { straight } from '../pictures/camera';
import { photo, printed } from '../pictures/newspaper';
import { blankPaper, fill } from '../pictures/paper';
import { pngOf } from '../pictures/png';
import { expectAccessible } from './axe';
import { dropPicture } from './dropping';
import { dist, serveStatic } from './static_site';
import { expect, gentle, inkala, test, type Sudoscope } from './sudoscope';

/** The dialog's message once the picture is read, which takes longer on a busy machine. */
async function expectRead(page: Page, words: string): Promise<void> {
  await expect(dialogOf(page)).toContainText(words);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Puzzle in a picture' });

async function expectInkala(app: Sudoscope): Promise<void> {
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect.poll(() => app.digits()).toBe(inkala);
}

test('the picture that the page makes of its board is read again', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.share('Picture');
  const waiting = page.waitForEvent('download');
  await app.button('Save PNG').click();
  const png = await readFile(await (await waiting).path());
  await app.button('Close').click();
  await app.paste('1...............');
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await dropPicture(page, png);
  await expectRead(page, '9×9, 21 givens. No cell is in doubt. It has one solution');
  await app.button('Use it').click();
  await expectInkala(app);
});

test('a photo is read, mistakes are typed over, and undo takes it back', async ({ app, page }) => {
  await app.open();
  await app.paste('1...............');
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await dropPicture(page, photo());
  const dialog = dialogOf(page);
  await expectRead(page, '9×9, 21 givens.');
  await expect(dialog.getByRole('img', { name: 'The grid in the picture' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^row 1, column 1/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('textbox', { name: 'row 1, column 2' })).toBeFocused();
  await page.keyboard.press('8');
  await expect(dialog).toContainText('9×9, 22 givens. No cell is in doubt. It has no solution as it stands');
  await expect(dialog.getByRole('textbox', { name: 'row 1, column 2, clashes' })).toHaveValue('8');
  await page.keyboard.press('Backspace');
  await expect(dialog).toContainText('9×9, 21 givens. No cell is in doubt. It has one solution');
  await app.button('Use it').click();
  await expectInkala(app);
  await app.button('Undo (Ctrl Z)').click();
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
});

test('cells in doubt are marked, walked to, and in doubt no longer when typed over', async ({ app, page }) => {
  const paper = { ...printed, data: printed.data.slice() };
  // Over the 9 in row 3, and a second 8 in row 1.
  fill(paper, 6.2 * 76, 4.15 * 76, 6.8 * 76, 4.6 * 76, 25);
  for (let y = 0; y < 70; ++y) {
    const [from, to] = [(2 * 76 + 3 + y) * paper.width + 2 * 76 + 3, (2 * 76 + 3 + y) * paper.width + 6 * 76 + 3];
    paper.data.copyWithin(to, from, from + 70);
  }
  await app.open();
  await dropPicture(page, pngOf(straight(paper)));
  const dialog = dialogOf(page);
  await expectRead(page, '3 cells in doubt');
  for (const [name, key] of [
    ['row 1, column 1, in doubt, clashes', '8'],
    ['row 1, column 5, in doubt, clashes', 'Backspace'],
    ['row 3, column 5, in doubt', '9'],
  ] as const) {
    await app.button('Next in doubt').click();
    await expect(dialog.getByRole('textbox', { name })).toBeFocused();
    await page.keyboard.press(key);
  }
  await expect(dialog).toContainText('No cell is in doubt. It has one solution');
  await app.button('Use it').click();
  await expectInkala(app);
});

test('a figure that is typed on either side of the old one takes its place', async ({ app, page }) => {
  await app.open();
  await dropPicture(page, pngOf(straight(printed)));
  const field = dialogOf(page).getByRole('textbox', { name: /^row 1, column 1/ });
  await expect(field).toHaveValue('8');
  await field.focus();
  for (const [side, digit] of [
    ['Home', '5'],
    ['End', '6'],
    ['Home', '6'],
    ['End', '7'],
  ] as const) {
    await page.keyboard.press(side);
    await page.keyboard.press(digit);
    await expect(field).toHaveValue(digit);
  }
  // A press selects, though the field has the focus already.
  await page.keyboard.press('Home');
  await field.click();
  await page.keyboard.press('8');
  await expect(field).toHaveValue('8');
  await expect(dialogOf(page)).toContainText('It has one solution');
});

/** Lines of text as they look on a page, on which they have room. */
async function pictureOfText(context: BrowserContext, lines: readonly string[]): Promise<Buffer> {
  const other = await context.newPage();
  await other.setContent(`<pre style="font: 22px monospace; margin: 40px">${lines.join('\n')}</pre>`);
  const width = 80 + 14 * lines[0]!.length;
  const picture = await other.screenshot({ clip: { x: 0, y: 0, width, height: 100 + 28 * lines.length } });
  await other.close();
  return picture;
}

const inkalaRows = inkala.match(/.{9}/g)!;

/** The field with the text read from a picture of its rows. */
async function openText(app: Sudoscope, context: BrowserContext): Promise<Locator> {
  await app.open();
  await dropPicture(app.page, await pictureOfText(context, inkalaRows));
  const text = dialogOf(app.page).getByRole('textbox', { name: 'The text in the picture' });
  await expect(text).toHaveValue(inkalaRows.join('\n'));
  return text;
}

test('text in a picture is read, shown beside it, and handed to the reader of texts', async ({
  app,
  page,
  context,
}) => {
  const text = await openText(app, context);
  await text.fill(`?${inkala.slice(1)}`);
  await expect(dialogOf(page)).toContainText('1 character in doubt');
  await expect(app.button('Use it')).toHaveAttribute('aria-disabled', 'true');
  await text.fill(inkala);
  await app.button('Use it').click();
  await expectInkala(app);
});

test('corrections in a text are kept until it is taken, whatever messages come meanwhile', async ({
  app,
  page,
  context,
}) => {
  const text = await openText(app, context);
  await text.fill(`1${inkala.slice(1)}`);
  await page.keyboard.press('Escape');
  await app.button('Back to the picture').click();
  await expect(text).toHaveValue(`1${inkala.slice(1)}`);
  await text.fill(inkala);
  await page.keyboard.press('Escape');
  await app.paste('1...............');
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await expect(app.button('Back to the picture')).toHaveCount(0);
  const bringIn = async (): Promise<void> => {
    await app.button('New').click();
    await page.getByRole('tab', { name: 'Import', exact: true }).click();
  };
  await bringIn();
  await expectAccessible(page, 'a picture that was left');
  await app.button('Back to the picture').click();
  await expect(text).toHaveValue(inkala);
  await app.button('Use it').click();
  await expectInkala(app);
  await bringIn();
  await expect(page.getByLabel('Puzzle as text')).toBeVisible();
  await expect(app.button('Back to the picture')).toHaveCount(0);
});

test('several puzzles in the text of a picture become a list', async ({ app, page, context }) => {
  await app.open();
  await dropPicture(page, await pictureOfText(context, [inkala, gentle]));
  await expectRead(page, 'Several puzzles: they open as a list.');
  await app.button('Use it').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Lists' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Lists' })).toContainText('puzzle.png2 lines read');
});

test('text that is no puzzle, and a grid that is cut off, leave the other ways open', async ({
  app,
  page,
  context,
}) => {
  await app.open();
  await dropPicture(page, await pictureOfText(context, inkalaRows.slice(0, 4)));
  await expectRead(page, 'Line 1, column 1');
  await expect(app.button('Use it')).toHaveAttribute('aria-disabled', 'true');
  await expect(dialogOf(page).getByRole('button', { name: 'Type it in' })).toBeVisible();
  const width = printed.width - 190;
  const part = blankPaper(width, printed.height);
  for (let y = 0; y < printed.height; ++y) {
    part.data.set(printed.data.subarray(y * printed.width, y * printed.width + width), y * width);
  }
  await dropPicture(page, pngOf(straight(part)));
  await expect(dialogOf(page).getByRole('alert')).toContainText('all four edges of the grid are visible');
  await dialogOf(page).getByRole('button', { name: 'Type it in' }).click();
  await expect(page.getByRole('dialog', { name: 'New puzzle' })).toBeVisible();
});

test('a QR code of a link opens it, and a picture is read after it', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.button('Share').click();
  const code = await page.getByRole('img', { name: 'The link as a QR code' }).screenshot();
  await app.button('Close').click();
  await app.paste('1...............');
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await dropPicture(page, code, 'code.png');
  await expect(app.board).toHaveAttribute('aria-rowcount', '9');
  await expectInkala(app);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await dropPicture(page, pngOf(straight(printed)));
  await expectRead(page, '21 givens');
});

test('a picture that is pasted into a field of text is read, and text goes into the field', async ({ app, page }) => {
  await app.open();
  await app.button('New').click();
  await page.getByRole('tab', { name: 'Import', exact: true }).click();
  const field = page.getByLabel('Puzzle as text');
  await field.focus();
  await app.paste('12');
  await expect(field).toHaveValue('12');
  await field.evaluate(
    (element, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    pngOf(straight(printed)).toString('base64'),
  );
  await expectRead(page, '21 givens');
});

test('a picture without a puzzle, a damaged one and one too large are reported, and nothing is lost', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  const nothing = straight(blankPaper(300, 200, 180));
  await dropPicture(page, pngOf(nothing));
  await expectRead(page, 'No puzzle was found in this picture');
  await dropPicture(page, pngOf(nothing).subarray(0, 60), 'cut.png');
  await expect(dialogOf(page)).toContainText('cut.png cannot be read; it is damaged.');
  await dropPicture(page, Buffer.from('GIF89a and so on'), 'a.png');
  await expect(dialogOf(page)).toContainText('a.png cannot be read; it is damaged.');
  await dropPicture(page, pngOf(nothing, { width: 60_000, height: 60_000 }), 'huge.png');
  await expect(dialogOf(page)).toContainText('huge.png is too large: 60,000 × 60,000 pixels.');
  await dialogOf(page).getByRole('button', { name: 'Type it in' }).click();
  await expect(page.getByRole('dialog', { name: 'New puzzle' })).toBeVisible();
  await app.button('Close').click();
  await expectInkala(app);
});

test.describe('stored on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a picture that another app shares is read, with and without a network', async ({ app, page, context }) => {
    const site = await serveStatic(dist, '/some/folder/');
    // As a system does: a request in the form of a submitted form, which the service worker answers.
    const share = async (): Promise<void> => {
      await page.goto('about:blank');
      await page.setContent(
        `<form method="post" enctype="multipart/form-data" action="${site.url}">
          <input name="title" value="Puzzle of the day" /><input name="files" type="file" multiple /><button>Share</button>
        </form>`,
      );
      const file = { name: 'shared.png', mimeType: 'image/png', buffer: pngOf(straight(printed)) };
      await page.locator('[type=file]').setInputFiles([file, { ...file, name: 'next.png' }]);
      await app.button('Share').click();
      await expectRead(page, '9×9, 21 givens');
      await expect(dialogOf(page)).toContainText('Not opened yet: next.png.');
      expect(new URL(page.url()).search).toBe('');
    };
    try {
      await app.open(site.url);
      await expect(page.getByText('Ready offline')).toBeVisible();
      await share();
    } finally {
      await site.close();
    }
    await context.setOffline(true);
    await share();
    await app.button('Use it').click();
    await expectInkala(app);
  });
});

test('the dialog has nothing that axe-core finds serious', async ({ app, page }) => {
  await app.open();
  for (const [picture, words] of [
    [photo(), '9×9, 21 givens'],
    [pngOf(straight(blankPaper(300, 200))), 'No puzzle was found'],
  ] as const) {
    await dropPicture(page, picture);
    await expectRead(page, words);
    await expectAccessible(page, words);
  }
});
