// The ways out: a link of the wished size, a code that another program reads, text, pictures, paper.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { expectAccessible } from './axe';
import { expect, inkala, test, type Sudoscope } from './sudoscope';

async function openInkala(app: Sudoscope): Promise<void> {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
}

/** The pixels of a picture, four bytes each, as a browser decodes them. */
async function pixelsOf(page: Page, png: Buffer): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  const { bytes, width, height } = await page.evaluate(async (base64) => {
    const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([raw], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { bytes: btoa(text), width: bitmap.width, height: bitmap.height };
  }, png.toString('base64'));
  return { data: new Uint8ClampedArray(Buffer.from(bytes, 'base64')), width, height };
}

async function download(app: Sudoscope, button: string): Promise<{ name: string; content: Buffer }> {
  const waiting = app.page.waitForEvent('download');
  await app.button(button).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a link holds the puzzle, entries and notes with it, or the run, as wished', async ({ app, page }) => {
  await openInkala(app);
  await app.cell(1, 2).click();
  await page.keyboard.press('1');
  await app.cell(1, 3).click();
  await page.keyboard.press('Shift+Digit2');
  await app.watch('Dancing links');
  await app.button(/^Next guess/).click();
  await expect(app.sentence).toContainText(/Guess/);
  const position = await app.position();
  await app.share('Link');
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(new RegExp(`\\.e.*\\.n.*\\.rdancing-links_\\d+_${position}_.*\\.w\\.`));
  await page.getByText('With entries', { exact: true }).click();
  // The time played is in it, from one second on.
  await expect(link).toHaveValue(/#[26]\.3x3\.\d{81}\.e01\d+\.n[\w-]+(\.t\d+)?\.[\w-]{4}$/);
  await page.getByText('Puzzle', { exact: true }).click();
  await expect(link).toHaveValue(/#1\.3x3\.\d{81}\.[\w-]{4}$/);
  await app.button('Copy the link').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await link.inputValue());
});

test('the QR code is read by a scanner, and opens the puzzle', async ({ app, page }) => {
  await openInkala(app);
  await app.share('Link');
  const code = page.getByRole('img', { name: 'The link as a QR code' });
  const { data, width, height } = await pixelsOf(page, await code.screenshot());
  const link = jsQR(data, width, height)?.data ?? '';
  expect(link).toBe(await page.getByRole('textbox', { name: 'Link' }).inputValue());
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other.getByRole('gridcell', { name: 'row 1, column 1, given 8' })).toBeAttached();
});

test('a link too long for a code is reported', async ({ app, page }) => {
  await app.open();
  const grids = await readFile(new URL('../../data/uniq25.txt', import.meta.url), 'utf8');
  await app.paste(grids.split('\n').find((line) => line.length >= 625)!);
  await expect(app.board).toHaveAttribute('aria-rowcount', '25');
  await app.share('Link');
  await expect(page.getByText(/characters, which makes a dense code/)).toBeVisible();
});

test('the system shares the link where it can', async ({ app, page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { canShare: () => true, share: (data: ShareData) => Promise.resolve(shared.push(data)) });
    Object.assign(window, { shared });
  });
  await openInkala(app);
  await app.share('Link');
  await app.button('Share…').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
    { title: 'Sudoscope', url: link },
  ]);
});

test('text is copied and saved', { tag: '@smoke' }, async ({ app, page }) => {
  await openInkala(app);
  await app.share('Text');
  await page.getByLabel('Format').selectOption({ label: 'One line' });
  await app.button('Copy the text').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inkala);
  const { name, content } = await download(app, 'Save as a file');
  expect([name, content.toString()]).toEqual(['sudoku-9x9.txt', inkala]);
});

test('a PNG shows the grid: dark borders, white ground, a digit where a given stands', async ({ app, page }) => {
  await openInkala(app);
  await page.emulateMedia({ colorScheme: 'dark' });
  await app.share('Picture');
  const { name, content } = await download(app, 'Save PNG');
  expect(name).toBe('sudoku-9x9.png');
  const { data, width } = await pixelsOf(page, content);
  expect(width).toBeGreaterThanOrEqual(1200);
  const unit = width / (9 * 60 + 6);
  /** The darkest shade in a square about a place, in units. */
  const darkest = (x: number, y: number, reach: number): number => {
    let found = 255;
    for (let dy = -reach; dy <= reach; dy += 0.5) {
      for (let dx = -reach; dx <= reach; dx += 0.5) {
        found = Math.min(found, data[4 * (Math.round((y + dy) * unit) * width + Math.round((x + dx) * unit)) + 1]!);
      }
    }
    return found;
  };
  const middle = (index: number): number => 3 + 60 * (index + 0.5);
  [...inkala].forEach((digit, cell) => {
    const shade = darkest(middle(cell % 9), middle(Math.floor(cell / 9)), 20);
    if (digit === '.') expect(shade, `cell ${cell}`).toBe(255);
    else expect(shade, `cell ${cell}`).toBeLessThan(60);
  });
  expect(darkest(3 + 3 * 60, middle(0), 2)).toBeLessThan(60);
  expect(darkest(3 + 60, middle(0), 2)).toBeGreaterThan(150);
});

test('an SVG shows candidates and coordinates where they are wished, and the picture is copied', async ({
  app,
  page,
}) => {
  await openInkala(app);
  await app.share('Picture');
  await page.getByLabel('Coordinates').check();
  await page.getByText('All', { exact: true }).click();
  const { name, content } = await download(app, 'Save SVG');
  expect(name).toBe('sudoku-9x9.svg');
  const counted = await page.evaluate((text) => {
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
    return { texts: svg.querySelectorAll('text').length, title: svg.querySelector('title')?.textContent };
  }, content.toString());
  expect(counted.title).toBe('Sudoku 9×9, 21 givens');
  expect(counted.texts).toBeGreaterThan(21 + 18 + 200);
  await app.button('Copy the picture').click();
  await expect(page.getByText('Copied')).toBeVisible();
  const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]!.types);
  expect(types).toContain('image/png');
});

