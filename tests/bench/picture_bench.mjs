// The reading of puzzles from pictures: drawn ones (drawn_pictures.mjs), or photographs with labels beside them
// (tools/photographs.mjs), which are not in this repository. Prints a row each: the number of grids found, and of those
// read without an error, or with a single one; the number of cells that are right, wrong without a doubt mark, or marked;
// the number of printed ones read right and as givens, not as filled in; and the processor's time: median, most, and most
// in a new thread, which compiles the reader first, or has had time to do so.
// Usage, after npm run build:wasm:
//        node tests/bench/picture_bench.mjs [PICTURES of each kind]
//        node tests/bench/picture_bench.mjs --photos FOLDER_OR_LIST...
// DEBUG=1 names the pictures that are not read right.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, createServer } from 'vite';
import { labelledPictures, openDecoder } from '../../tools/photographs.mjs';
import { loadInNode } from '../wasm/in_node.mjs';
import { drawnJigsaws, drawnPictures } from './drawn_pictures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
  logLevel: 'error',
});
const paper = await server.ssrLoadModule('/tests/web/pictures/paper.ts');
const camera = await server.ssrLoadModule('/tests/web/pictures/camera.ts');
const jigsaws = await server.ssrLoadModule('/tests/web/pictures/jigsaw.ts');
await server.close();

const folder = mkdtempSync(join(tmpdir(), 'picture_bench_'));
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: 'tests/bench/picture_reader.ts',
    outDir: folder,
    rollupOptions: { output: { entryFileNames: 'reader.mjs' } },
  },
});
const reader = pathToFileURL(join(folder, 'reader.mjs')).href;
const { judgeBy, readGridIn } = await import(reader);

const judge = judgeBy(await loadInNode('sudoscope_quick'));

const percent = (part, whole) => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`;

/** The result of one picture. A grid is found if its size and regions are right; the rest counts cells. */
function resultOf({ name, values, givens = values, regions, pixels }) {
  // New threads measure the time to compile the reader.
  readGridIn(pixels, judge);
  const before = process.cpuUsage();
  const reading = readGridIn(pixels, judge);
  const { user, system } = process.cpuUsage(before);
  const result = { cells: values.length, found: false, wrong: [], unmarked: 0, marked: 0, ms: (user + system) / 1000 };
  result.printed = givens.filter(Boolean).length;
  result.given = 0;
  if (reading?.values.length === values.length && String(reading.regions ?? '') === String(regions ?? '')) {
    result.found = true;
    result.marked = reading.doubtful.reduce((sum, doubt) => sum + doubt, 0);
    values.forEach((value, cell) => {
      if (givens[cell] && reading.values[cell] === value && !reading.filledIn[cell]) result.given += 1;
      if (reading.values[cell] === value) return;
      if (!reading.doubtful[cell]) result.unmarked += 1;
      result.wrong.push(`${value} as ${reading.values[cell]}${reading.doubtful[cell] ? '?' : ''} in cell ${cell}`);
    });
  }
  result.pixels = pixels;
  const isRight = result.found && result.wrong.length === 0;
  if (process.env.DEBUG && !isRight) console.log(`${name}: ${result.found ? result.wrong.join(', ') : 'not found'}`);
  return result;
}

/** The slowest pictures are read again in new threads, so many of each row; the pixels of others are not kept. */
const again = 5;

const slowestOf = (results) => results.filter(({ pixels }) => pixels).sort((a, b) => b.ms - a.ms);

function keepSlowest(results) {
  for (const result of slowestOf(results).slice(again)) result.pixels = null;
}

async function firstReading(pixels, isReady) {
  const worker = new Worker(new URL('first_reading.mjs', import.meta.url), {
    workerData: { reader, pixels, isReady },
  });
  const [ms] = await once(worker, 'message');
  await worker.terminate();
  return ms;
}

async function printRow(name, results) {
  const found = results.filter((result) => result.found);
  const sum = (key) => found.reduce((total, result) => total + result[key], 0);
  const wrong = found.reduce((total, result) => total + result.wrong.length, 0);
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const slowest = slowestOf(results).slice(0, again);
  const firsts = [0, 0];
  for (const { pixels } of slowest) {
    for (const isReady of [0, 1])
      firsts[isReady] = Math.max(firsts[isReady], await firstReading(pixels, isReady === 1));
  }
  const columns = [
    name,
    results.length,
    percent(found.length, results.length),
    ...[0, 1].map((most) => percent(found.filter((result) => result.wrong.length <= most).length, results.length)),
    percent(sum('cells') - wrong, sum('cells')),
    `${sum('unmarked')} of ${sum('cells')}`,
    (sum('marked') / Math.max(found.length, 1)).toFixed(2),
    percent(
      sum('given'),
      results.reduce((total, result) => total + result.printed, 0),
    ),
    `${Math.round(times[times.length >> 1])} ms`,
    `${Math.round(times.at(-1))} ms`,
    ...firsts.map((first) => `${Math.round(first)} ms`),
  ];
  console.log(`| ${columns.join(' | ')} |`);
}

console.log(
  '| pictures | | found | without an error | with one at most | cells right | wrong, not marked | marked a grid | printed | time | most | in a new thread | in one that was ready |',
);
console.log(`|${' --- |'.repeat(13)}`);
if (process.argv[2] === '--photos') {
  const decoder = await openDecoder();
  const results = new Map();
  for (const source of process.argv.slice(3)) {
    const pictures = labelledPictures(source);
    const here = [];
    for (const picture of pictures) {
      if (results.has(picture.file)) continue;
      const result = resultOf({ ...picture, pixels: await decoder.decode(picture.file) });
      results.set(picture.file, result);
      here.push(result);
      keepSlowest(here);
    }
    await printRow(
      source,
      pictures.map(({ file }) => results.get(file)),
    );
  }
  await printRow('all of these', [...results.values()]);
  await decoder.close();
} else {
  const count = Number(process.argv[2] ?? 100);
  const rows = ['mild', 'medium', 'hard', 'large'].map((kind) => [kind, drawnPictures(kind, count, paper, camera)]);
  for (const [kind, pictures] of [...rows, ['jigsaw', drawnJigsaws(count, paper, jigsaws, camera)]]) {
    const results = [];
    for (const picture of pictures) {
      results.push(resultOf(picture));
      keepSlowest(results);
    }
    await printRow(kind, results);
  }
}
rmSync(folder, { recursive: true });
