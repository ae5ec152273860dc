// The `sudoscope` command as people run it: output, errors and exit status.
// node --test tests/solver/cli, with SUDOSCOPE naming the program (else build/release/sudoscope, then build/dev).
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { data, program, run } from './command.mjs';

const impossible = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';
const keys = 'puzzle status solutions solution algorithm steps guesses backtracks max_level seconds error'.split(' ');

test('solve prints one JSON object a puzzle with exactly the promised keys', () => {
  const { objects, status, stderr } = run(['solve', '--format', 'json', data('hardest11.txt')]);
  assert.equal(status, 0);
  assert.equal(stderr, '');
  assert.equal(objects().length, 11);
  for (const object of objects()) {
    assert.deepEqual(Object.keys(object), keys);
    assert.equal(object.status, 'unique');
    assert.equal(object.solutions, 1);
    assert.match(object.solution, /^[1-9]{81}$/);
    assert.equal(object.error, null);
  }
});

test('every algorithm gives the same verdict and solution', () => {
  const ids = run(['algorithms'])
    .stdout.trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  assert.ok(ids.includes('propagate-and-guess'));
  const verdicts = ids.map((id) =>
    run(['solve', '--format', 'json', '--algorithm', id, data('uniq6.txt')])
      .objects()
      .map(({ status, solution }) => ({ status, solution })),
  );
  const taken = verdicts.filter(([first]) => first.status !== 'invalid');
  assert.equal(taken.length, ids.length - 1, 'sudoscope-9 takes 9x9 only');
  for (const verdict of taken) assert.deepEqual(verdict, taken[0]);
});

test('diagnose names the fault of a puzzle and the probable correction', () => {
  const puzzle = readFileSync(data('top95.txt'), 'utf8').split('\n')[0];
  const [none, several, unique] = run(
    ['diagnose', '--list', '-'],
    // A given of another box in r1c2; the first given left out; as published.
    [`44${puzzle.slice(2)}`, `.${puzzle.slice(1)}`, puzzle].join('\n'),
  ).objects();
  assert.deepEqual([none.status, several.status, unique.status], ['none', 'several', 'unique']);
  assert.deepEqual(none.conflicts[0], { house: 'row 1', digit: 4, cells: ['r1c1', 'r1c2'] });
  assert.deepEqual(
    none.core.map(({ cell }) => cell),
    ['r1c1', 'r1c2'],
  );
  assert.equal(none.chain.at(-1).sentence, 'Row 1 holds 4 twice, at r1c1 and r1c2.');
  // Either repair leaves one solution; a wrong digit is likelier than a superfluous one.
  assert.deepEqual(none.repairs[0], { kind: 'change', cell: 'r1c2', from: 4, to: 1 });
  assert.deepEqual(none.repairs[1], { kind: 'remove', cell: 'r1c2', from: 4, to: 0 });
  assert.equal(several.solutions, 21786);
  assert.equal(several.trueCandidates.length, 81);
  assert.equal(
    several.candidateCounts[0].reduce((sum, count) => sum + count),
    21786,
  );
  assert.deepEqual(several.extraGivens, [{ cell: 'r1c1', digit: 4 }]);
  assert.ok(Math.abs(several.estimate.mean - 21786) < 4 * several.estimate.standardError);
  assert.deepEqual([unique.minimal, unique.redundant, unique.singles], [true, [], false]);
});

test('solve prints a different status for each kind of verdict', () => {
  const status = (args, puzzle) => run(['solve', '--format', 'json', ...args], puzzle).objects()[0].status;
  assert.equal(status([], '1...............'), 'several');
  assert.equal(status(['--limit', '1'], '1...............'), 'solved');
  assert.equal(status(['--max-steps', '1'], '1...............'), 'unfinished');
  assert.equal(status([], '11..............'), 'none');
  assert.equal(status([], '1.......'), 'invalid');
  assert.equal(status(['--x'], '1..............1'), 'none');
});

