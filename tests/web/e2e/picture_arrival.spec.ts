// Pictures on arrival: of many kinds and names, several at once, over any state of the page, one after the other.
import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { straight } from '../pictures/camera';
import { printed } from '../pictures/newspaper';
import { bmpOf, gifOf, heic, svgOf } from '../pictures/other_kinds';
import { blankPaper } from '../pictures/paper';
import { pngOf } from '../pictures/png';
import { drop, dropPicture } from './dropping';
import { lateAnswers } from './late_answers';
import { expect, inkala, test } from './sudoscope';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Puzzle in a picture' });

async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (given) => {
    const bytes = Uint8Array.from(atob(given), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/webp').split(',')[1]!;
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}

test('a picture of any kind that the browser knows is read, whatever it is called', async ({ app, page }) => {
  await app.open();
  const body = page.locator('body');
  for (const [name, type, content] of [
    ['scan.gif', 'image/gif', gifOf(printed)],
    ['scan', '', bmpOf(printed)],
    ['photo.jpg', 'image/jpeg', await readFile('tests/web/pictures/inkala.avif')],
    ['puzzle.txt', 'text/plain', await webpOf(page, pngOf(straight(printed)))],
    ['drawing', '', svgOf(inkala)],
  ] as const) {
    await drop(body, { files: [{ name, type, content }] });
    await expect(dialogOf(page), name).toContainText('9×9, 21 givens. No cell is in doubt. It has one solution');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a HEIC picture gets advice, whatever it is called', async ({ app, page }) => {
  await app.open();
  for (const name of ['IMG_1.HEIC', 'IMG_1.jpg']) {
    await drop(page.locator('body'), { files: [{ name, content: heic }] });
    await expect(dialogOf(page).getByRole('alert')).toContainText(
      `${name} is a HEIC picture, which this browser cannot open. Take a screenshot of it, or share or export it as JPEG`,
    );
  }
});

test('the reading of a first picture that is done late is never shown with a second', async ({ app, page }) => {
  const answers = await lateAnswers(page, 'picture');
  await app.open();
  const shown = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = (): void => void texts.push(document.querySelector('dialog')?.innerText ?? '');
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  const whatWasShown = async (): Promise<string> => (await shown.jsonValue()).join('\n');
  const first = pngOf(straight(printed));
  const isDamaged = 'second.png cannot be read; it is damaged.';
  const isHeld = async (): Promise<void> => {
    await answers.hold();
    await dropPicture(page, first, 'first.png');
    await answers.areWaiting();
    await expect(dialogOf(page)).toContainText('The picture is being read');
  };

  await isHeld();
  await dropPicture(page, pngOf(straight(blankPaper(300, 200, 180))), 'second.png');
  await answers.areWaiting(2);
  await answers.letGo();
  await expect(dialogOf(page)).toContainText('No puzzle was found in this picture');

  await isHeld();
  await dropPicture(page, first.subarray(0, 60), 'second.png');
  await expect(dialogOf(page)).toContainText(isDamaged);
  await answers.letGo();
  await expect(dialogOf(page)).toContainText(isDamaged);
  expect(await whatWasShown()).not.toContain('givens');

  // A shown message disappears with its picture; the same file is read again.
  for (let time = 0; time < 2; ++time) {
    await dropPicture(page, first, 'first.png');
    await expect(dialogOf(page)).toContainText('21 givens');
  }
  await dropPicture(page, first.subarray(0, 60), 'second.png');
  await expect(dialogOf(page)).toContainText(isDamaged);
  await expect(dialogOf(page).getByRole('img')).toHaveCount(0);
  await expect(app.button('Use it')).toHaveCount(0);
});

test('a picture is opened over whatever is shown, and nothing that was there is lost', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.cell(1, 2).click();
  await page.keyboard.press('1');
  const picture = { files: [{ name: 'IMG_1', content: heic }] };
  const isOpened = async (): Promise<void> => {
    await expect(dialogOf(page).getByRole('alert')).toContainText('IMG_1 is a HEIC picture');
    await expect(dialogOf(page).getByRole('button', { name: 'Type it in' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Puzzle in a picture' })).toHaveCount(0);
  };
  await drop(app.cell(5, 5), picture);
  await isOpened();
  for (const name of ['Logic', 'Watch', 'Lab', 'Play'] as const) {
    await app.showTab(name);
    await drop(page.getByRole('tabpanel', { name }), picture);
    await isOpened();
  }
  await app.showTab('Logic');
  await app.button('Learn techniques').click();
  const lessons = page.getByRole('dialog', { name: 'Techniques' });
  await drop(lessons, picture);
  await isOpened();
  await expect(lessons).toBeVisible();
  await page.keyboard.press('Escape');
  await app.showTab('Play');
  for (const name of ['Share', 'Settings', 'Help']) {
    await app.button(name).click();
    await drop(page.getByRole('dialog').getByRole('heading').first(), picture);
    await isOpened();
  }
  await app.button('New').click();
  await page.getByRole('tab', { name: 'My puzzles' }).click();
  await drop(page.getByRole('dialog'), picture);
  await isOpened();
  await app.button('New').click();
  await page.getByRole('tab', { name: 'Import', exact: true }).click();
  await page.getByLabel('Puzzle as text').fill('12');
  await drop(page.getByLabel('Puzzle as text'), picture);
  await isOpened();
  await app.button('New').click();
  await expect(page.getByLabel('Puzzle as text')).toHaveValue('12');
  await page.keyboard.press('Escape');
  await app.button('Pause').click();
  await drop(app.button('Resume').first(), picture);
  await isOpened();
  await app.button('Resume').first().click();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
});

test('several files: the first picture is opened, and the others are offered', async ({ app, page }) => {
  await app.open();
  const png = pngOf(straight(printed));
  const file = (name: string, content: Buffer | string) => ({ name, content });
  const files = [file('one.sdk', '1...............'), file('a.png', png), file('b.heic', heic)];
  await drop(page.locator('body'), { files });
  await expect(dialogOf(page)).toContainText('Not opened yet: one.sdk and b.heic.');
  await expect(dialogOf(page)).toContainText('21 givens');
  await app.button('Use it').click();
  await expect.poll(() => app.digits()).toBe(inkala);
  await app.button('Open the next').click();
  await expect(dialogOf(page)).toContainText('b.heic is a HEIC picture');
  await expect(dialogOf(page)).toContainText('Not opened yet: one.sdk.');
  await app.button('Open the next').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await expect(app.button('Open the next')).toHaveCount(0);
});

test('a text that is dragged to a field goes into it, and a file is opened', async ({ app, page, context }, info) => {
  await app.open();
  const browser = await context.newCDPSession(page);
  await app.button('New').click();
  await page.getByRole('tab', { name: 'Import', exact: true }).click();
  const field = page.getByLabel('Puzzle as text');
  const { x, y } = (await field.boundingBox())!;
  const drag = async (brought: { items?: { mimeType: string; data: string }[]; files?: string[] }) => {
    const data = { items: [], dragOperationsMask: 1, ...brought };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
    }
  };
  await drag({ items: [{ mimeType: 'text/plain', data: '12' }] });
  await expect(field).toHaveValue('12');
  const path = info.outputPath('IMG_1');
  await writeFile(path, heic);
  await drag({ files: [path] });
  await expect(dialogOf(page)).toContainText('IMG_1 is a HEIC picture');
});

test('a file that cannot be opened is reported in sight, and leaves the dialog as it was', async ({ app, page }) => {
  await app.open();
  await app.button('New').click();
  await page.getByRole('tab', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New puzzle' });
  const field = page.getByLabel('Puzzle as text');
  await field.fill('12');
  const html = '<img src="https://elsewhere.example/sudoku">';
  const address = 'https://elsewhere.example/sudoku';
  for (const [dropped, words] of [
    [{ data: { 'text/uri-list': address, 'text/html': html } }, 'That picture is on another page'],
    [{ files: [{ name: 'empty.png', type: 'image/png', content: '' }] }, 'empty.png is empty.'],
    [{ files: [{ name: 'puzzles.wasm', content: '\0asm' }] }, 'puzzles.wasm is a solver: open it in the Lab.'],
  ] as const) {
    await drop(field, dropped);
    await expect(dialog.getByRole('alert')).toContainText(words);
  }
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue('12');
});

test('cells of a spreadsheet are read as the text that they are, though a picture of them comes as well', async ({
  app,
  page,
}) => {
  await app.open();
  const data = {
    'text/plain': inkala
      .match(/.{9}/g)!
      .map((row) => [...row].join('\t'))
      .join('\n'),
  };
  await drop(page.locator('body'), { data, files: [{ name: 'image.png', type: 'image/png', content: heic }] });
  await expect.poll(() => app.digits()).toBe(inkala);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
