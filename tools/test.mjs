// Runs every kind of test in order, from the quickest to the slowest, and stops at the first that fails; with --quick a part
// of each kind, chosen by its seconds, which tests/README.md names. Ends with a table of the stages and, as the last line,
// the sum: "N passed, M failed".
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

// The counts in each stage's own output. Each native program writes its own, so all matches are added up.
const native = {
  passed: [/All tests passed \(.* in (\d+) test cases?\)/g, /test cases:.*\| *(\d+) passed/g, /(?:#|ℹ) pass (\d+)/g],
  failed: [/test cases:.*\| *(\d+) failed/g, /(?:#|ℹ) fail (\d+)/g],
};
const vitest = { passed: [/^ *Tests .*?(\d+) passed/gm], failed: [/^ *Tests .*?(\d+) failed/gm] };
const playwright = { passed: [/^ *(\d+) passed/gm], failed: [/^ *(\d+) failed/gm] };
const checks = { passed: [/^(\d+) checks passed/gm], failed: [/checks passed, (\d+) failed/gm] };

const everything = [
  { script: 'check', what: 'format, lint, types, layers', counts: checks },
  { script: 'test:native', what: 'the solver, under sanitizers', counts: native },
  { script: 'test:wasm', what: 'the WebAssembly module', counts: vitest },
  { script: 'test:unit', what: 'units of the page', counts: vitest },
  { script: 'test:e2e', what: 'the built site in a browser', counts: playwright },
];

const quick = [
  { script: 'check', what: 'format, lint, types, layers', counts: checks },
  { script: 'quick:native', what: 'layers of the solver that are tested in seconds', counts: native },
  { script: 'quick:vitest', what: 'the WebAssembly module, and most units of the page', counts: vitest },
  { script: 'quick:e2e', what: 'ten tests of the built site in a browser', counts: playwright },
];

const stages = process.argv.includes('--quick') ? quick : everything;

/** Runs an npm script, showing its output as it comes; returns its exit status and its output. */
function run(script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
    });
    child.stderr.pipe(process.stderr);
    child.on('close', (status) => resolve({ status, output: stripVTControlCharacters(output) }));
  });
}

function sumOf(output, patterns) {
  const matches = patterns.flatMap((pattern) => [...output.matchAll(pattern)]);
  return matches.reduce((sum, match) => sum + Number(match[1]), 0);
}

const ran = [];
for (const { script, what, counts } of stages) {
  console.log(`\n=== ${script}: ${what}`);
  const start = performance.now();
  const { status, output } = await run(script);
  const passed = sumOf(output, counts.passed);
  // A stage that breaks before it counts, or finds nothing to run, has failed too.
  const failed = Math.max(sumOf(output, counts.failed), status !== 0 || passed === 0 ? 1 : 0);
  ran.push({ script, passed, failed, seconds: (performance.now() - start) / 1000 });
  if (failed > 0) break;
}

console.log(`\n${'stage'.padEnd(14)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`);
for (const { script, passed, failed, seconds } of ran) {
  const numbers = `${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(9)}`;
  console.log(script.padEnd(14) + numbers);
}
for (const { script } of stages.slice(ran.length)) console.log(`${script.padEnd(14)} not run`);

const total = (key) => ran.reduce((sum, stage) => sum + stage[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
