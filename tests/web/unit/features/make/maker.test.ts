// Puzzles made for someone: the last wish counts, a failure is reported, and a stop keeps the puzzles found.
import { describe, expect, it, vi } from 'vitest';
import { madeClues, madeRules } from '../../../../../web/features/make/clue_kinds';
import { dailiesOf, type Daily } from '../../../../../web/features/today/daily';
import { recipeOfTheDay, variantName } from '../../../../../web/features/today/daily_recipe';
import { makeDailyShelf } from '../../../../../web/features/today/daily_shelf';
import { makeFoundRatings } from '../../../../../web/features/make/found_ratings';
import { type LogicClient, makeMaker } from '../../../../../web/features/make/maker';
import { makeSeed } from '../../../../../web/features/make/seed_field';
import type { AskOptions } from '../../../../../web/client/solver_client';
import type { LogicRequest } from '../../../../../web/protocol/logic';
import type { Made, MadePuzzle, Recipe } from '../../../../../web/protocol/making';
import { dayOf, daysUpTo } from '../../../../../web/state/day';
import { settle } from '../../fakes/display';

interface Asked {
  request: LogicRequest;
  options: AskOptions;
  answer(made: unknown): void;
  fail(error: Error): void;
}

/** A worker whose answers are held back. */
function makeHeld() {
  const asked: Asked[] = [];
  const end = vi.fn();
  const client = {
    ask: (request: LogicRequest, options: AskOptions) =>
      new Promise((answer, fail) => void asked.push({ request, options, answer, fail })),
    end,
  };
  return { client: client as unknown as LogicClient, asked, end };
}

function makeHeldMaker() {
  const { client, asked, end } = makeHeld();
  return { maker: makeMaker(client), asked, end };
}

const classic = (day: string, grade: number): Daily => ({ day, series: 'classic', grade });
const recipe = (grade: number): Recipe => recipeOfTheDay(classic('2026-11-23', grade));
const puzzle = { shape: recipe(0).shape, givens: new Uint8Array(81) };
const madeBy = (attempt: number): MadePuzzle => ({ puzzle, solution: new Uint8Array(81), attempt });
const answerOf = (next: number, ...attempts: number[]): Made => ({ puzzles: attempts.map(madeBy), next });
const progress = (steps: number) => ({ solutions: 0, steps, seconds: 0 });

