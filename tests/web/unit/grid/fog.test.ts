import { expect, test } from 'vitest';
import { fogOver, hasFog, puzzleInSight } from '../../../../web/grid/fog';
import { boxShape } from '../../../../web/grid/puzzle';

const solution = Uint8Array.from('1234341221434321', Number);

function puzzleWith(members: Readonly<Record<string, unknown>>, givens = '................') {
  const constraints = Object.entries(members).map(([kind, data]) => `${kind}=${JSON.stringify(data)}\n`);
  return {
    shape: { ...boxShape(2, 2), constraints: constraints.join('') },
    givens: Uint8Array.from(givens.replaceAll('.', '0'), Number),
  };
}

/** The fog as text, row after row: # where it lies. */
function fogOf(
  members: Readonly<Record<string, unknown>>,
  grid = '................',
  known: typeof solution | null = solution,
) {
  const entered = Uint8Array.from(grid.replaceAll('.', '0'), Number);
  const fog = fogOver(puzzleWith(members), entered, known);
  return (
    fog &&
    [...fog]
      .map((one) => (one ? '#' : '.'))
      .join('')
      .match(/..../g)!
      .join(' ')
  );
}

test('a puzzle without lamps, lights or triggers has no fog', () => {
  expect(fogOf({})).toBeNull();
  expect(fogOf({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }] })).toBeNull();
  expect(hasFog(puzzleWith({ triggereffect: [{ trigger: { type: 'cellvalue' }, effect: { type: 'sound' } }] }))).toBe(
    false,
  );
  expect(hasFog(puzzleWith({ foglight: ['R1C1'] }))).toBe(true);
});

test('fog with nothing that lights covers everything', () => {
  expect(fogOf({ fogofwar: [] })).toBe('#### #### #### ####');
});

test('a lamp lights the cells round it, and in a corner those that are there', () => {
  expect(fogOf({ fogofwar: ['R1C1'] })).toBe('..## ..## #### ####');
  expect(fogOf({ fogofwar: [{ cell: 'R4C4' }] })).toBe('#### #### ##.. ##..');
  expect(fogOf({ fogofwar: ['R1C4', 'R4C1'] })).toBe('##.. ##.. ..## ..##');
});

test('a light lights one cell, and lights may meet', () => {
  expect(fogOf({ foglight: ['R2C3', { cells: ['R3C3', 'R2C2'] }] })).toBe('#### #..# ##.# ####');
  expect(fogOf({ fogofwar: ['R2C2'], foglight: ['R2C3', 'r2c4'] })).toBe('...# .... ...# ####');
});

test('a right digit lights the cells round it, a wrong one does not', () => {
  expect(fogOf({ fogofwar: [] }, '1...............')).toBe('..## ..## #### ####');
  expect(fogOf({ fogofwar: [] }, '2...............')).toBe('#### #### #### ####');
  expect(fogOf({ fogofwar: [] }, '1..............1')).toBe('..## ..## ##.. ##..');
});

test('the fog comes back once a digit is taken away', () => {
  const before = fogOf({ fogofwar: ['R1C1'] });
  expect(fogOf({ fogofwar: ['R1C1'] }, '...............1')).not.toBe(before);
  expect(fogOf({ fogofwar: ['R1C1'] }, '................')).toBe(before);
});

test('without a known solution givens alone light', () => {
  expect(fogOf({ fogofwar: [] }, '1...............', null)).toBe('#### #### #### ####');
  const given = puzzleWith({ fogofwar: [] }, '1...............');
  expect([...fogOver(given, given.givens, null)!.slice(0, 4)]).toEqual([0, 1, 1, 1]);
});

test('triggers light their cells in place of those round right digits', () => {
  const trigger = (cell: string, cells: unknown, value?: string) => ({
    trigger: { type: 'cellvalue', cell, value },
    effect: { type: 'foglight', cells },
  });
  const one = { triggereffect: [trigger('r1c1', ['r4c4', 'r3c1'])] };
  expect(fogOf(one)).toBe('#### #### #### ####');
  expect(fogOf(one, '3...............')).toBe('#### #### #### ####');
  expect(fogOf(one, '1...............')).toBe('#### #### .### ###.');
  const both = { triggereffect: [trigger('r1c1r1c2', 'r2c2-r3c3')] };
  expect(fogOf(both, '1...............')).toBe('#### #### #### ####');
  expect(fogOf(both, '12..............')).toBe('#### #..# #..# ####');
  expect(fogOf({ triggereffect: [trigger('r1c1', ['r1c1'], '3')] }, '3...............', null)).toBe(
    '.### #### #### ####',
  );
});

test('damaged lights light nothing', () => {
  expect(fogOf({ fogofwar: ['R9C9', 7, null, { cell: 4 }], foglight: 'none', triggereffect: [null, {}] })).toBe(
    '#### #### #### ####',
  );
});

test('only clues that lie wholly outside the fog are in sight', () => {
  const puzzle = puzzleWith({
    killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }, { cells: ['R2C2', 'R2C3'] }],
    arrow: [{ lines: [['R3C3', 'R4C4']], cells: ['R3C3'] }],
    sandwichsum: [{ cell: 'R1C0', value: '5' }],
    fogofwar: ['R1C1'],
  });
  puzzle.shape.constraints = `antiknight\n${puzzle.shape.constraints}`;
  const fog = fogOver(puzzle, puzzle.givens, null)!;
  expect(puzzleInSight(puzzle, fog).shape.constraints.split('\n')).toEqual([
    'antiknight',
    'killercage=[{"cells":["R1C1","R1C2"],"value":"3"}]',
    'sandwichsum=[{"cell":"R1C0","value":"5"}]',
    'fogofwar=["R1C1"]',
    '',
  ]);
  expect(puzzleInSight(puzzle, new Uint8Array(16))).toEqual(puzzle);
});

test('with a dot in fog no rule of pairs without dots is used', () => {
  const rules = 'nonconsecutive\nnegative=["ratio"]\nantiknight\n';
  const kindsWith = (ratio: string): string[] => {
    const puzzle = puzzleWith({
      ratio: [{ cells: ['R1C1', 'R1C2'] }, { cells: ratio.split(' ') }],
      fogofwar: ['R1C1'],
    });
    puzzle.shape.constraints = rules + puzzle.shape.constraints;
    const told = puzzleInSight(puzzle, fogOver(puzzle, puzzle.givens, null)!).shape.constraints;
    return told.match(/^[a-z]+/gm)!;
  };
  expect(kindsWith('R2C1 R2C2')).toEqual(['nonconsecutive', 'negative', 'antiknight', 'ratio', 'fogofwar']);
  expect(kindsWith('R4C3 R4C4')).toEqual(['antiknight', 'ratio', 'fogofwar']);
});
