// Finds the positions of the pages of techniques (web/features/logic/learn/positions.json) in puzzles that the solver generates:
// for each technique that a hint may show, positions where it is the next step, no easier technique finding anything; and
// as long as there are too few of them, positions where it finds something beside an easier one.
//
//   node tools/learn_positions.mjs [PUZZLES [SEED]]
//
// The file is read first, and what it has stays unless something simpler is found: several runs with other seeds add up.
// Each position has its weight before it. It is a line of 81: a digit is a given, a letter an entry (a = 1), a dot blank;
// after a blank, what else was ruled out: two letters a cell, row and column, and its digits. Needs the command and the
// modules (npm run build).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadInNode } from '../tests/wasm/in_node.mjs';

const [puzzles = '1000', seed = '1'] = process.argv.slice(2);
const file = new URL('../web/features/logic/learn/positions.json', import.meta.url);
const command = process.env.SUDOSCOPE ?? fileURLToPath(new URL('../build/release/sudoscope', import.meta.url));
/** Positions of a technique: three boards of its page, and the others to practise. */
const wanted = 8;
/** A hard grid takes long, and says little that another does not. */
const mostSteps = 200;

const shape = { boxHeight: 3, boxWidth: 3, regions: '', constraints: '' };
const module = await loadInNode('sudoscope_logic');
const usual = JSON.parse(module.logicTechniques()).filter(({ isUsual }) => isUsual);
const order = new Map(usual.map(({ id }, index) => [id, index]));
const ids = usual.map(({ id }) => id).join(' ');

const row = (cell) => Math.floor(cell / 9);
const column = (cell) => cell % 9;
const box = (cell) => 3 * Math.floor(row(cell) / 3) + Math.floor(column(cell) / 3);
const sees = (a, b) => a !== b && (row(a) === row(b) || column(a) === column(b) || box(a) === box(b));

/** A grid as the steps of a path leave it: what stands in it, and what they ruled out beside. */
class Walk {
  constructor(givens) {
    this.givens = givens;
    this.values = [...givens];
    this.gone = [];
  }

  apply({ placements, eliminations }) {
    for (const { cell, digit } of placements) this.values[cell] = digit;
    for (const each of eliminations) this.gone.push(each);
  }

  /** Two words a cell, the digits that are left; 0 in filled cells. */
  notes() {
    const notes = new Uint32Array(162);
    this.values.forEach((value, cell) => {
      if (value === 0) notes[2 * cell] = 0x1ff;
    });
    this.values.forEach((value, at) => {
      for (let cell = 0; value > 0 && cell < 81; cell++) if (sees(at, cell)) notes[2 * cell] &= ~(1 << (value - 1));
    });
    for (const { cell, digit } of this.gone) notes[2 * cell] &= ~(1 << (digit - 1));
    return notes;
  }

  /** Where a digit is ruled out by what stands in the grid, nothing else has to say so. */
  text() {
    const { values, givens } = this;
    const isLeft = ({ cell, digit }) =>
      values[cell] === 0 && !values.some((value, at) => value === digit && sees(at, cell));
    const letters = (cell) => String.fromCharCode(97 + row(cell), 97 + column(cell));
    const gone = new Map();
    for (const each of this.gone.filter(isLeft)) {
      if (!gone.get(each.cell)?.includes(each.digit)) gone.set(each.cell, [...(gone.get(each.cell) ?? []), each.digit]);
    }
    const grid = values.map((value, cell) =>
      value === 0 ? '.' : givens[cell] ? value : String.fromCharCode(96 + value),
    );
    const rest = [...gone].sort(([a], [b]) => a - b).map(([cell, digits]) => letters(cell) + digits.sort().join(''));
    return `${grid.join('')} ${rest.join('')}`.trim();
  }
}

/** How much a reader has to look at: the pattern first, then what the grid still leaves open. */
const weightOf = (step, walk) =>
  10 * (step.cells.length + step.links.length + step.eliminations.length) +
  walk.values.filter((value) => value === 0).length;
/** What it weighs that something easier goes on as well. */
const weightOfLater = 10_000;
const hard = 3;

const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const pools = new Map(usual.map(({ id }) => [id, (found[id] ?? []).map(([weight, text]) => ({ weight, text }))]));

function keep(step, walk, later = 0) {
  const pool = pools.get(step.technique);
  const weight = later + weightOf(step, walk);
  if (pool.length >= wanted && weight >= pool.at(-1).weight) return;
  const text = walk.text();
  // One of a puzzle: the givens tell it.
  const puzzle = walk.givens.join('');
  const givensOf = (position) => position.slice(0, 81).replace(/[.a-i]/g, '0');
  const other = pool.findIndex((each) => givensOf(each.text) === puzzle);
  if (other >= 0) {
    if (pool[other].weight <= weight) return;
    pool.splice(other, 1);
  }
  pool.push({ weight, text });
  pool.sort((a, b) => a.weight - b.weight);
  pool.length = Math.min(pool.length, wanted);
}

const sessionOf = (givens, entries, notes) =>
  new module.LogicSession({ ...shape, givens: Uint8Array.from(givens) }, entries, notes, ids);

/** What the techniques find that are short of positions, whether they come next or not. */
function keepAny(walk) {
  const short = [...pools].filter(([, pool]) => pool.length < wanted);
  if (short.length === 0) return;
  const entries = Uint8Array.from(walk.values, (value, cell) => (walk.givens[cell] ? 0 : value));
  const session = sessionOf(walk.givens, entries, new Uint8Array(walk.notes().buffer));
  for (const [id] of short) {
    for (const step of JSON.parse(session.all(id, 1))) keep(step, walk, weightOfLater);
  }
  session.delete();
}

const lines = execFileSync(
  command,
  ['generate', '--kind', 'unique', '--fill', '0', '--seed', seed, '--count', puzzles],
  {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  },
)
  .trim()
  .split('\n');
for (const line of lines) {
  const givens = Array.from(line.trim(), (character) => Number(character.replace('.', '0')));
  const session = sessionOf(givens, new Uint8Array(), new Uint8Array());
  session.run(mostSteps);
  const walk = new Walk(givens);
  let isFirst = true;
  for (const step of JSON.parse(session.steps(0))) {
    keep(step, walk);
    if (step.grade >= hard && isFirst) keepAny(walk);
    isFirst &&= step.grade < hard;
    walk.apply(step);
  }
  session.delete();
}

const rows = [...pools]
  .filter(([, pool]) => pool.length > 0)
  .sort(([a], [b]) => order.get(a) - order.get(b))
  .map(
    ([id, pool]) =>
      `  ${JSON.stringify(id)}: [\n${pool.map(({ weight, text }) => `    ${JSON.stringify([weight, text])}`).join(',\n')}\n  ]`,
  );
writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
for (const [id, pool] of pools) console.log(`${id} ${pool.length}`);