test('solve gives the reason for an impossible grid in every format', () => {
  const why = '1, 5 and 6 share only 2 places in column 5: r8c5 and r9c5.';
  assert.equal(run(['solve'], impossible).stdout, `${impossible} # none: ${why}\n`);
  assert.ok(run(['solve', '--format', 'grid'], impossible).stdout.startsWith(`# none: ${why}\n`));
  const [object] = run(['solve', '--format', 'json'], impossible).objects();
  assert.deepEqual([object.status, object.steps, object.error], ['none', 0, why]);
});

test('solve reads its own output', () => {
  for (const format of ['line', 'grid']) {
    const first = run(['solve', '--format', format], '1234............');
    const again = run(['solve', '--format', 'json'], first.stdout);
    assert.equal(again.objects()[0].status, 'unique', format);
  }
});

test('a grid over several lines is one puzzle, a list is many', () => {
  const grid = '1 . | . 4\n. 2 | . .\n----+----\n. . | . .\n. 3 | . .\n';
  assert.equal(run(['solve', '--format', 'json'], grid).objects().length, 1);
  const rows = Array.from({ length: 16 }, (_, row) => '.'.repeat(row) + 'F' + '.'.repeat(15 - row)).join('\n');
  assert.match(run(['solve', '--limit', '1', '--format', 'json'], rows).objects()[0].puzzle, /^.{256}$/);
  assert.equal(run(['solve'], '# a list\n\n1...............\n.1..............\n').stdout.split('\n').length, 3);
});

test('with --list lines are puzzles even if together they would be a grid', () => {
  const rows = Array.from({ length: 16 }, (_, row) => '.'.repeat(row) + '1' + '.'.repeat(15 - row)).join('\n');
  const objects = run(['solve', '--list', '--limit', '1', '--format', 'json'], rows).objects();
  assert.equal(objects.length, 16);
  assert.equal(objects[15].puzzle, '.'.repeat(15) + '1');
});

test('a bad line is reported with its number and does not stop the rest', () => {
  const list = `${'1'.padEnd(16, '.')}\n${'z'.padEnd(16, '.')}\n\n${'.1'.padEnd(16, '.')}\n`;
  const { stdout, stderr, status } = run(['solve'], list);
  assert.equal(status, 1);
  assert.equal(stdout.trim().split('\n').length, 2);
  assert.match(stderr, /^line 2, column 1: “z” is not a digit of a 4x4 grid\.\n$/);
  const objects = run(['solve', '--format', 'json'], list).objects();
  assert.deepEqual(
    objects.map((object) => object.status),
    ['several', 'invalid', 'several'],
  );
  assert.deepEqual(Object.keys(objects[1]), keys);
});

test('an algorithm that prepares the grid lists the singles of each pass', () => {
  const singles = (algorithm) =>
    run(['solve', '--format', 'json', '--algorithm', algorithm], '.234341221434321').objects()[0].singles_per_pass;
  assert.deepEqual(singles('singles-first'), [1, 0]);
  assert.equal(singles('brute-force-candidates'), undefined);
  assert.equal(singles('propagate-and-guess'), undefined);
});

test('a list of mostly bad lines is still a list', () => {
  const { stdout, stderr, status } = run(['solve'], `${'1'.padEnd(16, '.')}\n2\n2x\n${'.'.repeat(13)}\n`);
  assert.equal(status, 1);
  assert.equal(stdout, '1234341221434321 # several\n');
  assert.deepEqual(stderr.match(/^line \d/gm), ['line 2', 'line 3', 'line 4']);
});

test('a grid with a mistake is one bad grid, and the mistake is reported at its place in the file', () => {
  const { stdout, stderr, status } = run(['solve'], '# a grid\n\n1...\n..5.\n....\n....\n');
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.equal(stderr, 'line 4, column 3: “5” is not a digit of a 4x4 grid.\n');
});

