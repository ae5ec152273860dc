// The reading of a picture has room on any window. A worker that reads nothing reports it.
import type { Page } from '@playwright/test';
import { straight } from '../pictures/camera';
import { printed } from '../pictures/newspaper';
import { pngOf } from '../pictures/png';
import { dropPicture } from './dropping';
import { expect, inkala, test, type Sudoscope } from './sudoscope';

const large = `
  const none = new Uint8Array(256);
  const flat = { width: 90, height: 90, data: new Uint8Array(8100).fill(255) };
  const corners = [{ x: 0, y: 0 }, { x: 90, y: 0 }, { x: 90, y: 90 }, { x: 0, y: 90 }];
  const symbols = Array.from({ length: 16 }, (_, digit) => String(digit + 1));
  const reading = {
    kind: 'grid', flat, margin: 0, corners, outlines: [corners], which: 0, boxHeight: 4, boxWidth: 4,
    symbols, hasDiagonals: false, regions: null, values: none, alone: none, doubtful: none, filledIn: none, looksFilledIn: none,
  };`;
const text = `const reading = { kind: 'text', text: '${inkala.match(/.{9}/g)!.join('\\n')}', doubts: 0 };`;

async function show(app: Sudoscope, page: Page, reading: string): Promise<void> {
  const body = `${reading} self.onmessage = () => self.postMessage(reading);`;
  await page.route('**/picture_worker-*', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await app.open();
  await dropPicture(page, pngOf(straight(printed)));
}

const phoneOnItsSide = { width: 568, height: 320 };

test('all columns of a large grid are in sight on a wide window, and its picture is large on a low one', async ({
  app,
  page,
}) => {
  await show(app, page, large);
  const table = page.getByRole('table', { name: 'What was read' });
  await expect(table).toBeVisible();
  expect(await table.evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth)).toBe(0);
  await page.setViewportSize(phoneOnItsSide);
  const picture = page.getByRole('img', { name: 'The grid in the picture' });
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThanOrEqual(200);
});

test('several lines of a text are in its field on a low window', async ({ app, page }) => {
  await page.setViewportSize(phoneOnItsSide);
  await show(app, page, text);
  const field = page.getByRole('textbox', { name: 'The text in the picture' });
  await expect.poll(async () => (await field.boundingBox())!.height).toBeGreaterThan(120);
  await expect(page.getByRole('dialog')).toContainText('9×9, 21 givens');
});
