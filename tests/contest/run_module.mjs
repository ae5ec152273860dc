// Runs a solver that is a WebAssembly module, or its text (.wat), as a contender of a contest: it speaks the text protocol on
// standard input and output. The module is run by the host that the page's Lab has (web/worker/guest_host.ts), so that the
// same file does the same in both.
// Usage: node tests/contest/run_module.mjs FILE
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { wasmOf } from './wasm_of.mjs';

const digits = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const host = fileURLToPath(new URL('../../web/worker/guest_host.ts', import.meta.url));

/** What the host offers; TypeScript is made JavaScript in memory. */
async function loadHost() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: host, write: false, target: 'node20' },
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

const { openGuest } = await loadHost();
const [, , file] = process.argv;
if (!file) {
  console.error('Usage: node tests/contest/run_module.mjs FILE');
  process.exit(2);
}
const bytes = await wasmOf(file);

/** What the module prints would be taken for its answers. */
const print = (text) => void process.stderr.write(text.slice());

async function start() {
  const { guest, refusal } = await openGuest(bytes, { print });
  if (guest) return guest;
  console.error(`${file}: ${JSON.stringify(refusal)}`);
  process.exit(1);
}

/** A module that failed may be in any state: the next puzzle gets another. */
let guest = await start();

async function solve({ boxHeight, boxWidth, limit, text }) {
  const side = boxHeight * boxWidth;
  if (side > digits.length || text.length !== side * side) return '?';
  const givens = Uint8Array.from(text, (digit) => digits.indexOf(digit) + 1);
  try {
    const { count, grid } = guest.solve({ boxHeight, boxWidth, limit, givens });
    if (count < 0) return '?';
    const solution = count > 0 ? Array.from(grid, (value) => digits[value - 1] ?? '.').join('') : '-';
    return `${count} ${solution}`;
  } catch (error) {
    console.error(`${file}: ${error.message}`);
    guest = await start();
    return '?';
  }
}

let puzzles = [];
let answers = [];
const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const nextLine = async () => (await lines.next()).value?.trim();
for (let line = await nextLine(); line !== undefined && line !== 'quit'; line = await nextLine()) {
  const [word, count, limit, boxes = '3x3'] = line.split(/\s+/);
  if (word === 'set') {
    const [boxHeight, boxWidth] = boxes.split('x').map(Number);
    puzzles = [];
    while (puzzles.length < Number(count)) {
      puzzles.push({ boxHeight, boxWidth, limit: Number(limit), text: (await nextLine()) ?? '' });
    }
    console.log('ready');
  } else if (word === 'go') {
    answers = [];
    for (const puzzle of puzzles) answers.push(await solve(puzzle));
    console.log('done');
  } else if (word === 'show') {
    console.log(answers.join('\n'));
  }
}
process.exit(0);
