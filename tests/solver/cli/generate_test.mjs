// `sudoscope generate` as people run it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './command.mjs';

test('generate prints puzzles that solve reads, with the givens asked for', () => {
  const { stdout, status, stderr, lines } = run(['generate', '--boxes', '2x3', '--fill', '0.5', '--count', '3']);
  assert.deepEqual([status, stderr, lines().length], [0, '', 3]);
  for (const line of lines()) assert.equal(line.replaceAll('.', '').length, 18);
  const solved = run(['solve', '--boxes', '2x3', '--format', 'json'], stdout).objects();
  assert.deepEqual(
    solved.map(({ status: verdict }) => verdict !== 'none' && verdict !== 'invalid'),
    [true, true, true],
  );
});

test('each puzzle of several is the one of a seed by itself', () => {
  const words = ['generate', '--boxes', '4x4', '--fill', '0.48', '--kind', 'balanced'];
  const three = run([...words, '--seed', '7', '--count', '3']).lines();
  const alone = [7, 8, 9].map((seed) => run([...words, '--seed', `${seed}`]).lines()[0]);
  assert.deepEqual(three, alone);
  assert.equal(new Set(three).size, 3);
});

test('unique puzzles have one solution, at whatever size', () => {
  const puzzles = run(['generate', '--boxes', '3x4', '--kind', 'unique', '--fill', '0', '--count', '2']).stdout;
  for (const { status } of run(['solve', '--boxes', '3x4', '--format', 'json'], puzzles).objects())
    assert.equal(status, 'unique');
});

test('named puzzles tell kind, side, fill and seed, then side, boxes and values', () => {
  const named = (...words) =>
    run(['generate', '--format', 'named', ...words])
      .lines()[0]
      .split(' ');
  const [name, side, height, width, ...values] = named('--boxes', '4x5', '--fill', '0.48', '--seed', '78');
  assert.deepEqual([name, side, height, width, values.length], ['random20_48_78', '20', '4', '5', 400]);
  assert.equal(values.filter((value) => value !== '0').length, 192);
  assert.ok(values.every((value) => Number(value) >= 0 && Number(value) <= 20));
  assert.equal(named('--kind', 'pattern', '--fill', '0.485')[0], 'pattern9_48.5_1');
  assert.equal(named('--boxes', '2x2', '--fill', '0')[0], 'random4_0_1');
  assert.equal(named('--boxes', '2x2', '--fill', '1')[0], 'random4_100_1');
});

test('what generate cannot make is told, with status 2', () => {
  for (const words of [
    ['--boxes', '9x9'],
    ['--fill', '1.5'],
    ['--fill', '-0.1'],
    ['--fill', 'half'],
    ['--kind', 'hard'],
    ['--seed', 'x'],
    ['--count', '-1'],
    ['--format', 'json'],
    ['--x'],
  ]) {
    const { status, stdout, stderr } = run(['generate', ...words]);
    assert.deepEqual([status, stdout], [2, ''], words.join(' '));
    assert.match(stderr, /^sudoscope: .+\. Try sudoscope --help\.\n$/);
  }
  assert.match(run(['solve', '--seed', '1']).stderr, /--seed is an option of generate\./);
});
