// Photographs of printed puzzles with labels beside them: for NAME.jpg a NAME.dat whose last nine
// lines are the rows, nine digits each, 0 = blank, as in github.com/wichtounet/sudoku_dataset; if
// handwriting fills them, the labels of the printed digits are those of the same name in a folder
// `images` or `wip` beside theirs. They are decoded like in the page.
import { chromium } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { findChromium } from './find_chromium.mjs';

const labelsOf = (picture) => picture.replace(/\.\w+$/, '.dat');

/** The digits row by row; null if the file has none. */
function readLabels(file) {
  const rows = readFileSync(file, 'utf8').trim().split(/\r?\n/).slice(-9);
  const digits = rows.map((row) => row.replace(/\s/g, ''));
  return digits.length === 9 && digits.every((row) => /^\d{9}$/.test(row))
    ? Uint8Array.from(digits.join(''), Number)
    : null;
}

/** The printed digits, if the labels of all of them are known. */
function printedOf(picture, values) {
  const [folder, name] = [dirname(dirname(picture)), basename(labelsOf(picture))];
  const files = ['images', 'wip'].map((other) => join(folder, other, name)).filter(existsSync);
  const givens = files.map(readLabels).find((labels) => labels?.every((digit, at) => !digit || digit === values[at]));
  return givens ?? values;
}

/**
 * The labelled pictures, with their printed digits, of a source: a folder,
 * or a list of files, a line each, relative to its folder or the one above.
 */
export function labelledPictures(source) {
  const files = statSync(source).isDirectory()
    ? readdirSync(source).map((name) => join(source, name))
    : readFileSync(source, 'utf8')
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => [dirname(source), dirname(dirname(resolve(source)))].map((folder) => join(folder, name)))
        .map((places) => places.find(existsSync) ?? places[0]);
  return files
    .filter((file) => /\.(jpe?g|png|webp)$/i.test(file) && existsSync(file) && existsSync(labelsOf(file)))
    .map((file) => ({ file: resolve(file), name: basename(file), values: readLabels(labelsOf(file)) }))
    .filter(({ values }) => values)
    .map((picture) => ({ ...picture, givens: printedOf(picture.file, picture.values) }));
}

/** Decodes pictures in a browser by the page's own code; must be closed. */
export async function openDecoder() {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  const server = await createServer({ configFile, server: { port: 0, ws: false }, logLevel: 'error' });
  await server.listen();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const page = await browser.newPage();
  // Any page of this origin can import the modules.
  await page.goto(new URL('icons/icon_192.png', server.resolvedUrls.local[0]).href);
  return {
    /** The pixels of a file, in the form for the reader of pictures. */
    async decode(file) {
      const { width, height, base64 } = await page.evaluate(
        async ({ base64, name }) => {
          const { decodePicture } = await import('/features/pictures/decode.ts');
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const { width, height, data } = await decodePicture(new Blob([bytes]), name);
          const reader = new FileReader();
          const done = new Promise((resolve) => (reader.onload = resolve));
          reader.readAsDataURL(new Blob([data]));
          await done;
          return { width, height, base64: reader.result.slice(reader.result.indexOf(',') + 1) };
        },
        { base64: readFileSync(file).toString('base64'), name: basename(file) },
      );
      return { width, height, data: new Uint8Array(Buffer.from(base64, 'base64')) };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