test('a grid whose other rows are blank is one puzzle', () => {
  const [object] = run(['solve', '--format', 'json'], '1\t2\t3\t4\n\t\t\t\n\t\t\t\n\t\t\t\n').objects();
  assert.equal(object.puzzle, '1234............');
});

test('byte order marks and Windows line ends change nothing', () => {
  const { stdout, status } = run(['solve'], '\uFEFF# a list\r\n1...............\r\n.1..............\r\n');
  assert.equal(status, 0);
  assert.equal(stdout.split('\n').length, 3);
});

test('UTF-16 and carriage returns as line ends change nothing, and errors keep their place', () => {
  const list = `${readFileSync(data('hardest11.txt'), 'utf8').trim()}\n12345\n`;
  const stored = list.replaceAll('\n', '\r');
  const littleEndian = Buffer.from(`\uFEFF${stored}`, 'utf16le');
  for (const args of [['solve'], ['solve', '--algorithm', 'sudoscope-9'], ['convert', '--to', 'sdm']]) {
    const expected = run(args, list);
    assert.match(expected.stderr, /^line 12\b/);
    for (const input of [stored, littleEndian, Buffer.from(littleEndian).swap16()]) {
      assert.deepEqual(run(args, input).stderr, expected.stderr);
      assert.deepEqual(run(args, input).stdout, expected.stdout);
    }
  }
});

test('an empty file without a puzzle, and a folder in place of a file, are reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));
  const file = join(folder, 'empty.txt');
  writeFileSync(file, '');
  const empty = run(['solve', file]);
  assert.deepEqual([empty.status, empty.stderr], [1, 'There is no puzzle in the input.\n']);
  assert.equal(run(['solve', folder]).status, 2);
  const { status } = spawnSync(program, ['solve'], { stdio: [openSync(folder), 'ignore', 'ignore'] });
  assert.equal(status, 2);
});

test('count prints the number of solutions', () => {
  assert.equal(run(['count'], '.'.repeat(16)).stdout, '288\n');
  assert.equal(run(['count', '--boxes', '1x4'], '.'.repeat(16)).stdout, '576\n');
  assert.equal(run(['count', '--x'], '.'.repeat(16)).stdout, '48\n');
  assert.equal(run(['count', '--limit', '10'], '.'.repeat(16)).stdout, '10\n');
  // The first row fixed: 6! times this are all 28,200,960 grids of 6x6.
  assert.equal(run(['count'], '123456' + '.'.repeat(30)).stdout, '39168\n');
});

test('regions of a jigsaw are read from a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sudoscope-')), 'regions.txt');
  writeFileSync(file, 'aabb\nabbd\naccd\nccdd\n');
  const [object] = run(['solve', '--jigsaw', file, '--format', 'json', '--limit', '1'], '1'.padEnd(16, '.')).objects();
  assert.equal(object.status, 'solved');
  const region = [0, 1, 4, 8]
    .map((cell) => object.solution[cell])
    .sort()
    .join('');
  assert.equal(region, '1234');
  writeFileSync(file, '\uFEFFaabb\r\nabbd\r\naccd\r\nccdd\r\n');
  assert.equal(run(['solve', '--jigsaw', file], '1'.padEnd(16, '.')).status, 0);
  writeFileSync(file, '\n');
  assert.match(run(['solve', '--jigsaw', file], '').stderr, /regions\.txt: There are no cells in this text\./);
  writeFileSync(file, 'aabb\nabb\naccd\nccdd\n');
  const { status, stderr } = run(['solve', '--jigsaw', file], '1'.padEnd(16, '.'));
  assert.equal(status, 2);
  assert.match(stderr, /line 2: Row 2 has 3 cells where 4 were expected\./);
});

