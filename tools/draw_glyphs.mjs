// Draws the characters of the reader of pictures (web/image/network.ts) in each font of a folder, for
// training and for tests. Fonts are .ttf, .otf or .woff2; each of several files of a variable font becomes a
// font of its own. Writes gzipped JSON: [{ name, glyphs: { character: { width, height, rows } } }], rows in
// base64, a byte a pixel, 255 = ink, 48 pixels to an em. Usage: node tools/draw_glyphs.mjs OUTPUT FONT...
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from './find_chromium.mjs';

const [output, ...files] = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: node tools/draw_glyphs.mjs OUTPUT FONT...');
  process.exit(2);
}
const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg*+'];

/** Runs in the page. */
async function draw({ font, characters }) {
  const face = new FontFace('drawn', `url(data:font/any;base64,${font})`);
  document.fonts.add(await face.load());
  const size = 48;
  const canvas = new OffscreenCanvas(3 * size, 3 * size);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.font = `${size}px drawn`;
  const glyphs = {};
  for (const character of characters) {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(character, size, 2 * size);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let [left, right, top, bottom] = [canvas.width, 0, canvas.height, 0];
    for (let at = 3; at < data.length; at += 4) {
      if (!data[at]) continue;
      const [x, y] = [(at >> 2) % canvas.width, Math.floor((at >> 2) / canvas.width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    const [width, height] = [right - left + 1, bottom - top + 1];
    let rows = '';
    for (let y = top; y <= bottom; ++y) {
      for (let x = left; x <= right; ++x) rows += String.fromCharCode(data[4 * (y * canvas.width + x) + 3]);
    }
    glyphs[character] = { width, height, rows: btoa(rows) };
  }
  document.fonts.delete(face);
  return glyphs;
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage();
  const fonts = [];
  for (const file of files) {
    const font = readFileSync(file).toString('base64');
    fonts.push({ name: basename(file), glyphs: await page.evaluate(draw, { font, characters }) });
  }
  writeFileSync(output, gzipSync(JSON.stringify(fonts), { level: 9 }));
  console.log(`${fonts.length} fonts`);
} finally {
  await browser.close();
}
