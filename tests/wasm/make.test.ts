// Puzzles made in the module: the same as natively, and wrong arguments refused.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import type { Message } from '../../web/language/text';
import { type MadeBytes, symmetries } from '../../web/protocol/making';
import { orbitOf } from '../../web/features/make/symmetry_field';
import { loadLogicModule } from './load_module';

const module = await loadLogicModule();
await loadSolverTexts();

const wishes = {
  boxes: [3, 3],
  constraints: '',
  newRegions: false,
  symmetry: 'none',
  least: 0,
  most: Infinity,
  minimal: false,
  pattern: new Uint8Array(),
  aim: '',
  seed: 1,
};

function sessionOf(wish: Partial<typeof wishes>) {
  const { boxes, constraints, newRegions, symmetry, least, most, minimal, pattern, aim, seed } = { ...wishes, ...wish };
  const [boxHeight, boxWidth] = boxes as [number, number];
  const givens = new Uint8Array((boxHeight * boxWidth) ** 2);
  const grid = { boxHeight, boxWidth, constraints, regions: '' as const, givens };
  return new module.MakerSession(grid, newRegions, symmetry, least, most, minimal, pattern, aim, seed);
}

function make(wish: Partial<typeof wishes>): MadeBytes {
  const session = sessionOf(wish);
  expect(session.refused()).toBe('null');
  for (let first = 0; ; first += session.batch()) {
    const [made] = JSON.parse(session.attempts(first, 1, () => false)) as MadeBytes[];
    if (!made) continue;
    session.delete();
    return made;
  }
}

const lineOf = ({ givens }: MadeBytes): string => givens.map((value) => value || '.').join('');

describe('a maker', () => {
  // tests/solver/generate/maker_test.cpp has the same ones.
  it('makes the puzzles that the command makes', () => {
    expect(lineOf(make({ minimal: true }))).toBe(
      '19..2..8...8.1........5.6...3...2......1...487845.....9.......647..8.2......6...7',
    );
    expect(lineOf(make({ symmetry: 'half-turn', aim: 'grade 3', seed: 20261123 }))).toBe(
      '.7....1...41.5..73.....9...5...63..44.......86..54...7...6.....35..9.78...6....5.',
    );
    expect(lineOf(make({ boxes: [2, 3], constraints: 'diagonals\n', seed: 5 }))).toBe(
      '.....35.....36.1.......2............',
    );
    const ring = '..xxxxx...x.....x.x...x...xx..x.x..xx.x...x.xx..x.x..xx...x...x.x.....x...xxxxx..';
    const pattern = Uint8Array.from(ring, (symbol) => Number(symbol === 'x'));
    expect(lineOf(make({ pattern, aim: 'grade 2', seed: 5 }))).toBe(
      '..96187...1.....2.8...3...14..5.1..99.5...1.41..8.9..63...5...2.8.....1...17829..',
    );
  });

  it('makes the puzzle of a day that is the same everywhere, for each difficulty', () => {
    const rows = readFileSync(new URL('../data/puzzles_of_the_day.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const words = rows.map((row) => row.split(' ')[0]);
    expect(words).toEqual(['gentle', 'easy', 'medium', 'hard', 'fiendish', 'extreme']);
    rows.forEach((row, grade) => {
      const [, seed, line] = row.split(' ');
      expect(lineOf(make({ symmetry: 'half-turn', aim: `grade ${grade}`, seed: Number(seed) }))).toBe(line);
    });
  });

  it('hands over as many of a batch as are wanted, in the order of their attempts', () => {
    const session = sessionOf({ symmetry: 'half-turn', aim: 'grade 0' });
    const attempts = (most: number): MadeBytes[] => JSON.parse(session.attempts(0, most, () => false)) as MadeBytes[];
    const all = attempts(1000);
    expect(all.length).toBeGreaterThan(2);
    const numbers = all.map(({ attempt }) => attempt);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(numbers.at(-1)).toBeLessThan(session.batch());
    expect(attempts(2)).toEqual(all.slice(0, 2));
    // An attempt is the same in any batch.
    const [later] = JSON.parse(session.attempts(numbers[1]!, 1, () => false)) as MadeBytes[];
    expect(later).toEqual(all[1]);
    session.delete();
  });

  it('hands over the solution, and the regions of a jigsaw', () => {
    const plain = make({ aim: 'technique naked-pair' });
    expect(plain.regions).toBeNull();
    expect(plain.solution.every((value, cell) => plain.givens[cell] === 0 || plain.givens[cell] === value)).toBe(true);
    const jigsaw = make({ boxes: [2, 3], newRegions: true });
    expect(jigsaw.regions!.filter((region) => region === 5)).toHaveLength(6);
    const pattern = Uint8Array.from(plain.solution, (_, cell) => (cell % 3 === 0 || cell % 7 < 2 ? 1 : 0));
    const drawn = make({ pattern });
    expect(drawn.givens.map((value) => (value ? 1 : 0))).toEqual([...pattern]);
  });

  it('makes every symmetry that the page offers', () => {
    for (const symmetry of symmetries) {
      const { givens } = make({ symmetry, seed: 7 });
      givens.forEach((value, cell) => {
        for (const image of orbitOf(cell, symmetry, 9)) expect(givens[image] === 0, symmetry).toBe(value === 0);
      });
    }
  });

  it('gives the reason if a recipe can never give a puzzle', () => {
    const session = sessionOf({ boxes: [2, 3], aim: 'se 30 40' });
    expect(tell(JSON.parse(session.refused()) as Message)).toMatch(/rate ordinary 9x9 puzzles only/);
    expect([session.batch(), session.attempts(0, 1, () => false)]).toEqual([0, '[]']);
    session.delete();
  });

  it('stops when it is told to', () => {
    const session = sessionOf({ aim: 'grade 5' });
    expect(session.attempts(0, 1, () => true)).toBe('[]');
    session.delete();
  });

  it('refuses arguments that make no sense', () => {
    const nonsense: [Partial<typeof wishes>, RegExp][] = [
      [{ symmetry: 'round' }, /symmetry must be one of the names/],
      [{ aim: 'evil' }, /aim must be a grade/],
      [{ aim: 'grade 6' }, /aim must be a grade/],
      [{ aim: 'technique unique-rectangle' }, /aim must be a grade/],
      [{ pattern: new Uint8Array(5) }, /The pattern must have one byte for each cell/],
      [{ seed: -1 }, /seed/],
      [{ least: NaN }, /least/],
    ];
    for (const [wish, error] of nonsense) expect(() => sessionOf(wish), JSON.stringify(wish)).toThrow(error);
  });
});
