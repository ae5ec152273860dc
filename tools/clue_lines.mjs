// Puzzles with clues as lines for learn_positions.mjs: those that the maker knows, and clues on a solved grid for kinds that
// it does not. Needs the modules (npm run build:wasm).
//
//   node tools/clue_lines.mjs KIND [--grades 2,3] [--count N] [--seed N] > LINES
//
// KIND: one of the maker's (web/protocol/making.ts), a rule of the whole grid, betweenline, lockout, regionsumline or
// numberedroom. --grades: of the maker's puzzles, 0 = gentle.
import { parseArgs } from 'node:util';
import { makeFirst } from '../tests/bench/made_lines.mjs';
import { loadInNode } from '../tests/wasm/in_node.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    grades: { type: 'string', default: '2,3' },
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const [kind] = positionals;
const logic = await loadInNode('sudoscope_logic');

const row = (cell) => Math.floor(cell / 9);
const column = (cell) => cell % 9;
const box = (cell) => 3 * Math.floor(row(cell) / 3) + Math.floor(column(cell) / 3);
const nameOf = (cell) => `R${row(cell) + 1}C${column(cell) + 1}`;

function make(grade, seed, clues, constraints) {
  return makeFirst(logic, {
    shape: { boxHeight: 3, boxWidth: 3, regions: null, constraints },
    ...{ clues, newRegions: false, symmetry: 'none', leastGivens: 0, mostGivens: Infinity },
    ...{ minimal: false, pattern: null, aim: { kind: 'grade', grade }, seed },
  });
}

/** Random numbers from 0 to 1, the same each time. */
function dice(seed) {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function randomPath(random, length) {
  const path = [Math.floor(81 * random())];
  while (path.length < length) {
    const last = path.at(-1);
    const next = Array.from({ length: 81 }, (_, cell) => cell).filter(
      (cell) =>
        !path.includes(cell) && Math.max(Math.abs(row(cell) - row(last)), Math.abs(column(cell) - column(last))) === 1,
    );
    if (next.length === 0) return path;
    path.push(next[Math.floor(next.length * random())]);
  }
  return path;
}

/** True if the digits of the path keep the rule of its line. */
const keeps = {
  betweenline(path, digits) {
    const values = path.map((cell) => digits[cell]);
    const [low, high] = [values[0], values.at(-1)].sort();
    return values.slice(1, -1).every((value) => low < value && value < high);
  },
  lockout(path, digits) {
    const values = path.map((cell) => digits[cell]);
    const [low, high] = [values[0], values.at(-1)].sort();
    return high - low >= 4 && values.slice(1, -1).every((value) => value < low || value > high);
  },
  regionsumline(path, digits) {
    const sums = [];
    path.forEach((cell, at) => {
      if (at === 0 || box(cell) !== box(path[at - 1])) sums.push(0);
      sums[sums.length - 1] += digits[cell];
    });
    return sums.length > 1 && sums.every((sum) => sum === sums[0]);
  },
};

/** Lines that a solved grid keeps, no two of which share a cell. */
function linesOn(digits, random) {
  const used = new Set();
  const lines = [];
  for (let tries = 0; tries < 20_000 && lines.length < 9; ++tries) {
    const path = randomPath(random, 3 + Math.floor(4 * random()));
    if (path.length < 3 || path.some((cell) => used.has(cell)) || !keeps[kind](path, digits)) continue;
    path.forEach((cell) => used.add(cell));
    lines.push({ lines: [path.map(nameOf)] });
  }
  return lines;
}

/** The rows and columns of a grid, each read from both ends, with the place beside it. */
const views = Array.from({ length: 9 }, (_, line) => {
  const across = Array.from({ length: 9 }, (_, at) => 9 * line + at);
  const down = Array.from({ length: 9 }, (_, at) => 9 * at + line);
  return [
    { cell: `R${line + 1}C0`, cells: across },
    { cell: `R${line + 1}C10`, cells: across.toReversed() },
    { cell: `R0C${line + 1}`, cells: down },
    { cell: `R10C${line + 1}`, cells: down.toReversed() },
  ];
}).flat();

/** Values of the clues beside a row or column with these digits. */
const besideOf = {
  numberedroom: (values) => values[values[0] - 1],
};

/** Clues beside a solved grid, about one in three of those that fit it. */
function besideOn(digits, random) {
  return views
    .filter(() => random() < 1 / 3)
    .map(({ cell, cells }) => ({ cell, value: String(besideOf[kind](cells.map((each) => digits[each]))) }));
}

/** Clues of a kind that the maker does not know, and a few digits of the solved grid. */
function cluesOn(digits, seed) {
  const random = dice(seed);
  const clues = kind in keeps ? linesOn(digits, random) : besideOn(digits, random);
  const givens = digits.map((digit) => (random() < 0.25 ? digit : 0));
  return { givens, constraints: `${kind}=${JSON.stringify(clues)}\n` };
}

const isLaidHere = kind in keeps || kind in besideOf;

function puzzleOf(grade, seed) {
  if (isLaidHere) return cluesOn(make(1, seed, '', '').solution, seed);
  return /^(anti|non)/.test(kind) ? make(grade, seed, '', `${kind}\n`) : make(grade, seed, kind, '');
}

for (const grade of isLaidHere ? [0] : options.grades.split(',').map(Number)) {
  for (let seed = Number(options.seed); seed < Number(options.seed) + Number(options.count); ++seed) {
    const { givens, constraints } = puzzleOf(grade, seed);
    const rules = constraints.split('\n').filter(Boolean);
    console.log([givens.map((digit) => digit || '.').join(''), ...rules.map((rule) => `+${rule}`)].join(' '));
  }
}
