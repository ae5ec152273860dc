// The example contenders of tests/contest: each solves puzzles of every shape as our own solver does.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { data, program, quoted, run } from './command.mjs';

const source = (name) => fileURLToPath(new URL(`../../contest/${name}`, import.meta.url));
const compiled = join(mkdtempSync(join(tmpdir(), 'sudoscope-')), 'backtrack');
const works = (command, ...args) => spawnSync(command, args).status === 0;

const examples = {
  'backtrack.c': {
    works: () => works('cc', '-std=c11', '-O2', '-Wall', '-Wextra', '-Werror', '-o', compiled, source('backtrack.c')),
    missing: () => !works('cc', '--version') && 'there is no C compiler called cc',
    command: quoted(compiled),
  },
  'backtrack.py': {
    works: () => true,
    missing: () => !works('python3', '-c', '(0).bit_count()') && 'there is no Python 3.10 or newer called python3',
    command: `python3 ${quoted(source('backtrack.py'))}`,
  },
  'backtrack.mjs': {
    works: () => true,
    missing: () => false,
    command: `${quoted(process.execPath)} ${quoted(source('backtrack.mjs'))}`,
  },
};

const symbols = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** A full grid whose rows are the first one turned, with every third cell of the diagonals left out. */
function turned(height, width) {
  const side = height * width;
  const cells = Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const turn = (row % height) * width + Math.floor(row / height);
    return (row + column) % 3 === 0 ? '.' : symbols[(turn + column) % side];
  });
  return cells.join('');
}

const top95 = readFileSync(data('top95.txt'), 'utf8').split('\n');
const set = [
  top95[0],
  '11..............',
  '1234............',
  '.'.repeat(36),
  `${top95[1].replace(/\d/, '.')}`,
  turned(2, 3),
  turned(4, 3),
  turned(4, 4),
  turned(5, 5),
  turned(1, 7),
  ...readFileSync(data('uniq6.txt'), 'utf8').split('\n').slice(0, 5),
].join('\n');

for (const [name, example] of Object.entries(examples)) {
  test(`the example ${name} counts and shows solutions like our own solver, and fits on a page`, (context) => {
    const missing = example.missing();
    if (missing) {
      context.skip(missing);
      return;
    }
    assert.ok(example.works(), `${name} does not compile`);
    assert.ok(readFileSync(source(name), 'utf8').split('\n').length <= 60);
    for (const options of [[], ['--together'], ['--limit', '1'], ['--limit', '3']]) {
      const contenders = [`ours=${quoted(program)} contender`, `example=${example.command}`];
      const words = ['contest', '--list', '--cap', '1h', '--format', 'json', ...options, ...contenders];
      const { status, stderr, objects } = run(words, set);
      assert.deepEqual([status, stderr], [0, '']);
      const [{ results }] = objects();
      const endings = (wanted) =>
        results.find(({ algorithm }) => algorithm === wanted).trials.map(({ ending, why }) => ({ ending, why }));
      assert.deepEqual(endings('example'), endings('ours'));
      assert.ok(endings('ours').every(({ ending }) => ending === 'solved' || ending === 'none'));
    }
  });
}
