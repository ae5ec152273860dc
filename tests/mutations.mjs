// Puts small faults into the code, one at a time, and runs the tests that should notice: a fault that no test catches shows
// what the suite does not look at. A report, no part of `npm test`.
//
//   node tests/mutations.mjs [--part web|solver] [--count 25] [--seed 1]
//
// A fault in web/ is shown to the units and the modules' tests that import the file, and not to the browser's; one in solver/
// to the native tests of its folder, in build/dev, which is built anew. Each file has its own text back afterwards; an
// interrupted run leaves `git checkout` the rest. The same seed makes the same faults of the same code.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    part: { type: 'string', default: 'web' },
    count: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
  },
});

/** Slips of the keyboard: a piece of code, and the piece in its place. */
const slips = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ == /g, ' != '],
  [/ != /g, ' == '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ 1\b/g, ''],
  [/ - 1\b/g, ''],
  [/ \+ /g, ' - '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\bcontinue;/g, 'break;'],
];

/** Numbers from 0 up to 1, the same for a seed. */
function dice(seed) {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** True for a line of code in which a slip changes what the program does. */
const isCode = (line) =>
  !/^\s*(\/\/|\*|\/\*|import\b|export type\b|#include|template\b|static_assert)/.test(line) && !/=> void;$/.test(line);

/** Each possible fault of a text: its line, from 0, and the line as it would be. */
function faultsOf(text) {
  return text.split('\n').flatMap((line, at) => {
    if (!isCode(line)) return [];
    const code = line.replace(/'[^']*'|"[^"]*"|`[^`]*`|\/\/.*$/g, (part) => '\0'.repeat(part.length));
    return slips.flatMap(([from, to]) =>
      Array.from(code.matchAll(from), ({ index, 0: found }) => ({
        at,
        line: line.slice(0, index) + to + line.slice(index + found.length),
      })),
    );
  });
}

const run = (command, args) => spawnSync(command, args, { encoding: 'utf8', timeout: 600_000 }).status;

const parts = {
  web: {
    pattern: /^web\/.*\.tsx?$/,
    isCaught: (file) =>
      run('npx', ['vitest', 'related', file, '--run', '--bail=1', '--config', 'tests/web/vitest.config.ts']) !== 0,
  },
  solver: {
    pattern: /^solver\/src\/.*\.cpp$/,
    isCaught(file) {
      // The trace is tested with the searches.
      const folder = file.split('/')[2].replace('trace', 'search');
      // A fault that no longer compiles is caught by the compiler.
      if (run('bash', ['tools/build_cpp.sh', 'dev', `${folder}_tests`]) !== 0) return true;
      return run('bash', ['tools/test_native.sh', folder]) !== 0;
    },
  },
};

const part = parts[options.part];
if (!part) throw new Error('--part must be web or solver.');
const changed = execFileSync('git', ['status', '--porcelain', '--', 'web', 'solver'], { encoding: 'utf8' });
if (changed) throw new Error(`Commit or put away first:\n${changed}`);

const tracked = execFileSync('git', ['ls-files', 'web', 'solver'], { encoding: 'utf8' }).split('\n');
const files = tracked.filter((file) => part.pattern.test(file) && !file.endsWith('.d.ts'));
const random = dice(Number(options.seed));
const pick = (list) => list[Math.floor(random() * list.length)];

let caught = 0;
let tried = 0;
while (tried < Number(options.count)) {
  const file = pick(files);
  const text = readFileSync(file, 'utf8');
  const fault = pick(faultsOf(text));
  if (!fault) continue;
  tried += 1;
  const lines = text.split('\n');
  let isCaught = false;
  try {
    writeFileSync(file, lines.with(fault.at, fault.line).join('\n'));
    isCaught = part.isCaught(file);
  } finally {
    writeFileSync(file, text);
  }
  caught += isCaught ? 1 : 0;
  console.log(`${isCaught ? 'caught  ' : 'SURVIVED'}  ${file}:${fault.at + 1}`);
  if (!isCaught) console.log(`  - ${lines[fault.at].trim()}\n  + ${fault.line.trim()}`);
}
console.log(`${caught} of ${tried} faults caught`);
