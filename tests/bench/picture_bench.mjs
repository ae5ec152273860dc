// How well puzzles are read from pictures: photos of printed grids in fonts that the classifier has not seen, made by
// tests/web/pictures, in mild, medium and hard conditions. Prints the share of puzzles read without an error, the share
// of cells that are wrong and not marked as doubtful, that of cells marked, and the processor's time a picture.
// Usage: node tests/bench/picture_bench.mjs [PICTURES of each kind]
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const count = Number(process.argv[2] ?? 100);
const root = fileURLToPath(new URL('../..', import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
  logLevel: 'error',
});
const { fonts, makeRandom, printGrid, randomGivens } = await server.ssrLoadModule('/tests/web/pictures/paper.ts');
const { photograph, randomShot } = await server.ssrLoadModule('/tests/web/pictures/camera.ts');
const { readGridIn } = await server.ssrLoadModule('/web/image/read_grid.ts');
await server.close();

const shapes = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 3],
  [3, 3],
  [3, 3],
  [3, 3],
  [4, 4],
];
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const percent = (part, whole) => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`;

for (const difficulty of ['mild', 'medium', 'hard']) {
  const random = makeRandom(7);
  let [right, unmarked, marked, cells, lost, clean] = [0, 0, 0, 0, 0, 0];
  const times = [];
  const misread = {};
  for (let picture = 0; picture < count; ++picture) {
    const [boxHeight, boxWidth] = shapes[random.below(shapes.length)];
    const side = boxHeight * boxWidth;
    const values = randomGivens(boxHeight, boxWidth, random.between(0.25, 0.5), random);
    const font = fonts[random.below(fonts.length)];
    const withCandidates = side === 9 && random.next() < 0.3;
    const letters = side === 16 && random.next() < 0.5;
    const paper = printGrid({
      font,
      boxHeight,
      boxWidth,
      values,
      cell: Math.round(1000 / (side + 4)),
      thin: random.between(0.015, 0.04),
      thick: random.between(0.05, 0.09),
      thinShade: random.between(0, 150),
      inkShade: random.between(0, 70),
      size: random.between(0.6, 0.95),
      ...(letters ? { alphabet: [...'123456789ABCDEFG'] } : {}),
      candidates: (cell) =>
        withCandidates && cell % 3 !== 0 ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((v) => (v * 7 + cell * 5) % 4 === 0) : [],
    });
    const pixels = photograph(paper, randomShot(difficulty, random), random);
    const before = process.cpuUsage();
    const reading = readGridIn(pixels);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (!reading || reading.values.length !== values.length) {
      ++lost;
      if (process.env.DEBUG) console.log(`lost: ${picture} ${font.name} ${side} ${reading?.values.length}`);
      continue;
    }
    let [wrong, wrongUnmarked] = [0, 0];
    values.forEach((value, cell) => {
      ++cells;
      marked += reading.doubtful[cell];
      if (reading.values[cell] === value) return;
      ++wrong;
      if (!reading.doubtful[cell]) {
        ++wrongUnmarked;
        const key = `${value} as ${reading.values[cell]} ${font.name}`;
        misread[key] = (misread[key] ?? 0) + 1;
      }
    });
    unmarked += wrongUnmarked;
    if (wrong === 0) ++right;
    if (wrongUnmarked === 0) ++clean;
  }
  console.log(
    `${difficulty.padEnd(7)} ${count} pictures: ${percent(right, count)} without error, ${percent(clean, count)} with none unmarked, ` +
      `${lost} not found; of cells ${percent(unmarked, cells)} wrong and unmarked, ${percent(marked, cells)} marked; ` +
      `${Math.round(median(times))} ms each, ${Math.round(Math.max(...times))} ms at most`,
  );
  if (process.env.DEBUG) console.log(misread);
}
