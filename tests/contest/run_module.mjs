// Runs a solver that is a WebAssembly module, or its text (.wat), as a contender of a contest: it
// speaks the text protocol on standard input and output. The host of the page's Lab runs the module
// (web/worker/guest_host.ts), so that the same file behaves the same in both. A module that fails
// ends this, with a sentence on standard error. Usage: node tests/contest/run_module.mjs FILE
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { wasmOf } from './wasm_of.mjs';

const digits = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function fail(words, status = 1) {
  console.error(words);
  process.exit(status);
}

/** TypeScript is made JavaScript in memory, all in one. */
async function loadHost() {
  const entry = fileURLToPath(new URL('module_host.ts', import.meta.url));
  try {
    const { build } = await import('vite');
    const { output } = await build({
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: { ssr: entry, write: false, target: 'node20', rolldownOptions: { output: { codeSplitting: false } } },
    });
    return await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  } catch {
    return fail('run_module.mjs needs what `npm start` or `npm run build` makes: run one of them once.');
  }
}

const [, , file] = process.argv;
if (!file) fail('Usage: node tests/contest/run_module.mjs FILE', 2);
const fileName = basename(file);
const { openGuest, endedWords, refusalWords, unreadableWords } = await loadHost();

async function readModule() {
  try {
    return await wasmOf(file);
  } catch (error) {
    // For a text, its fault.
    return fail(error.code ? unreadableWords(file) : `${fileName}: ${error.message.trim()}`);
  }
}

/** Output of the module would be taken for its answers. */
const print = (text) => void process.stderr.write(text.slice());

const { guest, refusal } = await openGuest(await readModule(), { print });
if (refusal) fail(refusalWords(fileName, refusal));

function solve({ boxHeight, boxWidth, limit, text }) {
  const side = boxHeight * boxWidth;
  if (side > digits.length || text.length !== side * side) return '?';
  const givens = Uint8Array.from(text, (digit) => digits.indexOf(digit) + 1);
  try {
    const { count, grid } = guest.solve({ boxHeight, boxWidth, limit, givens });
    if (count < 0) return '?';
    const solution = count > 0 ? Array.from(grid, (value) => digits[value - 1] ?? '.').join('') : '-';
    return `${count} ${solution}`;
  } catch (error) {
    return fail(`${fileName}: ${endedWords(error.end)}`);
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
    answers = puzzles.map(solve);
    console.log('done');
  } else if (word === 'show') {
    console.log(answers.join('\n'));
  }
}
process.exit(0);
