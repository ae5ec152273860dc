// The rules that drawings and a rules text are taken for, and the clues that they become.
import { describe, expect, it } from 'vitest';
import { constraintsIn } from '../../../../../../web/grid/constraints';
import { proposalsFor } from '../../../../../../web/features/setting/drawn/propose';
import { questionWords } from '../../../../../../web/features/setting/drawn/proposal_words';
import { withProposals } from '../../../../../../web/features/setting/drawn/take_proposal';

type Drawn = Record<string, object[]>;

const textOf = (drawn: Drawn): string =>
  Object.entries(drawn)
    .map(([kind, entries]) => `${kind}=${JSON.stringify(entries)}\n`)
    .join('');

const line = (outlineC: string, width: number, ...lines: string[]): object => ({
  lines: lines.map((cells) => cells.split(' ')),
  outlineC,
  width,
});
const arrow = (cells: string): object => ({ ...line('#a1a1a1', 0.08, cells), headLength: 0.3 });
const angle = (cell: string, ...wayPoints: number[][]): object => ({ ...line('#000', 0.02, cell), wayPoints });
const figure = (cells: string, baseC: string, size: number, more: object = {}): object => ({
  cells: cells.split(' '),
  baseC,
  outlineC: '#a1a1a1',
  width: size,
  height: size,
  ...more,
});
const text = (cells: string, value: string, more: object = {}): object => ({ cells: cells.split(' '), value, ...more });

/** The kinds and clues that are proposed. */
const proposed = (drawn: Drawn, rules = ''): Record<string, readonly object[]> =>
  Object.fromEntries(proposalsFor(9, textOf(drawn), rules).map(({ kind, entries }) => [kind, entries]));

const lineEntry = (cells: string): object => ({ lines: [cells.split(' ')] });