test('solve passes a knob on to the algorithm', () => {
  const args = ['solve', '--format', 'json', '--algorithm', 'dancing-links'];
  const puzzle = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  const [smallest] = run(args, puzzle).objects();
  const [first] = run([...args, '--knob', 'column=first', '--max-steps', '10000'], puzzle).objects();
  assert.notEqual(smallest.steps, first.steps);
  const [named] = run([...args.slice(0, -1), 'dancing-links:column=first', '--max-steps', '10000'], puzzle).objects();
  assert.equal(named.steps, first.steps);
  assert.equal(run([...args, '--knob', 'column=last'], puzzle).status, 2);
  assert.equal(run([...args, '--knob', 'row=first'], puzzle).status, 2);
});

test('a wrong command line ends with a sentence and status 2', () => {
  for (const args of [
    [],
    ['dance'],
    ['solve', '--nope'],
    ['solve', '--limit', '-1'],
    ['solve', '--limit'],
    ['solve', '--boxes', '3'],
    ['solve', '--format', 'xml'],
    ['solve', '--algorithm', 'none'],
    ['solve', '--algorithm', 'norvig,brute-force'],
    ['solve', '--algorithm', 'dancing-links:column'],
    ['solve', '--format', 'csv'],
    ['solve', '--cap', '10s'],
    ['solve', '/no/such/file'],
    ['solve', 'a', 'b'],
  ]) {
    const { status, stderr, stdout } = run(args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, /^sudoscope: .+\. Try sudoscope (?:solve )?--help\.\n$/, args.join(' '));
    assert.equal(stdout, '');
  }
  assert.equal(run(['--help']).status, 0);
  assert.match(run(['solve', '--help']).stdout, /^Usage:/);
});

test('a box shape that does not fit makes the line invalid', () => {
  const { status, stderr } = run(['solve', '--boxes', '3x3'], '.'.repeat(36));
  assert.equal(status, 1);
  assert.match(stderr, /Boxes of 3x3 do not fit a 6x6 grid/);
});

test('threads count, solve and stop as one search does, except for the first solution found', () => {
  const several = '12....3....5..4.................2...\n';
  const facts = (args, puzzle) => {
    const [{ status, solutions, steps, guesses, backtracks, max_level }] = run(
      [...args, '--format', 'json'],
      puzzle,
    ).objects();
    return { status, solutions, steps, guesses, backtracks, max_level };
  };
  for (const algorithm of ['brute-force', 'box-by-box', 'norvig', 'algorithm-x']) {
    const alone = facts(['count', '--algorithm', algorithm], several);
    assert.equal(alone.solutions, 1296);
    for (const split of [[], ['--split-depth', '3']])
      assert.deepEqual(facts(['count', '--algorithm', algorithm, '--threads', '3', ...split], several), alone);
  }
  assert.equal(run(['count', '--threads', '2', '--limit', '7'], several).stdout, '7\n');
  assert.match(
    run(['count', '--threads', '2', '--max-steps', '500'], several).stdout,
    /^\d+ # unfinished, \d+ % of the tree explored\n$/,
  );
  assert.equal(run(['solve', '--threads', '2'], impossible).status, 0);
  const solved = ['solve', data('hardest11.txt')];
  assert.equal(run([...solved, '--threads', '2']).stdout, run(solved).stdout);
});

test('speedup has a row for 1, 2, 4 ... and the most threads, with the same counts', () => {
  const puzzle = '12....3....5..4.................2...\n';
  const rows = run(['speedup', '--threads', '3', '--format', 'json'], puzzle).objects();
  assert.deepEqual(
    rows.map(({ threads }) => threads),
    [1, 2, 3],
  );
  for (const { solutions, steps, status, ratio } of rows) {
    assert.deepEqual([solutions, steps, status], [1296, rows[0].steps, 'finished']);
    assert.ok(ratio > 0);
  }
  assert.equal(rows[0].ratio, 1);
  assert.deepEqual(run(['speedup'], 'no puzzle').stdout, '');
  assert.match(run(['speedup', '--threads', '2'], puzzle).stdout, /^threads +seconds +ratio .*\n +1 .*\n +2 .*\n$/);
});

