// Makes puzzles with clues in the module, as the page does, and writes them as lines of JSON that variant_bench.mjs takes:
// with a checkout of Interactive Sudoku Solver beside it, an engine that did not make them proves each to have one solution.
// A table on standard error: by kind and difficulty the time, and the medians of givens and clues. The rating of each puzzle
// is asked for again.
//
//   node tests/bench/made_puzzles.mjs [--kinds killer,arrows] [--grades 1,2,3] [--count N] [--seed N] > MADE.jsonl
//   node tests/bench/variant_bench.mjs --peer FOLDER MADE.jsonl
import { parseArgs } from 'node:util';
import { loadInNode } from '../wasm/in_node.mjs';
import { lineOf, makeFirst, sheetOf } from './made_lines.mjs';

const allKinds =
  'killer arrows thermometers kropki all-kropki xv whispers renban palindromes little-killers sandwiches skyscrapers ' +
  'x-sums quadruples odd-even greater-than greater-killer antiknight antiking nonconsecutive';
const { values: options } = parseArgs({
  options: {
    kinds: { type: 'string', default: allKinds.replaceAll(' ', ',') },
    grades: { type: 'string', default: '1,2,3' },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const [solver, logic] = await Promise.all([loadInNode('sudoscope'), loadInNode('sudoscope_logic')]);
const never = () => false;

function make(kind, grade, seed) {
  const isRule = /^(anti|non)/.test(kind);
  return makeFirst(logic, {
    shape: { boxHeight: 3, boxWidth: 3, regions: null, constraints: isRule ? `${kind}\n` : '' },
    ...{ clues: isRule ? '' : kind, newRegions: false, symmetry: 'none', leastGivens: 0, mostGivens: Infinity },
    ...{ minimal: false, pattern: null, aim: { kind: 'grade', grade }, seed },
  });
}

/** Clues in the data of the constraints: each has one list of cells, or one place beside the grid. */
const clueCount = (constraints) => constraints.match(/"cells?":|"lines":/g)?.length ?? 0;
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

for (const kind of options.kinds.split(',')) {
  for (const grade of options.grades.split(',').map(Number)) {
    const [times, givens, clues] = [[], [], []];
    for (let seed = Number(options.seed); seed < Number(options.seed) + Number(options.count); ++seed) {
      const begin = performance.now();
      const made = make(kind, grade, seed);
      times.push(performance.now() - begin);
      givens.push(made.givens.filter(Boolean).length);
      clues.push(clueCount(made.constraints));
      const id = `${kind}-${grade}-${seed}`;
      const rated = JSON.parse(logic.rate(sheetOf(made).puzzle, 'own', never));
      if (rated.grade !== grade) console.error(`${id}: rated ${rated.grade}`);
      const line = lineOf(solver, made, id, kind);
      if (line) console.log(line);
      else console.error(`${id}: the peer has no words for all of its clues.`);
    }
    const cells = [median(times).toFixed(0), Math.max(...times).toFixed(0), median(givens), median(clues)];
    console.error([kind.padEnd(15), grade, ...cells.map((cell) => String(cell).padStart(6))].join(' '));
  }
}
