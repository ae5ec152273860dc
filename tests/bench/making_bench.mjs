// The time to make a puzzle in WebAssembly, on one thread, by difficulty and grid; and the
// number of minimal ones of any difficulty a second. node tests/bench/making_bench.mjs [COUNT]
import { loadInNode } from '../wasm/in_node.mjs';

const module = await loadInNode('sudoscope_logic');
const count = Number(process.argv[2] ?? 101);

const grades = ['gentle', 'easy', 'medium', 'hard', 'fiendish', 'extreme'];
const ordinary = grades.map((word, grade) => ({ name: `9x9, ${word}`, boxes: [3, 3], aim: `grade ${grade}` }));
const wishes = [
  ...ordinary,
  { name: '9x9 with diagonals, hard', boxes: [3, 3], constraints: 'diagonals\n', aim: 'grade 3' },
  { name: '9x9 jigsaw, medium', boxes: [3, 3], newRegions: true, aim: 'grade 2' },
  ...ordinary.map(({ name, aim }) => ({ name: name.replaceAll('9', '16'), boxes: [4, 4], aim, share: 0.1 })),
  { name: '16x16 jigsaw, hard', boxes: [4, 4], newRegions: true, aim: 'grade 3', share: 0.1 },
  { name: '25x25, medium', boxes: [5, 5], aim: 'grade 2', share: 0.1 },
  { name: '25x25, hard', boxes: [5, 5], aim: 'grade 3', share: 0.1 },
  { name: '25x25, fiendish', boxes: [5, 5], aim: 'grade 4', share: 0.03 },
  { name: '25x25 jigsaw, medium', boxes: [5, 5], newRegions: true, aim: 'grade 2', share: 0.1 },
  { name: '9x9, needs an XY-wing', boxes: [3, 3], aim: 'technique xy-wing' },
  { name: '9x9, needs a Sue de Coq', boxes: [3, 3], aim: 'technique sue-de-coq', share: 0.1 },
];

const never = () => false;

function sessionOf(wish, seed) {
  const { boxes, constraints = '', newRegions = false, minimal = false, aim = '' } = wish;
  const [boxHeight, boxWidth] = boxes;
  const givens = new Uint8Array((boxHeight * boxWidth) ** 2);
  const grid = { boxHeight, boxWidth, constraints, regions: '', givens };
  return new module.MakerSession(grid, newRegions, 'none', 0, Infinity, minimal, new Uint8Array(), aim, seed);
}

function make(wish, seed) {
  const session = sessionOf(wish, seed);
  let attempts = 0;
  while (session.attempts(attempts, 1, never) === '[]') attempts += session.batch();
  session.delete();
}

// Puzzles a second, as they come in batches.
function rateOf(wish, seconds) {
  const session = sessionOf(wish, 1);
  const begun = performance.now();
  let puzzles = 0;
  for (let first = 0; performance.now() - begun < 1000 * seconds; first += session.batch())
    puzzles += JSON.parse(session.attempts(first, session.batch(), never)).length;
  const rate = (1000 * puzzles) / (performance.now() - begun);
  session.delete();
  return rate;
}

for (const wish of wishes) {
  const times = Array.from({ length: Math.ceil(count * (wish.share ?? 1)) }, (_, seed) => {
    const begun = performance.now();
    make(wish, seed);
    return performance.now() - begun;
  }).sort((one, other) => one - other);
  const [median, longest] = [times[times.length >> 1], times.at(-1)].map((time) => `${time.toFixed(1)} ms`);
  console.log(
    `${wish.name.padEnd(28)} median ${median.padStart(9)}, at most ${longest.padStart(10)}, of ${times.length}`,
  );
}

for (const boxes of [
  [3, 3],
  [4, 4],
]) {
  const [best] = Array.from({ length: 3 }, () => rateOf({ boxes, minimal: true }, 3)).sort((one, other) => other - one);
  const side = boxes[0] * boxes[1];
  console.log(`${`${side}x${side}, minimal`.padEnd(28)} ${best.toFixed(side > 9 ? 1 : 0)} a second`);
}