test('an impossible number of threads is refused', () => {
  for (const threads of ['0', '-1', 'two', '5000']) {
    const { status, stderr } = run(['count', '--threads', threads], '1...............');
    assert.equal(status, 2);
    assert.match(stderr, /--threads takes a number from 1 to 1024/);
  }
  assert.equal(run(['count', '--split-depth', '-2'], '1...............').status, 2);
});

test('cnf prints as many clauses of a puzzle as its first line announces', () => {
  const { stdout, status } = run(['cnf', '--boxes', '2x2', '-'], '12..............\n');
  assert.equal(status, 0);
  const [comment, header, ...clauses] = stdout.trim().split('\n');
  assert.match(comment, /^c /);
  const [, variables, count] = /^p cnf (\d+) (\d+)$/.exec(header);
  assert.equal(Number(variables), 64);
  assert.equal(Number(count), clauses.length);
  assert.ok(clauses.includes('1 0'), 'the given 1 in the first cell');
});

test('--proof works for solve alone, with one puzzle and one algorithm', () => {
  assert.match(run(['count', '--proof', 'x', '-']).stderr, /an option of solve/);
  assert.match(run(['solve', '--proof', 'x', '--algorithm', 'norvig', '-']).stderr, /sudoscope-n writes it/);
  assert.match(run(['solve', '--proof', 'x', data('hardest11.txt')]).stderr, /takes one puzzle/);
});

test('a stream of puzzles has the results of single puzzles, in their order, on any number of threads', () => {
  const lines = ['top95.txt', '17clue_sample.txt', 'hardest_1905_sample.txt'].flatMap((name) =>
    readFileSync(data(name), 'utf8').split('\n').filter(Boolean),
  );
  const noneSoon = `12345678.........9${'.'.repeat(63)}`;
  const others = ['# a comment', '', '11' + '.'.repeat(79), 'wrong', `${lines[0]} # said`, '.'.repeat(81), noneSoon];
  // Several pieces of lines, with others among them and line ends of both kinds.
  const input = Array.from({ length: 7000 }, (_, i) => {
    const line = i % 97 === 1 ? others[((i - 1) / 97) % others.length] : lines[i % lines.length];
    return line + (i % 5 === 0 ? '\r\n' : '\n');
  }).join('');
  for (const limit of ['1', '2']) {
    const outputs = [1, 2, 5].map((threads) =>
      run(['solve', '--algorithm', 'sudoscope-9', '--limit', limit, '--threads', String(threads)], input),
    );
    // With a limit of steps each puzzle is judged by itself.
    const alone = run(['solve', '--algorithm', 'sudoscope-9', '--limit', limit, '--max-steps', '100000000'], input);
    assert.equal(alone.status, 1);
    const statuses = (output) => output.split('\n').map((line) => line.slice(81));
    for (const { stdout, stderr, status } of outputs) {
      assert.equal(status, 1);
      assert.equal(stderr, alone.stderr);
      assert.deepEqual(statuses(stdout), statuses(alone.stdout));
      // If there are several, any of them may come first.
      const sole = (output) => output.split('\n').filter((line) => line.endsWith('unique'));
      assert.deepEqual(sole(stdout), sole(alone.stdout));
    }
  }
});

test('a stream other than a list of plain lines is read like any input', () => {
  const grid = run(
    ['solve', '--algorithm', 'sudoscope-9'],
    `${'. '.repeat(9).trim()}\n`.repeat(8) + '1 2 3 4 5 6 7 8 9\n',
  );
  assert.match(grid.stdout, /^[1-9]{81} # several\n$/);
  const small = run(['solve', '--algorithm', 'sudoscope-9'], '1234............\n');
  assert.equal(small.status, 1);
  assert.match(small.stderr, /Sudoscope 9 takes 9x9 grids/);
  const nothing = run(['solve', '--algorithm', 'sudoscope-9', '/no/such/file']);
  assert.equal(nothing.status, 2);
  assert.match(nothing.stderr, /cannot be read/);
});
