// A puzzle that is begun again, and one that comes: clock, counts, and the effect of undo.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { onNewPuzzle } from '../../../../web/app/new_puzzle';
import { movesOf } from '../../../../web/features/replay/replay_store';
import { boxShape, type Puzzle } from '../../../../web/grid/puzzle';
import { goesOn } from '../../../../web/state/outcome';
import { makePlay } from '../../../../web/state/play';
import { makeSittings } from '../../../../web/state/sitting';
import { makeStopwatch } from '../../../../web/state/stopwatch';

const puzzle: Puzzle = { shape: boxShape(2, 2), givens: Uint8Array.from('1200000000000000', Number) };

function setUp() {
  let now = 0;
  const stopwatch = makeStopwatch(() => now);
  const play = makePlay(puzzle, { elapsed: stopwatch.elapsed });
  const isOpen = signal(true);
  const sittings = makeSittings({ play, stopwatch, timer: signal(true), isOpen, isPlayed: signal(true) });
  play.outcome.subscribe((outcome) => (isOpen.value = goesOn(outcome)));
  return { play, sittings, wait: (ms: number) => void (now += ms) };
}

describe('a new start', () => {
  const counts = ({ sittings }: ReturnType<typeof setUp>): unknown[] => {
    const { hints, checks, bookmark } = sittings.sitting.value;
    return [sittings.stopwatch.elapsed(), hints, checks, bookmark !== null];
  };

  it('restarts the clock and the counts, and undo and redo bring them back', () => {
    const app = setUp();
    const { play, sittings, wait } = app;
    play.type([2], 3);
    wait(60_000);
    sittings.change({ hints: 3, checks: 2, bookmark: play.entries.value });
    expect(sittings.restart()).toBe(true);
    expect([play.grid.value[2], ...counts(app)]).toEqual([0, 0, 0, 0, false]);
    wait(5000);
    play.type([3], 4);
    expect(movesOf({ play }).map(({ at }) => at)).toEqual([5000]);
    play.undo();
    play.undo();
    expect([play.grid.value[2], ...counts(app)]).toEqual([3, 60_000, 3, 2, true]);
    wait(1000);
    play.redo();
    expect(counts(app)).toEqual([0, 0, 0, false]);
    play.undo();
    expect(counts(app)).toEqual([61_000, 3, 2, true]);
    // Another way on from there is not a new start.
    play.type([3], 4);
    expect(counts(app)).toEqual([61_000, 3, 2, true]);
  });

  it('does nothing on an untouched board, and leaves the clock of a contest running', () => {
    const app = setUp();
    const { play, sittings, wait } = app;
    wait(1000);
    expect([sittings.restart(), ...counts(app)]).toEqual([false, 1000, 0, 0, false]);
    play.type([2], 3);
    sittings.change({ challenge: 'Yg', hints: 1 });
    expect([sittings.restart(), ...counts(app)]).toEqual([true, 1000, 1, 0, false]);
  });

  it('leaves a finished puzzle finished', () => {
    const { play, sittings } = setUp();
    [...'34341221434321'].forEach((digit, index) => play.type([2 + index], Number(digit)));
    const { finished } = sittings.sitting.value;
    expect(finished).not.toBeNull();
    sittings.restart();
    expect(sittings.sitting.value.finished).toBe(finished);
  });
});

it('a puzzle is new when it is loaded, even the same one, and when undo or a record brings it, but not after a move', () => {
  const { play } = setUp();
  let count = 0;
  const stop = onNewPuzzle({ play }, () => ++count);
  play.type([2], 3);
  play.undo();
  expect(count).toBe(0);
  const id = 77;
  play.load(puzzle, undefined, undefined, id);
  play.load(puzzle, undefined, undefined, id);
  expect(count).toBe(2);
  play.undo();
  expect(count).toBe(3);
  play.restore({ ...play.position.value, puzzleId: 5 }, { done: [], undone: [] });
  expect(count).toBe(4);
  stop();
});
