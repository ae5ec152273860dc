// Inputs of many puzzles: none is lost, in any format, and none waits for the end of the input.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { data, program, run } from './command.mjs';

const nine = readFileSync(data('top95.txt'), 'utf8')
  .split('\n')
  .slice(0, 5)
  .map((line) => line.slice(0, 81));
const formats = ['line', 'rows', 'grid', 'sdk', 'sdx', 'ss', 'pencil-marks', 'numbers', 'lewis', 'f-puzzles-json'];

test('solve solves every grid that generate writes', () => {
  const { stdout } = run(['generate', '--count', '3', '--format', 'grid', '--seed', '2']);
  assert.equal(run(['solve'], stdout).lines().length, 3);
});

test('every command reads five puzzles of any format as five, and convert gives them back unchanged', () => {
  for (const format of formats) {
    const written = run(['convert', '--to', format], nine.join('\n')).stdout;
    assert.deepEqual(run(['convert', '--to', 'line'], written).lines(), nine, format);
    assert.equal(run(['solve'], written).lines().length, 5, format);
    assert.equal(run(['count', '--limit', '2'], written).lines().length, 5, format);
  }
});

test('grids that solve prints are read as several puzzles', () => {
  const grids = run(['solve', '--format', 'grid'], nine.join('\n')).stdout;
  assert.equal(run(['solve'], grids).lines().length, 5);
});

test('prose before a list is skipped, and line numbers count it', () => {
  const prose = 'The hardest puzzles that were known then.\n'.repeat(25);
  const { stdout, stderr, status } = run(['solve'], `${prose}${nine.join('\n')}\n${nine[0].slice(1)}\n`);
  assert.equal(stdout.trim().split('\n').length, 5);
  assert.match(stderr, /^line 31: /);
  assert.equal(status, 1);
});

test('lines that are puzzles by themselves are a list, unless --one decides otherwise', () => {
  const lines = '1.3..4.....1..2.\n'.repeat(16);
  const list = run(['solve'], lines);
  assert.equal(list.lines().length, 16);
  assert.equal(list.stderr, 'line 1: The lines together could be a grid as well; --one reads them so.\n');
  assert.match(run(['solve', '--one', '--limit', '1'], lines).lines()[0], /^[1-9A-G.]{256} # none/);
  assert.equal(run(['solve', '--list'], lines).lines().length, 16);
  assert.match(run(['solve', '--list', '--one'], lines).stderr, /exclude each other/);
});

test('solve writes answers before the input ends', async () => {
  const solving = spawn(program, ['solve']);
  // More than is read at once; the end of the input never comes by itself.
  solving.stdin.write(`${nine.join('\n')}\n`.repeat(2_000));
  const [answer] = await once(solving.stdout, 'data');
  assert.match(answer.toString(), /^[1-9]{81} # unique\n/);
  solving.stdin.end();
  solving.stdout.resume();
  const [status] = await once(solving, 'exit');
  assert.equal(status, 0);
});

test('threads share a list and keep its order, with any lines between', () => {
  const lines = `# a comment\n${nine.join('\n')}\n\n1.3..4.....1..2.\nno puzzle\n`.repeat(800);
  const alone = run(['solve'], lines);
  const shared = run(['solve', '--threads', '3'], lines);
  assert.equal(alone.lines().length, 4_800);
  assert.equal(shared.stdout, alone.stdout);
  assert.equal(shared.stderr, alone.stderr);
});

test('a line that is too long is reported once, and the lines behind it are solved', () => {
  const { stdout, stderr, status } = run(['solve'], `${nine[0]}\n${nine[1]}\n${'1'.repeat(20_000_000)}\n${nine[2]}\n`);
  assert.equal(stdout.trim().split('\n').length, 3);
  assert.equal(stderr, 'line 3, column 1: The text is larger than 1 MB, which is too much for a puzzle.\n');
  assert.equal(status, 1);
});

test('no command drops a line of a list without a word', () => {
  const short = nine[0].slice(1);
  const long = `${nine[0]}1`;
  const input = `Some puzzles\n${short}\n${long}\n${nine[0]}\n${short}\n\n${nine[1]}\n# a comment\n${nine[2]}\n${short}0.\n`;
  for (const words of [
    ['solve'],
    ['solve', '--threads', '2'],
    ['solve', '--format', 'json'],
    ['count', '--limit', '2'],
    ['split', '--depth', '1'],
    ['diagnose'],
    ['techniques', '--technique', 'hidden-single'],
    ['rate', '--scale', 'own'],
    ['canon'],
    ['convert', '--format', 'line'],
  ]) {
    const { stdout, stderr, status } = run(words, input);
    const told = [...stderr.matchAll(/^line (\d+)(, column \d+)?: .+\.$/gm)].map(([, line]) => line);
    assert.deepEqual([...new Set(told)], ['2', '3', '5', '10'], `${words.join(' ')}: ${stderr}`);
    assert.equal(status, 1, words.join(' '));
    assert.ok(stdout.length > 0, words.join(' '));
  }
  const solved = run(['solve'], input).lines();
  assert.equal(solved.length, 3);
});

test('positions on lines of fields are a list for every command', () => {
  const positions = run(['convert', '--format', 'fields'], nine.join('\n')).stdout;
  const twenty = positions.repeat(4);
  assert.equal(run(['solve'], twenty).lines().length, 20);
  assert.deepEqual(run(['convert', '--format', 'line'], positions).lines(), nine);
  const found = run(['techniques', '--technique', 'hidden-single'], twenty);
  assert.deepEqual([found.status, found.stderr], [0, '']);
  assert.deepEqual(found.objects(), run(['techniques', '--list', '--technique', 'hidden-single'], twenty).objects());
  const lines = new Set(found.objects().map(({ line }) => line));
  assert.equal(lines.size, run(['techniques', '--technique', 'hidden-single'], positions).objects().at(-1).line * 4);
});