describe('a drawing with a form of its own', () => {
  it.each<[string, Drawn, Record<string, object[]>]>([
    [
      'a tube from a bulb, drawn from either end, with branches',
      {
        line: [line('#CFCFCF', 0.33, 'R1C1 R1C2', 'R3C3 R2C2 R1C1'), line('#cfcfcf', 0.33, 'R9C9 R9C8')],
        circle: [figure('R1C1', '#CFCFCF', 0.85), figure('R9C8', '#CFCFCF', 0.85), figure('R1C1', '#CFCFCF', 0.85)],
      },
      {
        thermometer: [
          {
            lines: [
              ['R1C1', 'R1C2'],
              ['R1C1', 'R2C2', 'R3C3'],
            ],
          },
          { lines: [['R9C8', 'R9C9']] },
        ],
      },
    ],
    [
      'a circle with two shafts, and a pill of two cells',
      {
        line: [arrow('R1C1 R1C2'), arrow('R1C1 R2C1 R3C1'), arrow('R5C5 R5C6 R6C6')],
        circle: [
          figure('R1C1', '#ffffff', 0.83),
          figure('R5C5 R5C6', '#ffffff', 0.83, { width: 1.83 }),
          figure('R8C8', '#ffffff', 0.83),
        ],
      },
      {
        arrow: [
          {
            cells: ['R1C1'],
            lines: [
              ['R1C1', 'R1C2'],
              ['R1C1', 'R2C1', 'R3C1'],
            ],
          },
          { cells: ['R5C5', 'R5C6'], lines: [['R5C6', 'R6C6']] },
        ],
      },
    ],
    [
      'a thin line between two white circles',
      {
        line: [line('#CFCFCF', 0.03, 'R1C1 R1C2 R1C3')],
        circle: [figure('R1C1', '#ffffff', 0.8), figure('R1C3', '#ffffff', 0.8)],
      },
      { betweenline: [lineEntry('R1C1 R1C2 R1C3')] },
    ],
    [
      'a line between two diamonds',
      {
        line: [line('#8080ff', 0.1, 'R1C1 R1C2 R1C3')],
        rectangle: [figure('R1C1', '#ffffff', 0.6, { angle: 45 }), figure('R1C3', '#ffffff', 0.6, { angle: 45 })],
      },
      { lockout: [lineEntry('R1C1 R1C2 R1C3')] },
    ],
    [
      'a thin line across the grid',
      { line: [line('#34BBE6', 0.03, [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `R${at}C${10 - at}`).join(' '))] },
      { 'diagonal+': [] },
    ],
    [
      'white and black dots on edges, with a number or without',
      {
        circle: [
          figure('R1C2 R1C1', '#ffffff', 0.3),
          figure('R4C4 R5C4', '#fff', 0.3, { value: 3 }),
          figure('R1C5 R2C5', '#000000', 0.3, { value: '' }),
        ],
      },
      {
        difference: [{ cells: ['R1C1', 'R1C2'] }, { cells: ['R4C4', 'R5C4'], value: '3' }],
        ratio: [{ cells: ['R1C5', 'R2C5'] }],
      },
    ],
    [
      'the letters X and V on edges',
      { text: [text('R1C1 R1C2', 'X'), text('R2C1 R3C1', 'v'), text('R5C5', 'X')] },
      {
        xv: [
          { cells: ['R1C1', 'R1C2'], value: 'X' },
          { cells: ['R2C1', 'R3C1'], value: 'V' },
        ],
      },
    ],
    [
      'signs on edges, also turned ones',
      { text: [text('R1C1 R1C2', '<'), text('R1C1 R2C1', '^'), text('R4C4 R5C4', '>', { angle: 90 })] },
      {
        inequality: [
          { cells: ['R1C1', 'R1C2'], value: '<' },
          { cells: ['R1C1', 'R2C1'], value: '<' },
          { cells: ['R4C4', 'R5C4'], value: '>' },
        ],
      },
    ],
    [
      'digits in a circle on a corner',
      { circle: [figure('R1C1 R1C2 R2C1 R2C2', '#ffffff', 0.7, { value: '1 2\n5 9' })] },
      { quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 2, 5, 9] }] },
    ],
    [
      'grey circles and squares in cells',
      { circle: [figure('R1C1', '#CFCFCF', 0.7)], rectangle: [figure('R2C2', '#CFCFCF', 0.7)] },
      { odd: [{ cell: 'R1C1' }], even: [{ cell: 'R2C2' }] },
    ],
    [
      'a grey cell with angles that point outwards, or inwards',
      {
        rectangle: [figure('R1C1', '#ccc', 1), figure('R2C2', '#ccc', 1)],
        line: [
          angle('R1C1', [0.6, 0.89], [0.5, 0.94], [0.4, 0.89]),
          angle('R2C2', [1.6, 1.94], [1.5, 1.89], [1.4, 1.94]),
        ],
      },
      { maximum: [{ cell: 'R1C1' }], minimum: [{ cell: 'R2C2' }] },
    ],
    [
      'a cage with its sum, or with a small number in its first cell',
      {
        cage: [{ cells: ['R1C1', 'R1C2'], value: '12' }, { cells: ['R5C6', 'R5C5'] }, { cells: ['R8C8', 'R8C9'] }],
        text: [text('R5C5', '7', { center: [4.2, 4.2] })],
      },
      {
        killercage: [
          { cells: ['R1C1', 'R1C2'], value: '12' },
          { cells: ['R5C6', 'R5C5'], value: '7' },
        ],
      },
    ],
    [
      'a number beside the grid with an arrow along a diagonal',
      {
        text: [text('R7C0', '7')],
        line: [
          {
            lines: [['R7C0']],
            wayPoints: [
              [6.8, -0.2],
              [6.98, -0.02],
            ],
          },
        ],
      },
      { littlekillersum: [{ cell: 'R7C0', direction: 'DR', value: '7' }] },
    ],
    [
      'numbers beside the grid in the sign of their kind',
      { text: [text('R0C2', '▯'), text('R0C2', '3'), text('R5C10', '◯'), text('R5C10', '16')] },
      { skyscraper: [{ cell: 'R0C2', value: '3' }], xsum: [{ cell: 'R5C10', value: '16' }] },
    ],
  ])('is taken for its rule without any words: %s', (_, drawn, expected) => {
    expect(proposed(drawn)).toEqual(expected);
  });

  it('is left alone where it has no customary meaning', () => {
    const drawn = {
      line: [line('#ff0000', 0.2, 'R1C1 R1C2'), line('#00ff00', 0.2, 'R1C1')],
      rectangle: [figure('R2C2', '#ffdddd', 1)],
      text: [text('R0C2', '3'), text('R5C5', 'hello')],
      cage: [{ cells: ['R1C1', 'R1C2'] }],
    };
    expect(proposed(drawn)).toEqual({});
  });
});

