// The ratings of a collection: asked for by scale, stopped and continued, sorted, filtered and written.
import { describe, expect, it, vi } from 'vitest';
import { arrange, inFileOrder } from '../../../../../web/features/collection/order';
import { countTechniques, type PathPlace, type Paths, pathWriter } from '../../../../../web/features/collection/paths';
import { ratingColumn, type RatingKey, ratingWords } from '../../../../../web/features/collection/rating_columns';
import { type RatingClient, makeRatings, type RatingColumns } from '../../../../../web/features/collection/ratings';
import { makeRows, type Rows } from '../../../../../web/features/collection/rows';
import { tableHead, tableLine } from '../../../../../web/features/collection/table_text';
import { lineStatus } from '../../../../../web/protocol/collection';
import {
  gradeNumbers,
  levelNumbers,
  none,
  ratingNumber,
  type RatedLines,
  type Scale,
  seNumbers,
} from '../../../../../web/protocol/rating';
import { block, valuesOf } from './rows';
import { settle } from '../../fakes/display';

const { one, several } = lineStatus;

/** Rows with these statuses. */
function rowsOf(status: readonly number[]): Rows {
  const count = status.length;
  const rows = makeRows();
  rows.append(block(count, { status: Uint8Array.from(status) }));
  return rows;
}

/** Ratings of rows whose puzzles are the numbers of their rows, by a worker that answers on request. */
function ratingsOf(rows: Rows) {
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  const endings: (() => void)[] = [];
  const kept: RatingColumns[] = [];
  const end = vi.fn(() => endings.forEach((reject) => reject()));
  const client = {
    ask: ({ lines, scale }: { lines: string[]; scale: Scale }) =>
      new Promise<RatedLines>((resolve, reject) => {
        asked.push(lines);
        const numberOfLine = (line: string): number =>
          scale === 'se' ? seNumbers.of(12, 12, Number(line)) : gradeNumbers.of(1, Number(line));
        answers.push(() =>
          resolve({ numbers: Uint32Array.from(lines, numberOfLine), techniques: lines.map(() => 'x-wing') }),
        );
        endings.push(() => reject(new Error('The worker was ended.')));
      }),
    end,
  };
  const ratings = makeRatings({
    makeClient: () => client as unknown as RatingClient,
    cores: 1,
    rows: () => rows,
    ratable: () => valuesOf(rows, 'status').filter((status) => status === one).length,
    reader: () => (row) => Promise.resolve(String(row)),
    keep: (columns) => void kept.push(columns),
  });
  return { ratings, asked, answers, kept, end };
}

