// Puzzles made for someone: the last wish counts, what fails is told, and whoever leaves gets nothing.
import { describe, expect, it, vi } from 'vitest';
import { makeMaker, recipeOfTheDay } from '../../../web/features/new/maker';
import type { AskOptions } from '../../../web/client/solver_client';
import type { Made, Recipe } from '../../../web/protocol/making';
import { settle } from './fake_display';

interface Asked {
  recipe: Recipe;
  options: AskOptions;
  answer(made: Made): void;
  fail(error: Error): void;
}

/** A worker whose answers are held back. */
function makeHeld() {
  const asked: Asked[] = [];
  const end = vi.fn();
  const client = {
    ask: ({ recipe }: { recipe: Recipe }, options: AskOptions) =>
      new Promise<Made>((answer, fail) => void asked.push({ recipe, options, answer, fail })),
    end,
  };
  return { maker: makeMaker(client as unknown as Parameters<typeof makeMaker>[0]), asked, end };
}

const recipe = (grade: number): Recipe => recipeOfTheDay(new Date(2026, 10, 23), grade);
const puzzle = { shape: recipe(0).shape, givens: new Uint8Array(81) };
const progress = (steps: number) => ({ solutions: 0, steps, seconds: 0 });

describe('the maker', () => {
  it('counts attempts, and hands the puzzle over', async () => {
    const { maker, asked } = makeHeld();
    const onMade = vi.fn();
    expect(maker.attempts.value).toBeNull();
    void maker.make(recipe(3), onMade);
    expect(maker.attempts.value).toBe(0);
    asked[0]!.options.onProgress!(progress(24));
    expect(maker.attempts.value).toBe(24);
    asked[0]!.answer({ puzzle });
    await settle();
    expect(onMade).toHaveBeenCalledWith(puzzle);
    expect(maker.attempts.value).toBeNull();
  });

  it('forgets a wish that another one replaced, or that was stopped, and ends its worker', async () => {
    const { maker, asked, end } = makeHeld();
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
    void maker.make(recipe(5), first);
    void maker.make(recipe(0), second);
    expect(end).toHaveBeenCalledTimes(1);
    asked[0]!.options.onProgress!(progress(99));
    expect(maker.attempts.value).toBe(0);
    asked[0]!.answer({ puzzle });
    asked[1]!.answer({ puzzle });
    await settle();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    void maker.make(recipe(5), third);
    maker.stop();
    expect(maker.attempts.value).toBeNull();
    asked[2]!.fail(new Error('The worker was ended.'));
    await settle();
    expect([third.mock.calls.length, maker.failure.value]).toEqual([0, '']);
    // Nothing is under way: nothing is ended.
    maker.stop();
    expect(end).toHaveBeenCalledTimes(2);
  });

  it('says why nothing came of a recipe, until the next wish', async () => {
    const { maker, asked } = makeHeld();
    void maker.make(recipe(1), vi.fn());
    asked[0]!.fail(new Error('The solver stopped.'));
    await settle();
    expect([maker.failure.value, maker.attempts.value]).toEqual(['The solver stopped.', null]);
    void maker.make(recipe(1), vi.fn());
    expect(maker.failure.value).toBe('');
  });
});

describe('the recipe of the day', () => {
  it('is another one each day, and the same all day long', () => {
    const seeds = [
      new Date(2026, 10, 23, 0, 1),
      new Date(2026, 10, 23, 23, 59),
      new Date(2026, 10, 24),
      new Date(2026, 11, 23),
    ];
    expect(seeds.map((day) => recipeOfTheDay(day, 2).seed)).toEqual([20261123, 20261123, 20261124, 20261223]);
  });
});