describe('a plain line', () => {
  const one = lineEntry('R1C1 R1C2 R1C3');
  const kindsOf = (rules: string, ...colours: string[]): unknown =>
    proposalsFor(9, textOf({ line: colours.map((colour) => line(colour, 0.2, 'R1C1 R1C2 R1C3')) }), rules).map(
      ({ kind, colour, entries }) => [colour, kind, (entries[0] as { value?: string }).value ?? ''],
    );

  it.each([
    ['#CFCFCF', 'palindrome', undefined],
    ['#F067F0', 'renban', undefined],
    ['#C060C0', 'renban', undefined],
    ['#67F067', 'whispers', undefined],
    ['#FF9A00', 'whispers', '4'],
    ['#2ECBFF', 'regionsumline', undefined],
    ['#FFCCAA', 'entropicline', undefined],
    ['#33BBBB', 'modularline', undefined],
    ['#C9C883', 'nabner', undefined],
    ['#cdb1ec', 'zipperline', undefined],
  ])('of the colour %s means %s by custom', (colour, kind, value) => {
    const drawn = { line: [line(colour, 0.2, 'R1C1 R1C2 R1C3')] };
    expect(proposed(drawn)).toEqual({ [kind]: [value ? { ...one, value } : one] });
  });

  it('means the rule that the text gives to its colour, in English or German', () => {
    expect(
      kindsOf('Green lines are palindromes. On red lines, odd and even digits alternate.', '#67F067', '#ff0000'),
    ).toEqual([
      ['green', 'palindrome', ''],
      ['red', 'parityline', ''],
    ]);
    expect(kindsOf('Die Ziffern auf einer rosa Linie bilden ein Palindrom.', '#F067F0')).toEqual([
      ['purple', 'palindrome', ''],
    ]);
    expect(kindsOf('Benachbarte Ziffern auf grünen Linien unterscheiden sich um mindestens 6.', '#67F067')).toEqual([
      ['green', 'whispers', '6'],
    ]);
    expect(kindsOf('Adjacent digits on an orange line have a difference of at least 4.', '#FF9A00')).toEqual([
      ['orange', 'whispers', '4'],
    ]);
  });

  it('means the only rule that the text names, whatever its colour, and nothing if several are left', () => {
    expect(kindsOf('Renban: each line is a set of consecutive digits.', '#ff0000')).toEqual([['red', 'renban', '']]);
    expect(kindsOf('Renban lines and German whispers.', '#67F067', '#ff0000')).toEqual([
      ['green', 'whispers', ''],
      ['red', 'renban', ''],
    ]);
    expect(kindsOf('Renban lines and palindromes.', '#67F067')).toEqual([]);
    expect(kindsOf('Each line can be divided into segments that sum to 12.', '#ff0000')).toEqual([
      ['red', 'sumline', '12'],
    ]);
  });
});

describe('the rules text', () => {
  it('decides between the kinds of numbers beside the grid, unless it names several', () => {
    const drawn = { text: [text('R0C2', '15'), text('R10C0', '5')] };
    expect(proposed(drawn, 'Sandwich sums are outside.')).toEqual({ sandwichsum: [{ cell: 'R0C2', value: '15' }] });
    expect(proposed(drawn, 'Zahlen am Rand sind Hochhäuser.')).toEqual({ skyscraper: [{ cell: 'R0C2', value: '15' }] });
    expect(proposed(drawn, 'Sandwiches and skyscrapers.')).toEqual({});
  });

  it('names diagonals only where it does not speak of sums along them', () => {
    expect(proposed({}, 'Digits do not repeat on the marked diagonals.')).toEqual({ diagonals: [] });
    expect(proposed({}, 'Little killer: digits along the indicated diagonals add up to the clue.')).toEqual({});
  });

  it('names rules of the whole grid, which are proposed until they hold', () => {
    const rules = 'Anti-knight. Digits a king’s move apart differ. Not all dots are given.';
    expect(proposed({}, rules)).toEqual({ antiknight: [], antiking: [] });
    expect(proposalsFor(9, 'antiknight\n', rules).map(({ kind }) => kind)).toEqual(['antiking']);
  });

  it('takes all dots as given, those of both colours if white ones are there', () => {
    const kinds = (constraints: string): string[] =>
      proposalsFor(9, constraints, 'All dots are given.').map(({ kind }) => kind);
    expect(kinds(textOf({ ratio: [{ cells: ['R1C1', 'R1C2'] }] }))).toEqual(['negative ratio']);
    expect(kinds(textOf({ difference: [{ cells: ['R1C1', 'R1C2'] }] }))).toEqual(['nonconsecutive', 'negative ratio']);
  });

  it('makes cages without a sum killer cages, and circles counting ones', () => {
    const cells = ['R1C1', 'R1C2'];
    expect(proposed({ cage: [{ cells }] }, 'Digits in a cage do not repeat.')).toEqual({ killercage: [{ cells }] });
    const circles = { circle: [figure('R1C1', '#ffffff', 0.8), figure('R2C2', '#ffffff', 0.8)] };
    expect(proposed(circles, 'A digit in a circle occurs in exactly that many circles.')).toEqual({
      countingcircles: [{ cells: ['R1C1', 'R2C2'] }],
    });
  });
});

