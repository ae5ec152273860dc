// The options of each command as in its help, and the answers to words that it does not take.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { linkSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { program, run } from './command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));
const impossible = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';
writeFileSync(join(folder, 'regions'), 'aabb\nabbd\naccd\nccdd\n');

writeFileSync(join(folder, 'pattern'), 'x'.repeat(81));
writeFileSync(join(folder, 'set'), '1234............');

const commands = [...run(['--help']).stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name]) => name);
/** Option -> name of its value, nothing for a flag, as in the help of the command. */
const optionsOf = (command) =>
  new Map(
    [...run([command, '--help']).stdout.matchAll(/^ {2}(--[a-z-]+)( \S+)? {2}/gm)].map(([, name, value]) => [
      name,
      value?.trim(),
    ]),
  );
const helps = new Map(commands.map((command) => [command, optionsOf(command)]));
const all = new Map([...helps.values()].flatMap((options) => [...options]));

// Examples for options that need others or do not take any number.
const values = {
  '--algorithm': 'norvig',
  '--alphabet': '1',
  '--boxes': '2x2',
  '--cap': '1s',
  '--clues': 'odd-even',
  '--difficulty': 'easy',
  '--fill': '0.5',
  '--from': 'line',
  '--givens': 'minimal',
  '--jigsaw': join(folder, 'regions'),
  '--kind': 'random',
  '--knob': 'column=first',
  '--pattern': join(folder, 'pattern'),
  '--proof': join(folder, 'proof'),
  '--rule': 'diagonals',
  '--set': join(folder, 'set'),
  '--symmetry': 'half-turn',
  '--technique': 'naked-single',
  '--format': 'line',
};
const companions = { '--knob': ['--algorithm', 'dancing-links'], '--split-depth': ['--threads', '2'] };

function wordsFor(command, option) {
  const choices = helps.get(command).get(option)?.split('|');
  const isChoice = choices?.length > 1 || /^[a-z]+$/.test(choices?.[0] ?? '');
  const value = isChoice ? choices[0] : (values[option] ?? '1');
  const words = all.get(option) ? [option, value] : [option];
  const others = helps.get(command).has('--threads') || option === '--knob' ? [...(companions[option] ?? [])] : [];
  if (command === 'bench' && option !== '--algorithm' && option !== '--knob') others.push('--algorithm', 'norvig');
  if (command === 'contest') others.push('nobody=true');
  if (command === 'convert' && option !== '--format' && option !== '--formats') others.push('--format', 'line');
  return [command, ...words, ...others];
}

test("the general help names every command, and a command's help its options", () => {
  assert.deepEqual(commands.slice(0, 3), ['solve', 'count', 'split']);
  assert.equal(commands.length, 17);
  assert.equal(helps.get('solve').get('--proof'), 'FILE');
  assert.equal(helps.get('solve').get('--x'), undefined);
  for (const [command, options] of helps) assert.ok(options.has('--help'), command);
  const ways = [
    ['help', 'cnf'],
    ['cnf', '-h'],
    ['cnf', '--limit', '--help'],
  ].map((words) => run(words));
  for (const { stdout, status } of ways) assert.deepEqual([stdout, status], [ways[0].stdout, 0]);
});

test('a command takes the options of its help and no others', () => {
  for (const [at, [command, options]] of [...helps].entries()) {
    for (const [index, option] of [...all.keys()].entries()) {
      // One table holds the owners of all options: every fourth foreign option is tried.
      if (!options.has(option) && (at + index) % 4 > 0) continue;
      const words = wordsFor(command, option);
      const { status, stderr } = run(words, command === 'contender' ? 'quit' : '1234............');
      if (options.has(option)) {
        assert.notEqual(status, 2, `${words.join(' ')}: ${stderr}`);
      } else {
        assert.equal(status, 2, words.join(' '));
        assert.match(
          stderr,
          new RegExp(`^sudoscope: ${option} is an option of [a-z0-9, ]+\\. Try sudoscope ${command} --help\\.\\n$`),
        );
        assert.doesNotMatch(stderr, new RegExp(`of [^.]*\\b${command}\\b`));
      }
    }
  }
});

/** The answer to a wrong command line: the sentence, and the command for help. */
const refusal = (command, sentence) => `sudoscope: ${sentence} Try sudoscope ${command} --help.\n`;

test('the help for an unknown command is the general help', () => {
  const { status, stderr } = run(['help', 'dance']);
  assert.deepEqual([status, stderr], [2, 'sudoscope: There is no command “dance”. Try sudoscope --help.\n']);
});