/** The browser's own dialog stays shut. */
const countPrintings = (): void => {
  const counted = window as unknown as { printings: number };
  counted.printings = 0;
  window.print = () => void (counted.printings += 1);
};

/** The printed sheet, once it is requested. */
async function print(app: Sudoscope): Promise<void> {
  await app.page.evaluate(countPrintings);
  await app.button('Print…').click();
  await expect.poll(() => app.page.evaluate(() => (window as unknown as { printings: number }).printings)).toBe(1);
  await app.page.emulateMedia({ media: 'print' });
}

/** Number of pages that it takes; then the sheet is gone, and the screen as before. */
async function pagesPrinted({ page }: Sudoscope, format: 'A4' | 'A5' | 'Letter', landscape = false): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format, landscape });
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('figure')).toHaveCount(0);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
}

test('the command of the browser prints the puzzle of Play, but neither another tab nor a paused puzzle', async ({
  app,
  page,
}) => {
  await openInkala(app);
  const figures = page.getByRole('figure');
  const command = async (): Promise<number> => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const count = await page.locator('figure').count();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    return count;
  };
  await expect.poll(command).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(figures).toContainText('Sudoku: 9×9, 21 givens');
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await pagesPrinted(app, 'A4')).toBe(1);
  await app.button('Pause').first().click();
  expect(await command()).toBe(0);
  await app.showTab('Logic');
  expect(await command()).toBe(0);
});

test('the puzzle is printed large, its solution on a page of its own, and the page itself stays off', async ({
  app,
  page,
}) => {
  await openInkala(app);
  await app.share('Print');
  await page.getByLabel('Solutions').check();
  await print(app);
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(2);
  await expect(figures.first()).toContainText('Sudoku: 9×9, 21 givens');
  await expect(figures.last().locator('svg text')).toHaveCount(81);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  const { width } = (await figures.first().locator('svg').boundingBox())!;
  expect(width).toBeCloseTo((180 / 25.4) * 96, 0);
  expect(await pagesPrinted(app, 'A4')).toBe(2);
  await expect(page.getByRole('dialog')).toBeVisible();
  await print(app);
  expect(await pagesPrinted(app, 'Letter')).toBe(2);
});

test('a puzzle takes one page of any paper, upright or on its side', async ({ app, page }) => {
  await openInkala(app);
  await app.share('Print');
  for (const format of ['A4', 'A5', 'Letter'] as const) {
    for (const landscape of [false, true]) {
      await print(app);
      expect(await pagesPrinted(app, format, landscape), `${format}, ${landscape ? 'on its side' : 'upright'}`).toBe(1);
      await expect(page.getByRole('dialog')).toBeVisible();
    }
  }
});

test('a collection is printed several a page, as many as it shows', async ({ app, page }) => {
  await app.open();
  const lines = [...Array.from({ length: 7 }, () => inkala), `55${'.'.repeat(79)}`, 'no puzzle'];
  await app.paste(lines.join('\n'));
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await app.button('Share').click();
  await expect(page.getByText('The list shows 9 puzzles.')).toBeVisible();
  await page.getByLabel('Solutions').check();
  for (const [perPage, pages] of [
    ['12', 2],
    ['6', 4],
    ['4', 4],
    ['2', 8],
  ] as const) {
    await page.getByRole('group', { name: 'Puzzles per page' }).getByText(perPage, { exact: true }).click();
    for (const format of ['A4', 'Letter'] as const) {
      await print(app);
      await expect(page.getByRole('figure')).toHaveCount(8 + 7);
      expect(await pagesPrinted(app, format), `${perPage} on ${format}`).toBe(pages);
      await expect(page.getByText('Without a solution: Line 8.')).toBeVisible();
    }
  }
});

test('clues of several kinds are printed with all rules above them, grids of one size, and a page each six', async ({
  app,
  page,
}) => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const killer = { size: 4, grid, killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }] };
  const sandwich = { size: 4, grid, sandwichsum: [{ cell: 'R1C0', value: '5' }] };
  const lines = [
    killer,
    sandwich,
    killer,
    sandwich,
    { ...killer, title: 'Own', ruleset: 'By heart.' },
    sandwich,
    killer,
  ];
  await app.open();
  await app.paste(lines.map((line) => JSON.stringify(line)).join('\n'));
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await app.button('Share').click();
  await print(app);
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(7);
  await expect(figures.first()).toContainText('Line 1: 4×4 with killer cages');
  await expect(figures.nth(4)).toContainText('Line 5 · Own: 4×4 with killer cages');
  await expect(figures.nth(4)).toContainText('By heart.');
  const rules = page.getByText(/Digits in a cage do not repeat .*\nA sandwich clue is the sum/);
  await expect(rules).toHaveCount(2);
  const widths = await figures.locator('svg').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(new Set(widths.map(Math.round)).size).toBe(1);
  expect(await pagesPrinted(app, 'A4')).toBe(2);
});

test('axe finds nothing serious in any part of the dialog', async ({ app, page }) => {
  await openInkala(app);
  await app.button('Share').click();
  for (const part of ['Link', 'Text', 'Picture', 'Print']) {
    await page.getByRole('tab', { name: part, exact: true }).click();
    await expectAccessible(page, part);
  }
});
