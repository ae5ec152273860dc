// Puzzles made in the module: the same as natively, and wrong arguments refused.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { boxShape } from '../../web/grid/puzzle';
import { type Aim, type MadeBytes, type Recipe, symmetries } from '../../web/protocol/making';
import { orbitOf } from '../../web/features/make/symmetry_field';
import { loadLogicModule } from './load_module';

const module = await loadLogicModule();
await loadSolverTexts();

const recipe: Recipe = {
  shape: boxShape(3, 3),
  clues: '',
  newRegions: false,
  symmetry: 'none',
  leastGivens: 0,
  mostGivens: Infinity,
  minimal: false,
  pattern: null,
  aim: { kind: 'any' },
  seed: 1,
};

const sessionOf = (wish: Partial<Recipe>) => new module.MakerSession({ ...recipe, ...wish });
const gradeOf = (grade: number): Aim => ({ kind: 'grade', grade });

function make(wish: Partial<Recipe>): MadeBytes {
  const session = sessionOf(wish);
  expect(session.refusal()).toBeNull();
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
    expect(lineOf(make({ symmetry: 'half-turn', aim: gradeOf(3), seed: 20261123 }))).toBe(
      '.7....1...41.5..73.....9...5...63..44.......86..54...7...6.....35..9.78...6....5.',
    );
    expect(lineOf(make({ shape: { ...boxShape(2, 3), constraints: 'diagonals\n' }, seed: 5 }))).toBe(
      '.....35.....36.1.......2............',
    );
    const ring = '..xxxxx...x.....x.x...x...xx..x.x..xx.x...x.xx..x.x..xx...x...x.x.....x...xxxxx..';
    const pattern = Uint8Array.from(ring, (symbol) => Number(symbol === 'x'));
    expect(lineOf(make({ pattern, aim: gradeOf(2), seed: 5 }))).toBe(
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
      expect(lineOf(make({ symmetry: 'half-turn', aim: gradeOf(grade), seed: Number(seed) }))).toBe(line);
    });
  });

  // Under the sanitizers of the native tests it takes minutes.
  it('makes extreme puzzles, which are above 7.5 by the scale of Sudoku Explainer too', () => {
    for (let seed = 1; seed <= 4; ++seed) {
      const line = lineOf(make({ aim: gradeOf(5), seed }));
      const rating = JSON.parse(module.rateLine(line, 'se', () => false)) as { er: number };
      expect(rating.er, line).toBeGreaterThan(75);
    }
    const shape = { ...boxShape(3, 3), constraints: 'diagonals\n' };
    const { givens } = make({ shape, aim: gradeOf(5) });
    const rated = module.rate({ ...shape, regions: '', givens: Uint8Array.from(givens) }, 'own', () => false);
    expect(JSON.parse(rated)).toMatchObject({ grade: 5 });
  });

  it('hands over as many of a batch as are wanted, in the order of their attempts', () => {
    const session = sessionOf({ symmetry: 'half-turn', aim: gradeOf(0) });
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
    const plain = make({ aim: { kind: 'technique', id: 'naked-pair' } });
    expect(plain.regions).toBeNull();
    expect(plain.solution.every((value, cell) => plain.givens[cell] === 0 || plain.givens[cell] === value)).toBe(true);
    const jigsaw = make({ shape: boxShape(2, 3), newRegions: true });
    expect(jigsaw.regions!.filter((region) => region === 5)).toHaveLength(6);
    const pattern = Uint8Array.from(plain.solution, (_, cell) => (cell % 3 === 0 || cell % 7 < 2 ? 1 : 0));
    const drawn = make({ pattern });
    expect(drawn.givens.map((value) => (value ? 1 : 0))).toEqual([...pattern]);
  });

  it('makes the clues that the command makes', () => {
    // sudoscope generate --clues killer --boxes 2x2 --givens 0-0 --seed 3 --difficulty medium
    const made = make({ shape: boxShape(2, 2), clues: 'killer', mostGivens: 0, aim: gradeOf(2), seed: 3 });
    expect(made.givens.every((value) => value === 0)).toBe(true);
    expect(made.constraints).toBe(
      'killercage=[{"cells":["R3C2","R3C3"],"value":"7"},{"cells":["R3C4","R4C4"],"value":"6"},{"cells":["R1C4","R2C2","R2C3","R2C4"],"value":"10"},{"cells":["R3C1","R4C1"],"value":"3"},{"cells":["R1C1","R1C2","R1C3","R2C1"],"value":"10"},{"cells":["R4C2","R4C3"],"value":"4"}]\n',
    );
  });

  it('makes a puzzle that needs a step by clues', () => {
    const made = make({ clues: 'killer', aim: { kind: 'technique', id: 'hidden-cage' }, seed: 5 });
    expect(made.constraints).toMatch(/^killercage=/);
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
    const session = sessionOf({ shape: boxShape(2, 3), aim: { kind: 'se', least: 30, most: 40 } });
    expect(tell(session.refusal())).toMatch(/rate ordinary 9x9 puzzles only/);
    expect([session.batch(), session.attempts(0, 1, () => false)]).toEqual([0, '[]']);
    session.delete();
  });

  it('stops when it is told to', () => {
    const session = sessionOf({ aim: gradeOf(5) });
    expect(session.attempts(0, 1, () => true)).toBe('[]');
    session.delete();
  });

  it('refuses arguments that make no sense', () => {
    const nonsense: [Partial<Record<keyof Recipe, unknown>>, RegExp][] = [
      [{ symmetry: 'round' }, /symmetry must be one of the names/],
      [{ shape: { ...boxShape(3, 3), boxHeight: 65_536 } }, /The shape is wrong/],
      [{ aim: { kind: 'evil' } }, /kind of the aim must be any, grade, se, hodoku or technique/],
      [{ aim: gradeOf(6) }, /grade of the aim must be 0 to 5/],
      [{ aim: gradeOf(NaN) }, /grade of the aim must be 0 to 5/],
      [{ aim: { kind: 'se', least: 40, most: 30 } }, /aim must be a range/],
      [{ aim: { kind: 'hodoku', least: -1, most: 1000 } }, /aim must be a range/],
      [{ aim: { kind: 'technique', id: 'unique-rectangle' } }, /aim must be a technique/],
      [{ pattern: new Uint8Array(5) }, /The pattern must have one byte for each cell/],
      [{ clues: 'killer arrows:0' }, /clues must be kinds of clues/],
      [{ clues: 'snakes' }, /clues must be kinds of clues/],
      [{ seed: -1 }, /seed/],
      [{ leastGivens: NaN }, /leastGivens/],
    ];
    for (const [wish, error] of nonsense)
      expect(() => sessionOf(wish as Partial<Recipe>), JSON.stringify(wish)).toThrow(error);
  });
});
