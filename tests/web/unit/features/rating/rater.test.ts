// The rating of the puzzle on the board: asked for once it is known to have one solution, and only about that puzzle.
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { makeRater, type RaterNeeds } from '../../../../../web/features/rating/rater';
import type { Ratings, Scale } from '../../../../../web/protocol/rating';
import type { SolveStatus } from '../../../../../web/protocol/messages';
import { settle } from '../../fakes/display';

const own = (points: number): Ratings['own'] => ({ grade: 3, points, takes: [0], techniques: [] });
const se: Ratings['se'] = { er: 42, ep: 12, ed: 12, name: 'XYW' };

function makeApp() {
  const puzzle = signal({ name: 'first' });
  const verdict = signal<unknown>({ kind: 'waiting' });
  const scale = signal<Scale>('own');
  const values = new Uint8Array(4);
  const solve = vi.fn<() => Promise<{ status: SolveStatus }>>();
  const app = {
    play: { puzzle, entries: signal({ values }) },
    verdict: { verdict },
    settings: { scale },
    solve,
  } as unknown as RaterNeeds['app'];
  const judge = (status: SolveStatus): void =>
    void (verdict.value = { kind: 'known', outcome: { status }, ofGivens: null });
  return { app, puzzle, values, verdict, scale, solve, judge };
}

/** A worker whose answers are held back. */
function makeClient() {
  const asked: { scale: Scale; puzzle: unknown; answer(rating: unknown): void }[] = [];
  const client = {
    ask: ({ scale, puzzle }: { scale: Scale; puzzle: unknown }) =>
      new Promise((resolve) => void asked.push({ scale, puzzle, answer: resolve })),
    end: vi.fn(),
  };
  return { client: client as unknown as RaterNeeds['client'], asked, end: client.end };
}

describe('the rating of the puzzle on the board', () => {
  it('is asked for when the puzzle is known to have one solution, and by another scale when that is chosen', async () => {
    const { app, scale, judge } = makeApp();
    const { client, asked } = makeClient();
    const rater = makeRater({ app, client });
    const end = rater.watch();
    expect(asked).toHaveLength(0);
    judge('unique');
    expect(asked.map((each) => each.scale)).toEqual(['own']);
    asked[0]!.answer(own(66));
    await settle();
    expect([rater.of('own'), rater.of('se')]).toEqual([own(66), null]);
    scale.value = 'se';
    expect(asked.map((each) => each.scale)).toEqual(['own', 'se']);
    asked[1]!.answer(se);
    await settle();
    expect(rater.of('se')).toEqual(se);
    scale.value = 'hodoku';
    asked[2]!.answer({ score: 1378, level: 2 });
    await settle();
    expect([asked[2]!.scale, rater.of('hodoku'), rater.of('se')]).toEqual(['hodoku', { score: 1378, level: 2 }, se]);
    end();
  });

  it('does not stay from the puzzle before if another one came while it was hidden', async () => {
    const { app, puzzle, judge } = makeApp();
    const { client, asked } = makeClient();
    const rater = makeRater({ app, client });
    const end = rater.watch();
    judge('unique');
    asked[0]!.answer(own(66));
    await settle();
    end();
    puzzle.value = { name: 'second' };
    expect(rater.of('own')).toBeNull();
  });

  it('is blank for a puzzle with several solutions', () => {
    const { app, judge } = makeApp();
    const { client, asked } = makeClient();
    const rater = makeRater({ app, client });
    const end = rater.watch();
    judge('several');
    expect([rater.isImproper.value, asked.length]).toEqual([true, 0]);
    end();
  });

  it('is blank if only the entries leave one of several solutions', async () => {
    const { app, values, solve, judge } = makeApp();
    const { client, asked } = makeClient();
    const rater = makeRater({ app, client });
    values[0] = 1;
    solve.mockResolvedValue({ status: 'several' });
    const end = rater.watch();
    judge('unique');
    await settle();
    expect([rater.isImproper.value, asked.length]).toEqual([true, 0]);
    end();
  });

  it('is asked for with entries on the board once the givens by themselves have one solution', async () => {
    const { app, values, solve, judge } = makeApp();
    const { client, asked } = makeClient();
    const rater = makeRater({ app, client });
    values[0] = 1;
    solve.mockResolvedValue({ status: 'unique' });
    const end = rater.watch();
    judge('unique');
    await settle();
    expect([rater.isImproper.value, asked.length]).toEqual([false, 1]);
    end();
  });

  it('never comes from a replaced puzzle: its worker is ended', async () => {
    const { app, puzzle, verdict, judge } = makeApp();
    const { client, asked, end: ended } = makeClient();
    const rater = makeRater({ app, client });
    const end = rater.watch();
    judge('unique');
    verdict.value = { kind: 'waiting' };
    puzzle.value = { name: 'second' };
    expect(ended).toHaveBeenCalledTimes(1);
    asked[0]!.answer(own(66));
    await settle();
    expect(rater.of('own')).toBeNull();
    judge('unique');
    asked[1]!.answer(own(20));
    await settle();
    expect(rater.of('own')).toEqual(own(20));
    end();
  });

  it('stays while nobody looks', async () => {
    const { app, judge } = makeApp();
    const { client, asked } = makeClient();
    const rater = makeRater({ app, client });
    const end = rater.watch();
    judge('unique');
    asked[0]!.answer(own(66));
    await settle();
    end();
    rater.watch()();
    expect([rater.of('own'), asked.length]).toEqual([own(66), 1]);
  });
});
