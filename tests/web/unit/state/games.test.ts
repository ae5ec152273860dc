// Three hundred games at random, beside a small model of the page's display: chip, clock, counts, records, statistics.
import { beforeEach, it, vi } from 'vitest';
import { lookAtDay } from '../../../../web/state/day';
import { here } from '../fakes/browser';
import { outcomeFor } from './game_model';
import { Player } from './game_player';

vi.mock('../../../../web/client/late_workers', async () => (await import('../fakes/dailies')).logicWorkers);

/** The same numbers for the same seed (mulberry32, T. Ettinger, 2017). */
function makeDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    now: new Date(2026, 10, 26, 12),
  });
  here.solve = outcomeFor;
  lookAtDay();
});

const often = 'enter fill fill fill note note undo redo correct erase check hint think'.split(' ');
const seldom = 'today newPuzzle newPuzzle pause look look practise reload otherTab'.split(' ');

it.each(Array.from({ length: 300 }, (_, game) => game + 1))('game %i', async (seed) => {
  const dice = makeDice(seed);
  const player = new Player(dice);
  await player.openPage();
  const told: string[] = [];
  try {
    for (let turn = 0; turn < 40; ++turn) {
      const names = turn === 0 ? ['newPuzzle', 'today'] : dice(6) === 0 ? seldom : often;
      const name = names[dice(names.length)]!;
      told.push(name);
      await player.actions[name]!();
      player.expectShown();
      await player.rest();
    }
    await player.expectKept();
  } catch (error) {
    throw new Error(`after ${told.join(', ')}`, { cause: error });
  }
  player.end();
});