describe('tinted cells', () => {
  const ground = (cells: string, baseC: string): object[] => cells.split(' ').map((cell) => figure(cell, baseC, 1));
  const square = (row: number, column: number): string =>
    Array.from({ length: 9 }, (_, at) => `R${row + Math.floor(at / 3)}C${column + (at % 3)}`).join(' ');

  it('are the windows of a 9x9, cell by cell or as four squares, and not three of them', () => {
    const corners = [square(2, 2), square(2, 6), square(6, 2), square(6, 6)];
    expect(proposed({ rectangle: corners.flatMap((each) => ground(each, '#ccc')) })).toEqual({ windows: [] });
    const whole = corners.map((cells) => figure(cells, '#ccc', 3));
    expect(proposed({ rectangle: whole })).toEqual({ windows: [] });
    expect(proposed({ rectangle: whole.slice(1) })).toEqual({});
  });

  it('are extra regions of a cell for each digit, if the rules name them', () => {
    const path = 'R1C1 R1C2 R1C3 R2C3 R3C3 R3C4 R3C5 R3C6 R3C7';
    const drawn = { rectangle: [...ground(path, '#ccc'), ...ground('R9C9 R9C8', '#ccc')] };
    expect(proposed(drawn, 'Grey regions contain each digit once.')).toEqual({
      extraregion: [{ cells: path.split(' ') }],
    });
    expect(proposed(drawn, 'Normal sudoku rules apply.')).toEqual({});
  });

  it('are clones of the first area of their colour and shape', () => {
    const drawn = {
      rectangle: ['R1C1 R1C2 R2C1', 'R5C5 R5C6 R6C5', 'R8C8 R8C9'].flatMap((each) => ground(each, '#ccc')),
    };
    expect(proposed(drawn, 'Clones: grey areas of one shape hold the same digits.')).toEqual({
      clone: [{ cells: ['R1C1', 'R1C2', 'R2C1'], cloneCells: ['R5C5', 'R5C6', 'R6C5'] }],
    });
  });

  it('are indexers of the kind that the rules give to their colour', () => {
    const drawn = { rectangle: [...ground('R1C1 R5C1', '#f88'), ...ground('R7C4', '#8f8')] };
    expect(proposed(drawn, 'Red cells are column indexers. Green cells are row indexers.')).toEqual({
      columnindexer: [{ cells: ['R1C1', 'R5C1'] }],
      rowindexer: [{ cells: ['R7C4'] }],
    });
    const [columns] = proposalsFor(9, textOf(drawn), 'Red cells are column indexers.');
    expect(questionWords(columns!, 9)).toBe('2 red cells: Column indexer?');
  });
});

describe('a proposal that is taken', () => {
  it('puts clues in place of its drawings and keeps all others', () => {
    const before = textOf({
      antiknight: [],
      line: [line('#67F067', 0.2, 'R1C1 R1C2', 'R3C3 R3C4'), line('#ff0000', 0.2, 'R5C5 R5C6')],
      text: [text('R9C9', 'end')],
    }).replace('antiknight=[]', 'antiknight');
    const [proposal] = proposalsFor(9, before, '');
    const whispers = [lineEntry('R1C1 R1C2'), lineEntry('R3C3 R3C4')];
    const rest = { line: [line('#ff0000', 0.2, 'R5C5 R5C6')], text: [text('R9C9', 'end')] };
    expect(withProposals(before, [proposal!])).toBe(`antiknight\n${textOf({ ...rest, whispers })}`);
  });

  it('keeps the lines of an entry that mean something else', () => {
    const before = textOf({
      line: [line('#CFCFCF', 0.33, 'R1C1 R1C2', 'R5C5 R5C6')],
      circle: [figure('R1C1', '#CFCFCF', 0.85)],
    });
    const [thermometer, palindrome] = proposalsFor(9, before, '');
    expect([thermometer!.kind, palindrome!.kind]).toEqual(['thermometer', 'palindrome']);
    expect(withProposals(before, [thermometer!])).toBe(
      textOf({ line: [line('#CFCFCF', 0.33, 'R5C5 R5C6')], thermometer: [lineEntry('R1C1 R1C2')] }),
    );
  });

  it('leaves none of its drawings if others are taken with it', () => {
    const circle = [
      figure('R1C2 R1C1', '#fff', 0.3),
      figure('R4C4 R5C4', '#000', 0.3),
      figure('R1C5 R2C5', '#fff', 0.3),
    ];
    const before = textOf({ circle });
    const kinds = constraintsIn(withProposals(before, proposalsFor(9, before, ''))).map(({ kind }) => kind);
    expect(kinds).toEqual(['difference', 'ratio']);
  });

  it('sets a rule of the whole grid', () => {
    const [proposal] = proposalsFor(9, '', 'Anti-knight.');
    expect(withProposals('odd=[{"cell":"R1C1"}]\n', [proposal!])).toContain('antiknight\n');
  });
});