describe('the ratings of a collection', () => {
  it('are of the puzzles with one solution, in the order of the file, and kept at the end', async () => {
    const { ratings, asked, answers, kept } = ratingsOf(rowsOf([one, several, one]));
    ratings.rate('own');
    await vi.waitFor(() => expect(asked).toEqual([['0', '2']]));
    expect(ratings.running.value).toBe('own');
    answers[0]!();
    await vi.waitFor(() => expect(ratings.running.value).toBeNull());
    expect([...ratings.columns.value.now.own!]).toEqual([2000, 0, 2002]);
    expect(ratings.countOf('own')).toEqual({ done: 2, all: 2, missing: 0 });
    expect(kept.at(-1)!.own).toHaveLength(3);
  });

  it('go on where they were stopped: what was under way is asked for again', async () => {
    const { ratings, asked, answers, end } = ratingsOf(rowsOf(new Array<number>(20).fill(one)));
    ratings.rate('se');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    answers[0]!();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    ratings.stop();
    expect(ratings.running.value).toBeNull();
    expect(end).toHaveBeenCalled();
    await vi.waitFor(() => expect(ratings.countOf('se').done).toBe(16));
    expect(ratings.failure.value).toBe('');
    ratings.rate('se');
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]).toEqual(['16', '17', '18', '19']);
  });

  it('change nothing of a collection that was opened meanwhile', async () => {
    const { ratings, asked, kept } = ratingsOf(rowsOf([one]));
    ratings.rate('own');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    ratings.reset();
    await settle();
    expect([ratings.columns.value.now, ratings.running.value, kept]).toEqual([{}, null, []]);
  });

  it('sort the rows, those without one last both ways, and filter them', () => {
    const rows = rowsOf([one, one, several, one, one]);
    const own = Uint32Array.of(gradeNumbers.of(3, 66), gradeNumbers.of(0, 0), 0, none, gradeNumbers.of(3, 61));
    const shown = (change: object): number[] => [...arrange(rows, { ...inFileOrder, ...change }, { rated: { own } })!];
    expect(shown({ key: 'own' })).toEqual([1, 4, 0, 2, 3]);
    expect(shown({ key: 'own', descending: true })).toEqual([0, 4, 1, 2, 3]);
    const hard = { least: gradeNumbers.firstOf(3), most: gradeNumbers.firstOf(4) - 1 };
    expect(shown({ ratings: { ...inFileOrder.ratings, own: hard } })).toEqual([0, 4]);
  });

  it('sort and filter by HoDoKu’s score and by its level, which need not go together', () => {
    const rows = rowsOf([one, one, one, one]);
    const numbers = [levelNumbers.of(2, 900), levelNumbers.of(4, 700), none, levelNumbers.of(0, 1200)];
    const hodoku = Uint32Array.from(numbers);
    const shown = (change: object): number[] => [
      ...arrange(rows, { ...inFileOrder, ...change }, { rated: { hodoku } })!,
    ];
    expect(shown({ key: 'hodokuScore' })).toEqual([1, 0, 3, 2]);
    expect(shown({ key: 'hodokuLevel' })).toEqual([3, 0, 1, 2]);
    const within = (change: object): number[] => shown({ ratings: { ...inFileOrder.ratings, ...change } });
    expect(within({ hodokuScore: { least: 800, most: 1200 } })).toEqual([0, 3]);
    expect(within({ hodokuLevel: { least: levelNumbers.firstOf(1), most: Infinity } })).toEqual([0, 1]);
  });

  it('sort and filter by each of Sudoku Explainer’s three', () => {
    const rows = rowsOf([one, one, one, one]);
    const se = Uint32Array.of(seNumbers.of(90, 12, 12), seNumbers.of(71, 71, 15), none, seNumbers.of(71, 26, 26));
    const shown = (change: object): number[] => [...arrange(rows, { ...inFileOrder, ...change }, { rated: { se } })!];
    expect(shown({ key: 'se' })).toEqual([1, 3, 0, 2]);
    expect(shown({ key: 'sePearl' })).toEqual([0, 3, 1, 2]);
    expect(shown({ key: 'seDiamond', descending: true })).toEqual([3, 1, 0, 2]);
    const within = (key: RatingKey, least: number, most: number): number[] =>
      shown({ ratings: { ...inFileOrder.ratings, [key]: { least, most } } });
    expect(within('se', 71, 71)).toEqual([1, 3]);
    expect(within('sePearl', 20, 80)).toEqual([1, 3]);
    expect(within('seDiamond', 0, 12)).toEqual([0]);
  });

  it('from an earlier page with the ER alone stay, and are rated again for the other two', async () => {
    const rows = rowsOf([one, one]);
    const { ratings, asked } = ratingsOf(rows);
    const se = Uint32Array.of(72, seNumbers.of(71, 12, 12));
    ratings.reset({ se });
    const words = (key: RatingKey): string => ratingWords(ratingColumn(key)!, 72);
    expect([words('se'), words('sePearl'), words('seDiamond')]).toEqual(['7.2', '', '']);
    expect([...arrange(rows, { ...inFileOrder, key: 'sePearl' }, { rated: { se } })!]).toEqual([1, 0]);
    expect(ratings.countOf('se')).toEqual({ done: 2, all: 2, missing: 1 });
    ratings.rate('se');
    await vi.waitFor(() => expect(asked).toEqual([['0']]));
  });

  it('by our own scale come with the techniques of their paths, by which the rows are filtered', async () => {
    const { ratings, answers } = ratingsOf(rowsOf([one, one, several]));
    ratings.rate('own');
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await vi.waitFor(() => expect(ratings.running.value).toBeNull());
    expect([...ratings.columns.value.now.paths!.of]).toEqual([1, 1, 0]);
    const rows = rowsOf([one, one, one, one]);
    const paths: Paths = { sets: [], of: new Uint32Array(4) };
    const write = pathWriter(paths);
    ['x-wing w-wing', '', 'w-wing'].forEach((set, row) => write(row, set));
    expect(paths.sets).toHaveLength(3);
    const shown = (technique: string, techniqueAt: PathPlace): number[] | null => {
      const order = arrange(rows, { ...inFileOrder, technique, techniqueAt }, { rated: { paths } });
      return order && [...order];
    };
    expect([shown('x-wing', 'anywhere'), shown('x-wing', 'hardest')]).toEqual([[0], []]);
    expect([shown('w-wing', 'anywhere'), shown('w-wing', 'hardest')]).toEqual([
      [0, 2],
      [0, 2],
    ]);
    // A part of an id is not an id.
    expect([shown('wing', 'anywhere'), shown('', 'hardest')]).toEqual([[], null]);
    const counted = (place: PathPlace): unknown => Object.fromEntries(countTechniques(paths, rows, place));
    expect([counted('anywhere'), counted('hardest')]).toEqual([{ 'x-wing': 1, 'w-wing': 2 }, { 'w-wing': 2 }]);
  });

  it('from an earlier page without their paths stay, and are rated again for the paths', async () => {
    const { ratings, asked } = ratingsOf(rowsOf([one, one]));
    ratings.reset({ own: Uint32Array.of(gradeNumbers.of(1, 0), none) });
    expect(ratings.countOf('own')).toEqual({ done: 2, all: 2, missing: 1 });
    ratings.rate('own');
    await vi.waitFor(() => expect(asked).toEqual([['0']]));
  });

  it('are columns of the table as a file, in English', () => {
    const hodoku = Uint32Array.of(levelNumbers.of(3, 1378));
    const rated = { own: Uint32Array.of(gradeNumbers.of(3, 0)), se: Uint32Array.of(seNumbers.of(42, 15, 12)), hodoku };
    const beside = { copies: null, forms: null, notes: null };
    const needs = { ...beside, rows: rowsOf([one]), limit: 2, rated, nameOf: () => 'one' };
    const found = 'line,result,givens,guesses,solutions,all found,same as line';
    expect(tableHead(needs)).toBe(`${found},difficulty,ER,EP,ED,HoDoKu,HoDoKu level,puzzle\n`);
    expect(tableLine(needs, 0, '1..')).toBe('1,one,30,0,1,yes,,hard,4.2,1.5,1.2,1378,unfair,1..\n');
    expect(tableHead({ ...beside, rated: {} })).toBe(
      'line,result,givens,guesses,solutions,all found,same as line,puzzle\n',
    );
  });

  it('are shown as the word or the number, and as a dash without a rating', () => {
    const words = (key: RatingKey, number: number): string => ratingWords(ratingColumn(key)!, number);
    expect(words('own', ratingNumber('own', { grade: 4, points: 93, takes: [0], techniques: [] }))).toBe('fiendish');
    const se = ratingNumber('se', { er: 200, ep: 72, ed: 12, name: 'FC' });
    expect((['se', 'sePearl', 'seDiamond'] as const).map((key) => words(key, se))).toEqual(['20.0', '7.2', '1.2']);
    const hodoku = ratingNumber('hodoku', { score: 1378, level: 2 });
    expect([words('hodokuScore', hodoku), words('hodokuLevel', hodoku)]).toEqual(['1,378', 'hard']);
    expect(words('se', ratingNumber('se', { refusal: [0] }))).toBe('–');
    expect(words('own', 0)).toBe('');
  });
});