describe('the maker', () => {
  it('counts attempts, and hands the puzzle over', async () => {
    const { maker, asked } = makeHeldMaker();
    const onMade = vi.fn();
    expect(maker.making.value).toBeNull();
    void maker.make(recipe(3), 1, onMade);
    expect(asked[0]!.request).toMatchObject({ kind: 'make', first: 0, most: 1 });
    asked[0]!.options.onProgress!(progress(24));
    expect(maker.making.value).toMatchObject({ attempts: 24, isUnderWay: true });
    asked[0]!.answer(answerOf(32, 27));
    await settle();
    expect(onMade.mock.calls).toEqual([[madeBy(27)]]);
    expect(maker.making.value).toMatchObject({ attempts: 32, isUnderWay: false });
  });

  it('goes on from attempt to attempt until there are as many as wished', async () => {
    const { maker, asked } = makeHeldMaker();
    void maker.make(recipe(1), 4);
    asked[0]!.answer(answerOf(8, 1, 5, 6));
    await settle();
    expect(maker.making.value!.found.map(({ attempt }) => attempt)).toEqual([1, 5, 6]);
    expect(asked[1]!.request).toMatchObject({ first: 8, most: 1 });
    asked[1]!.answer(answerOf(24, 17));
    await settle();
    expect(maker.making.value).toMatchObject({ attempts: 24, isUnderWay: false });
    expect(maker.making.value!.found.map(({ attempt }) => attempt)).toEqual([1, 5, 6, 17]);
    expect(asked).toHaveLength(2);
  });

  it('offers the techniques that people look for and steps by clues, and no others', async () => {
    const { maker, asked } = makeHeldMaker();
    const offered = maker.techniques();
    const [usual, byClue] = [
      { id: 'x-wing', isUsual: true, isByClue: false },
      { id: 'cage-bounds', isUsual: false, isByClue: true },
    ];
    asked[0]!.answer([usual, { id: 'nested-forcing-chain', isUsual: false, isByClue: false }, byClue]);
    expect(await offered).toEqual([usual, byClue]);
  });

  it('keeps what was found when it is stopped, and ends its worker', async () => {
    const { maker, asked, end } = makeHeldMaker();
    void maker.make(recipe(5), 3);
    asked[0]!.answer(answerOf(8, 2));
    await settle();
    maker.stop();
    expect(end).toHaveBeenCalledTimes(1);
    asked[1]!.fail(new Error('The worker was ended.'));
    await settle();
    expect(maker.making.value).toMatchObject({ isUnderWay: false, found: [{ attempt: 2 }] });
    expect(maker.failure.value).toBe('');
    // No work is under way: nothing is ended.
    maker.stop();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('forgets a wish that another one replaced', async () => {
    const { maker, asked, end } = makeHeldMaker();
    const [first, second] = [vi.fn(), vi.fn()];
    void maker.make(recipe(5), 1, first);
    void maker.make(recipe(0), 1, second);
    expect(end).toHaveBeenCalledTimes(1);
    asked[0]!.options.onProgress!(progress(99));
    expect(maker.making.value!.attempts).toBe(0);
    asked[0]!.answer(answerOf(100, 99));
    asked[1]!.answer(answerOf(8, 3));
    await settle();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(maker.making.value!.found.map(({ attempt }) => attempt)).toEqual([3]);
  });

  it('shows why a recipe gave no puzzle, until the next wish', async () => {
    const { maker, asked } = makeHeldMaker();
    void maker.make(recipe(1), 1);
    asked[0]!.fail(new Error('The solver stopped.'));
    await settle();
    expect([maker.failure.value, maker.making.value!.isUnderWay]).toEqual(['The solver stopped.', false]);
    void maker.make(recipe(1), 1);
    expect(maker.failure.value).toBe('');
  });
});

describe('the ratings of what was made', () => {
  const own = { grade: 3, points: 61, takes: [0] };
  const se = { er: 42, ep: 12, ed: 12, name: '' };
  const hodoku = { score: 812, level: 2 };

  it('come one after the other, our word first, and other scales for ordinary grids only', async () => {
    const { client, asked } = makeHeld();
    const ratings = makeFoundRatings(client);
    const large = {
      ...madeBy(1),
      puzzle: { shape: { ...puzzle.shape, constraints: 'diagonals\n' }, givens: puzzle.givens },
    };
    const [ordinary, other] = [madeBy(0), large];
    ratings.want([ordinary, other]);
    for (const rating of [own, se, hodoku, own]) {
      asked.at(-1)!.answer(rating);
      await settle();
    }
    expect(asked.map(({ request }) => request.kind === 'rate' && request.scale)).toEqual([
      'own',
      'se',
      'hodoku',
      'own',
    ]);
    expect(ratings.of.value.get(ordinary)).toEqual({ own, se, hodoku, isComplete: true });
    expect(ratings.of.value.get(other)).toEqual({ own, isComplete: true });
  });

  it('stop with whoever looks, and go on where they stopped', async () => {
    const { client, asked, end } = makeHeld();
    const ratings = makeFoundRatings(client);
    const made = madeBy(0);
    ratings.want([made]);
    asked[0]!.answer(own);
    await settle();
    ratings.stop();
    expect(end).toHaveBeenCalledTimes(1);
    asked[1]!.fail(new Error('The worker was ended.'));
    await settle();
    expect(ratings.of.value.get(made)).toEqual({ own, isComplete: false });
    ratings.want([made]);
    expect(asked.at(-1)!.request).toMatchObject({ scale: 'se' });
  });

  it('are forgotten with their puzzle, and one that fails does not hold up the others', async () => {
    const { client, asked } = makeHeld();
    const ratings = makeFoundRatings(client);
    const [first, second] = [madeBy(0), madeBy(1)];
    ratings.want([first, second]);
    asked[0]!.fail(new Error('The solver stopped.'));
    await settle();
    expect(asked[1]!.request).toMatchObject({ scale: 'own' });
    asked[1]!.answer(own);
    await settle();
    ratings.want([second]);
    expect([...ratings.of.value.keys()]).toEqual([second]);
  });
});

describe('the seed', () => {
  it('is another one for each wish, unless somebody typed it', () => {
    const seed = makeSeed();
    const first = seed.next();
    expect(first).toBe(seed.number());
    const second = seed.next();
    expect(second).not.toBe(first);
    seed.type('20261123');
    expect([seed.next(), seed.next()]).toEqual([20261123, 20261123]);
    seed.another();
    expect(seed.text.value).not.toBe('20261123');
  });

  it('is a whole number of 32 bits', () => {
    const seed = makeSeed();
    const numberOf = (text: string): number => (seed.type(text), seed.number());
    expect(['0', ' 7 ', '4294967295', '4294967296', '-1', '1.5', 'abc', ''].map(numberOf)).toEqual([
      0,
      7,
      4294967295,
      NaN,
      NaN,
      NaN,
      NaN,
      NaN,
    ]);
  });
});

describe('the recipe of the day', () => {
  it('is another one each day, and the same all day long', () => {
    const seeds = [
      new Date(2026, 10, 23, 0, 1),
      new Date(2026, 10, 23, 23, 59),
      new Date(2026, 10, 24),
      new Date(2026, 11, 3),
    ];
    expect(seeds.map((date) => recipeOfTheDay(classic(dayOf(date), 2)).seed)).toEqual([
      202611232, 202611232, 202611242, 202612032,
    ]);
  });

  it('asks for a killer and a variant, harder from Monday to Sunday, and for every kind of clues within three weeks', () => {
    const days = daysUpTo(new Date(2026, 10, 29), 21).reverse();
    const killers = days.slice(-7).map((day) => recipeOfTheDay(dailiesOf(day)[6]!));
    expect(killers.map(({ clues }) => clues)).toEqual(Array(7).fill('killer'));
    expect(killers.map(({ aim }) => aim.kind === 'grade' && aim.grade)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    const variants = days.map((day) => recipeOfTheDay(dailiesOf(day)[7]!));
    const kinds = variants.map(({ clues, shape }) => clues + shape.constraints);
    expect(new Set(kinds)).toEqual(
      new Set(
        [...madeClues, ...madeRules]
          .map(({ id }) => (madeClues.some((one) => one.id === id) ? id : `${id}\n`))
          .filter((id) => id !== 'killer' && id !== 'greater-killer'),
      ),
    );
    expect(new Set(days.map(variantName)).size).toBe(18);
  });

  it('has another seed for each puzzle, so that no two come out of the same full grid', () => {
    const seeds = Array.from({ length: 6 }, (_, grade) => recipeOfTheDay(classic('2026-11-23', grade)).seed);
    expect(new Set(seeds).size).toBe(6);
  });

  it('can be asked for an earlier day, over the ends of months and of daylight saving time', () => {
    expect(daysUpTo(new Date(2026, 2, 2, 0, 30), 4)).toEqual(['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27']);
    expect(daysUpTo(new Date(2026, 9, 26, 23, 30), 3)).toEqual(['2026-10-26', '2026-10-25', '2026-10-24']);
  });
});

describe('the shelf of daily puzzles', () => {
  const shelfIn = (kept: Map<string, string>) =>
    makeDailyShelf({
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    } as unknown as Window);
  const filled = { ...puzzle, givens: Uint8Array.from({ length: 81 }, (_, cell) => cell % 10) };

  it('keeps the latest puzzles over a reload, whatever their day', () => {
    const kept = new Map<string, string>();
    const shelf = shelfIn(kept);
    const oldest = classic('2026-11-23', 3);
    shelf.put(oldest, filled);
    for (let year = 1000; year < 1400; ++year) shelf.put(classic(`${year}-01-31`, 3), filled);
    const later = shelfIn(kept);
    expect(later.get(classic('1399-01-31', 3))).toEqual(filled);
    expect(later.get(classic('1399-01-31', 2))).toBeNull();
    expect(later.get(oldest)).toBeNull();
  });

  it('keeps the clues of a killer and a variant apart from the levels of the day', () => {
    const kept = new Map<string, string>();
    const [day, grade] = ['2026-11-23', 1];
    const withClues = (constraints: string) => ({ ...filled, shape: { ...filled.shape, constraints } });
    const killer = withClues('killercage={"cells":["R1C1","R1C2"],"value":"3"}\n');
    const variant = withClues('antiknight\n');
    shelfIn(kept).put({ day, series: 'killer', grade }, killer);
    shelfIn(kept).put({ day, series: 'variant', grade }, variant);
    const later = shelfIn(kept);
    expect(later.get({ day, series: 'killer', grade })).toEqual(killer);
    expect(later.get({ day, series: 'variant', grade })).toEqual(variant);
    expect(later.get(classic(day, grade))).toBeNull();
    const damaged = kept.get('sudoscope-daily')!.replace('R1C2', 'R1C3');
    expect(shelfIn(new Map([['sudoscope-daily', damaged]])).get({ day, series: 'killer', grade })).toBeNull();
  });

  it('does without a device that stores nothing, and with what it cannot read', () => {
    const broken = makeDailyShelf({} as Window);
    broken.put(classic('2026-11-23', 0), filled);
    expect(broken.get(classic('2026-11-23', 0))).toEqual(filled);
    const daily = classic('2026-11-23', 0);
    const kept = new Map<string, string>();
    shelfIn(kept).put(daily, filled);
    const sound = kept.get('sudoscope-daily')!;
    expect(shelfIn(kept).get(daily)).toEqual(filled);
    const digits = filled.givens.join('');
    const damaged = [
      sound.replace(digits, digits.replace('1', '2')),
      sound.replace('11-23 0', '11-23 6'),
      sound.slice(0, -2),
    ];
    for (const text of ['{', 'null', '[1]', '{"2026-11-23 0":"123"}', `{"2026-11-23 0":"${digits}"}`, ...damaged])
      expect(shelfIn(new Map([['sudoscope-daily', text]])).get(daily)).toBeNull();
  });
});
