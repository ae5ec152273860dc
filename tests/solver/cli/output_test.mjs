// The command's output when writing fails, and when the system runs short of threads or memory.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { data, program, run } from './command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));
const impossible = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';
const several = '12....3....5..4.................2...\n';
// For runs that would last hours if they did not end as they should.
const timeout = 120_000;

const full = openSync('/dev/full', 'w');
const intoFull = (args) => spawnSync(program, args, { stdio: ['ignore', full, 'pipe'], encoding: 'utf8', timeout });

/** The ending of a command whose reader goes away after its first output. */
function intoClosedPipe(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  child.stdout.once('data', () => child.stdout.destroy());
  return new Promise((resolve) => child.on('close', (status, signal) => resolve({ status, signal, stderr })));
}

test('output that cannot be written is reported, with a status of its own', () => {
  const puzzles = data('uniq6.txt');
  for (const args of [['--help'], ['algorithms'], ['solve', puzzles], ['count', puzzles], ['convert', '--formats']]) {
    const { status, stderr } = intoFull(args);
    assert.equal(status, 3, args.join(' '));
    assert.equal(stderr, 'sudoscope: The output could not be written: the disk is full.\n');
  }
  const closed = spawnSync('bash', ['--norc', '-c', '"$0" --help >&-', program], { encoding: 'utf8' });
  assert.deepEqual([closed.status, closed.stderr], [3, 'sudoscope: The output could not be written: it is closed.\n']);
});

test('a full disk ends a command that would run for hours', () => {
  const { status, stderr } = intoFull(['generate', '--boxes', '2x2', '--count', '1000000000']);
  assert.equal(stderr, 'sudoscope: The output could not be written: the disk is full.\n');
  assert.equal(status, 3);
});

test('a reader that goes away ends a command without a sentence', async () => {
  const list = join(folder, 'list.txt');
  writeFileSync(list, '1...............\n'.repeat(3_000));
  for (const args of [
    ['generate', '--boxes', '2x2', '--count', '1000000000'],
    ['count', '--format', 'json', list],
    ['diagnose', list],
  ]) {
    const { status, signal, stderr } = await intoClosedPipe(program, args);
    assert.ok(signal === 'SIGPIPE' || status === 3, args.join(' '));
    assert.equal(stderr, '');
  }
  const script = 'trap "" PIPE; exec "$0" generate --boxes 2x2 --count 1000000000';
  assert.deepEqual(await intoClosedPipe('bash', ['--norc', '-c', script, program]), {
    status: 3,
    signal: null,
    stderr: '',
  });
});

test('a proof that cannot be written ends the command with the reason', () => {
  for (const [file, reason] of [
    ['/dev/full', 'the disk is full'],
    [join(folder, 'no/such/file'), 'there is no such file or folder'],
    [folder, 'it is a folder'],
  ]) {
    const { status, stdout, stderr } = run(['solve', '--proof', file], impossible);
    assert.equal(stderr, `sudoscope: The proof could not be written to ${file}: ${reason}.\n`);
    assert.deepEqual([status, stdout], [3, '']);
  }
});

test('solve --proof writes a proof that ends with the empty clause, or nothing if there is a solution or clues', () => {
  const proof = join(folder, 'proof');
  const none = run(['solve', '--format', 'json', '--proof', proof, '-'], `${impossible}\n`);
  assert.equal(none.objects()[0].status, 'none');
  assert.equal(none.objects()[0].algorithm, 'sudoscope-n');
  const lines = readFileSync(proof, 'utf8').trim().split('\n');
  assert.ok(lines.length >= 2);
  assert.equal(lines.at(-1), '0');
  const shown = run(['solve', '--proof', proof, '-'], `12345678.${'.'.repeat(71)}9\n`);
  assert.match(shown.stdout, /# none: No digit fits at r1c9\./);
  const one = run(['solve', '--proof', proof, '-'], '1234............\n');
  assert.match(one.stderr, /has a solution/);
  assert.match(one.stdout, /several/);
  assert.equal(readFileSync(proof, 'utf8'), '');
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const pairs = [
    ['R1C1', 'R1C2'],
    ['R1C3', 'R1C4'],
  ];
  const killercage = pairs.map((cells) => ({ cells, value: '3' }));
  const caged = run(['solve', '--proof', proof, '-'], JSON.stringify({ size: 4, grid, killercage }));
  assert.match(caged.stdout, /# none/);
  assert.equal(caged.stderr, 'No proof was reached.\n');
  assert.equal(readFileSync(proof, 'utf8'), '');
});

test('a lack of threads is reported, with the status of failed output', () => {
  // The limit does not hold for root: then the user nobody runs a copy.
  const isRoot = process.getuid() === 0;
  const copy = join(folder, 'sudoscope');
  copyFileSync(program, copy);
  chmodSync(folder, 0o755);
  const options = { input: several, encoding: 'utf8', ...(isRoot && { uid: 65534, gid: 65534 }) };
  for (const args of [
    ['count', '--threads', '300'],
    ['speedup', '--threads', '300'],
    ['bench', '--algorithm', 'norvig', '--list', '--threads', '300'],
  ]) {
    const input = args[0] === 'bench' ? several.repeat(300) : several;
    const limited = ['--norc', '-c', 'ulimit -u 1; exec "$@"', 'bash', copy, ...args];
    const { status, stderr } = spawnSync('bash', limited, { ...options, input });
    assert.match(stderr, /^sudoscope: The system does not start \d+ threads\. Fewer may do\.\n$/, args[0]);
    assert.equal(status, 3);
  }
});

test('a lack of memory is reported, with the status of failed output', (t) => {
  const within = (script) =>
    spawnSync('bash', ['--norc', '-c', `ulimit -v 300000; ${script}`, program], { encoding: 'utf8', timeout });
  if (within('"$0" algorithms').status !== 0) return t.skip('sanitizers need more memory than this');
  // bench keeps all puzzles.
  const { status, stderr } = within('yes 1............... | "$0" bench --list --algorithm norvig');
  assert.equal(stderr, 'sudoscope: There is not enough memory.\n');
  assert.equal(status, 3);
});
