// The live camera in Chromium, with drawn recordings in place of a camera: a puzzle that is moved, turned
// and tilted for two seconds, then held in a trembling hand. Prints a row for each kind: the frame rate
// of the overlay, moved and held; the time from the first held frame to the first digit of the solution;
// and the distance of the overlay's corners from those of the grid in the same frame. A strip of squares
// in each frame encodes its number. Usage, after npm run build: node tests/bench/camera_bench.mjs
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer, preview } from 'vite';
import { findChromium } from '../../tools/find_chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = await createServer({
  root,
  configFile: false,
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
  logLevel: 'error',
});
const video = await modules.ssrLoadModule('/tests/web/pictures/video.ts');
const { printedPuzzle } = await modules.ssrLoadModule('/tests/web/pictures/newspaper.ts');
const { fill, makeRandom } = await modules.ssrLoadModule('/tests/web/pictures/paper.ts');
const { gentle } = await modules.ssrLoadModule('/tests/web/puzzles.ts');
await modules.close();

const perSecond = 30;
const nothing = 10;
const moved = 60;
const held = 80;
/** Squares of the strip: the bits of a frame's number. */
const bits = 8;
const square = 12;

/** Paper held by a hand: `amount` 1 = moved about, 0 = held as still as possible. */
function poseAt(frame, amount, { height }, random) {
  const time = frame / perSecond;
  const tremble = () => random.between(-0.001, 0.001) * height;
  return {
    turn: 0.12 * amount * Math.sin(3 * time),
    right: 0.05 + 0.05 * amount * Math.sin(4 * time),
    down: 0.06 + 0.05 * amount * Math.cos(2.5 * time),
    x: 0.08 * height * amount * Math.sin(5 * time) + tremble(),
    y: 0.05 * height * amount * Math.sin(3.5 * time) + tremble(),
    half: 0.56,
  };
}

/** The scenes of a recording, and the corners of the grid in each of them, null if there is none. */
function recordingOf({ size, blur, noise }, random) {
  const paper = printedPuzzle(gentle);
  const scenes = [];
  const truth = [];
  for (let frame = 0; frame < nothing + moved + held; ++frame) {
    const left = nothing + moved - frame;
    const amount = Math.max(0, Math.min(1, left / 15));
    const corners = video.posed(size, poseAt(frame, amount, size, random));
    const isSeen = frame >= nothing;
    const mark = (picture) => {
      for (let bit = 0; bit < bits; ++bit) {
        fill(picture, bit * square, 0, (bit + 1) * square, square, (frame >> bit) & 1 ? 255 : 0);
      }
    };
    scenes.push({ paper: isSeen ? paper : null, corners, blur: amount > 0 ? blur + 1 : blur, noise, mark });
    truth.push(isSeen ? video.gridCorners(corners, 9) : null);
  }
  return { scenes, truth };
}

/** Runs in the page: notes the number of each frame drawn on the overlay, and the corners of its outline. */
function noteDrawn({ bits, square }) {
  const drawn = (window.drawn = []);
  const strip = new OffscreenCanvas(bits * square, square).getContext('2d', { willReadFrequently: true });
  const own = CanvasRenderingContext2D.prototype;
  const { drawImage, lineTo, fillText } = own;
  own.drawImage = function (frame, ...where) {
    drawImage.call(this, frame, ...where);
    strip.drawImage(frame, 0, 0);
    const { data } = strip.getImageData(0, 0, bits * square, square);
    let number = 0;
    for (let bit = 0; bit < bits; ++bit) {
      const middle = 4 * ((square >> 1) * bits * square + bit * square + (square >> 1));
      if (data[middle] > 128) number |= 1 << bit;
    }
    drawn.push({ number, at: performance.now(), outline: [], digits: 0 });
  };
  own.lineTo = function (x, y) {
    lineTo.call(this, x, y);
    drawn.at(-1)?.outline.push({ x, y });
  };
  own.fillText = function (...what) {
    fillText.apply(this, what);
    if (drawn.length > 0) drawn.at(-1).digits += 1;
  };
}

const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? NaN;

/** Frames drawn a second, for a part of the recording, each time it was played. */
function rateOf(drawn, isOf) {
  const gaps = drawn.slice(1).flatMap((each, at) => (isOf(each) && isOf(drawn[at]) ? [each.at - drawn[at].at] : []));
  return 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
}

async function run(kind, url, path) {
  const random = makeRandom(5);
  const { scenes, truth } = recordingOf(kind, random);
  video.writeVideo(path, scenes, kind.size, perSecond, random);
  const args = [
    '--no-sandbox',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const page = await browser.newPage();
  await page.addInitScript(noteDrawn, { bits, square });
  await page.goto(url);
  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('tab', { name: 'Bring in' }).click();
  await page.getByRole('button', { name: 'Camera' }).click();
  await page.waitForFunction(() => window.drawn.some(({ digits }) => digits > 0), null, { timeout: 60_000 });
  // Played twice more, with the solution in it.
  await page.waitForTimeout((2 * 1000 * scenes.length) / perSecond);
  const drawn = (await page.evaluate(() => window.drawn)).filter(({ number }) => truth[number]);
  await browser.close();

  const isHeld = ({ number }) => number >= nothing + moved;
  const firstDigit = drawn.find(({ digits }) => digits > 0);
  const before = drawn.filter((each) => each.at <= firstDigit.at);
  // The last time before that it came to rest.
  const still = before.findLast((each, at) => isHeld(each) && !isHeld(before[at - 1] ?? { number: 0 }));
  const distances = drawn.flatMap(({ number, outline }) =>
    [0, 9, 18, 27].map((at, corner) => {
      const [seen, real] = [outline[at], truth[number][corner]];
      return Math.hypot(seen.x - real.x, seen.y - real.y);
    }),
  );
  const corners = truth.at(-1);
  const cell = Math.hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y) / 9;
  const pixels = (share) =>
    `${quantile(distances, share).toFixed(2)} px, ${(quantile(distances, share) / cell).toFixed(3)}`;
  const columns = [
    kind.name,
    rateOf(drawn, (each) => !isHeld(each)).toFixed(1),
    rateOf(drawn, isHeld).toFixed(1),
    still ? `${Math.round(firstDigit.at - still.at)} ms` : 'while moved',
    pixels(0.5),
    pixels(0.95),
    pixels(1),
  ];
  console.log(`| ${columns.join(' | ')} |`);
}

const small = { width: 640, height: 480 };
const large = { width: 1280, height: 720 };
const kinds = [
  { name: '640 x 480, sharp', size: small, blur: 0, noise: 2 },
  { name: '640 x 480, blurred, noisy', size: small, blur: 2, noise: 10 },
  { name: '1280 x 720, sharp', size: large, blur: 0, noise: 2 },
  { name: '1280 x 720, blurred, noisy', size: large, blur: 3, noise: 10 },
];
const folder = mkdtempSync(join(tmpdir(), 'camera '));
const server = await preview({
  root,
  configFile: join(root, 'vite.config.ts'),
  preview: { port: 0, host: '127.0.0.1' },
});
console.log(
  '| recording | frames a second, moved | held | from still to solution | distance of corners, median | 95 % | most |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
try {
  for (const kind of kinds) await run(kind, server.resolvedUrls.local[0], join(folder, 'camera.y4m'));
} finally {
  await server.close();
  rmSync(folder, { recursive: true });
}