test('an option without effect is refused with a sentence', () => {
  const refusals = [
    [
      'diagnose --threads 4 --algorithm norvig',
      '--threads is an option of solve, count, rate, bench, speedup and generate.',
    ],
    ['cnf --limit 3', '--limit is an option of solve, count, diagnose, bench, contest and speedup.'],
    ['count --format grid', '--format takes line or json, not “grid”.'],
    ['generate foo.txt', 'generate reads no file: “foo.txt” is one too many.'],
    ['algorithms --x', '--x is an option of solve, count, split, diagnose, techniques, path, rate, bench and 5 more.'],
    ['generate --x --kind unique', '--x makes puzzles for people and --kind puzzles for tests: use one or the other.'],
    ['solve --split-depth 3', '--split-depth goes with --threads.'],
    ['solve --knob column=first', '--knob needs --algorithm ID.'],
    [`solve --boxes 2x2 --jigsaw ${join(folder, 'regions')}`, '--jigsaw has regions in place of --boxes.'],
    ['convert --formats --alphabet 0', '--formats goes with nothing else.'],
    ['convert', 'convert takes either --format FORMAT or --formats, which lists them.'],
    ['bench', 'bench needs --algorithm ID.'],
    ['contest', 'contest needs NAME=COMMAND, one or more.'],
    ['contest norvig', 'A contender is NAME=COMMAND, not “norvig”.'],
    ['contest =true', 'A contender is NAME=COMMAND, not “=true”.'],
    ['contest a= b=true', 'A contender is NAME=COMMAND, not “a=”.'],
    ['contest a=true b=true a=false', 'Two contenders are called “a”.'],
    ['contest a=./none/there', 'a cannot be started: there is no program “./none/there”.'],
    ['contest a=true b=no-such-solver', 'b cannot be started: there is no program “no-such-solver”.'],
    ['contender norvig norvig', 'contender takes one algorithm.'],
    ['contender norvig:column=first', 'norvig has no knob “column”.'],
    ['solve --nope', 'There is no option “--nope”.'],
    ['solve -5', 'There is no option “-5”.'],
  ];
  for (const [words, sentence] of refusals) {
    const { status, stdout, stderr } = run(words.split(' '), '1234............');
    assert.equal(stderr, refusal(words.split(' ')[0], sentence));
    assert.deepEqual([status, stdout], [2, ''], words);
  }
});

test('wrong, missing, repeated or too large values are refused with a sentence', () => {
  const most = '18446744073709551615';
  const refusals = [
    ['solve --limit', '--limit takes a value.'],
    ['solve --proof --x', '--proof takes a value.'],
    ['solve --limit=', `--limit takes a number from 0 to ${most}, not “”.`],
    ['solve --limit 99999999999999999999', `--limit takes a number from 0 to ${most}, not “99999999999999999999”.`],
    ['solve --limit -1', `--limit takes a number from 0 to ${most}, not “-1”.`],
    ['solve --limit 1 --limit=1', '--limit is given twice.'],
    ['solve --algorithm dancing-links --knob column=first --knob column=first', 'The knob “column” is given twice.'],
    ['solve --algorithm dancing-links:column=first:column=first', 'The knob “column” is given twice.'],
    ['solve --x --x', '--x is given twice.'],
    ['solve --x=1', '--x takes no value.'],
    ['solve --proof -', '--proof takes the name of a file: standard output has the verdict.'],
    ['bench --algorithm norvig --cap 1e999s', '--cap takes a time such as 10s, 500ms or 2min, not “1e999s”.'],
    ['generate --fill nan', '--fill takes a share from 0 to 1, not “nan”.'],
    ['solve - -', 'One file at a time: “-” is a second one.'],
  ];
  for (const [words, sentence] of refusals) {
    const { status, stdout, stderr } = run(words.split(' '), '1234............');
    assert.equal(stderr, refusal(words.split(' ')[0], sentence));
    assert.deepEqual([status, stdout], [2, ''], words);
  }
});

test('after two dashes every word is a file', () => {
  writeFileSync(join(folder, '-x'), '1234............');
  const { stdout } = spawnSync(program, ['solve', '--limit', '2', '--', '-x'], { cwd: folder, encoding: 'utf8' });
  assert.equal(stdout, '1234341221434321 # several\n');
});

test('a file is never both read and written, under any name', () => {
  const at = (name) => join(folder, name);
  writeFileSync(at('puzzle'), impossible);
  symlinkSync('puzzle', at('symbolic'));
  linkSync(at('puzzle'), at('hard'));
  for (const proof of ['puzzle', './puzzle', at('puzzle'), 'symbolic', 'hard']) {
    for (const input of ['puzzle', 'hard']) {
      const words = ['solve', '--proof', proof, input];
      const { status, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
      const sentence = `The file ${input} and --proof ${proof} are the same file.`;
      assert.equal(stderr, refusal('solve', sentence));
      assert.equal(status, 2);
    }
  }
  for (const [script, sentence] of [
    ['"$0" solve --proof puzzle < hard', 'Standard input and --proof puzzle are the same file.'],
    ['"$0" solve puzzle >> symbolic', 'The file puzzle and standard output are the same file.'],
    ['"$0" count --jigsaw regions - >> regions', '--jigsaw regions and standard output are the same file.'],
    ['"$0" solve --proof proof puzzle >> proof', '--proof proof and standard output are the same file.'],
    ['"$0" solve --jigsaw regions --proof regions puzzle', '--jigsaw regions and --proof regions are the same file.'],
  ]) {
    const { status, stderr } = spawnSync('bash', ['--norc', '-c', script, program], { cwd: folder, encoding: 'utf8' });
    assert.equal(stderr, refusal(script.split(' ')[1], sentence));
    assert.equal(status, 2);
  }
  assert.equal(readFileSync(at('puzzle'), 'utf8'), impossible);
  assert.equal(readFileSync(at('regions'), 'utf8'), 'aabb\nabbd\naccd\nccdd\n');
});

test('a file that cannot be read is named, with the reason', () => {
  for (const [words, sentence] of [
    [
      ['convert', '--to', 'line', join(folder, 'none')],
      `The file ${folder}/none cannot be read: there is no such file or folder.`,
    ],
    [['convert', '--to', 'line', folder], `The file ${folder} cannot be read: it is a folder.`],
    [['solve', '--jigsaw', folder], `The file ${folder} cannot be read: it is a folder.`],
  ]) {
    const { status, stdout, stderr } = run(words);
    assert.equal(stderr, refusal(words[0], sentence));
    assert.deepEqual([status, stdout], [2, '']);
  }
  const closed = spawnSync('bash', ['--norc', '-c', '"$0" convert --to line <&-', program], { encoding: 'utf8' });
  assert.match(closed.stderr, /^sudoscope: Standard input cannot be read: it is closed\./);
  assert.equal(closed.status, 2);
});
