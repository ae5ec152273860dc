// `sudoscope techniques` as people run it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './command.mjs';

const conclusions = (result) => result.objects().map(({ conclusions: each }) => each);

test('techniques prints each deduction of a puzzle with its line, its conclusions and a sentence', () => {
  const result = run(['techniques', '--technique', 'full-house'], '123.............\n................\n');
  assert.deepEqual(result.objects(), [
    {
      line: 1,
      technique: 'full-house',
      conclusions: ['r1c4=4'],
      sentence: 'r1c4 is the last empty cell of row 1, where only 4 is missing.',
    },
  ]);
  assert.equal(result.status, 0);
});

test('techniques reads positions with givens, entries and candidates', () => {
  const fields = '==1,==2,=3,24,12,34,24,24,24,34,34,34,34,34,34,34';
  const result = run(['techniques', '--list', '--technique', 'naked-single,naked-pair'], `${fields}\n`);
  assert.equal(result.status, 0);
  assert.ok(conclusions(result).some((each) => each.includes('r1c4=4')));
});

test('techniques takes a shared synonym for all its techniques, and refuses an unknown name', () => {
  const singles = run(['techniques', '--technique', 'sole-candidate,pinned-digit'], '123.............');
  assert.deepEqual(
    [...new Set(singles.objects().map(({ technique }) => technique))],
    ['hidden-single', 'naked-single'],
  );
  const none = run(['techniques', '--technique', 'magic'], '123.............');
  assert.equal(none.status, 2);
  assert.match(none.stderr, /There is no technique “magic”: sudoscope techniques --names lists them\./);
});

test('techniques reports wrong fields of a position with their line and number', () => {
  const line = (fields) => run(['techniques', '--list'], `${fields}\n`);
  const square = line('==1,=2,3');
  assert.equal(square.status, 1);
  assert.match(square.stderr, /^line 1(, column 1)?: There are 3 fields between the commas/m);
  const field = line(`==1,=23,${Array(14).fill('1').join(',')}`);
  assert.match(field.stderr, /^line 1, column 5: Field 2 is “=23”/m);
  const high = line(`==1,=5,${Array(14).fill('1').join(',')}`);
  assert.match(high.stderr, /with digits up to 4\./);
});

test('techniques --names lists every technique with its synonyms, and takes no other option', () => {
  const names = run(['techniques', '--names']).lines();
  assert.ok(names.some((line) => line.startsWith('naked-quadruple') && line.includes('naked-quad')));
  assert.equal(run(['techniques', '--names', '--list']).status, 2);
});

test('techniques cuts off a search among countless patterns, always at the same place, and says so', () => {
  // Candidates struck at random: a position that nobody reaches by solving.
  const position =
    '1369,146,3689,234578,3,2457,456,4567,4679,38,==7,==2,3458,==6,458,==1,3,345,69,49,==5,==1,34,7,4' +
    '69,==8,==2,269,==8,69,2456,4,==1,==3,24567,45679,==4,1569,16,235678,3578,2568,569,256,568,6,==3,' +
    '==7,468,==9,2468,25,==1,6,19,19,6,47,==2,==3,==8,456,146,==5,16,==4,8,178,==9,26,26,1,12368,1,1,' +
    '468,1458,456,==7,==9,346';
  const words = ['techniques', '--technique', 'siamese-fish,naked-single'];
  const once = run(words, position);
  assert.equal(once.status, 0);
  assert.match(once.stderr, /^line 1: The search for siamese-fish was cut short, so there may be more steps\.\n$/);
  assert.equal(run(words, position).stdout, once.stdout);
});
