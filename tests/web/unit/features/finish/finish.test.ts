// The finish card: its times, the credit for the player, and the next puzzle.
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { nextAfter, nextWords } from '../../../../../web/features/finish/next_puzzle';
import { resultText } from '../../../../../web/features/finish/result_text';
import type { DailyEntry, Today } from '../../../../../web/features/today/today_store';
import { boxShape, type Puzzle } from '../../../../../web/grid/puzzle';
import type { Origin } from '../../../../../web/state/origin';
import { isSolvedByPlayer } from '../../../../../web/state/outcome';
import { makePlay } from '../../../../../web/state/play';
import { makeSittings } from '../../../../../web/state/sitting';
import { makeStopwatch } from '../../../../../web/state/stopwatch';
import { makeView } from '../../../../../web/state/view';

vi.stubGlobal('navigator', { languages: ['en-GB'] });

const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const day = '2026-11-26';

/** 4x4 with `blanks` blank cells, from the first on. */
const puzzleWith = (blanks: number): Puzzle => ({
  shape: boxShape(2, 2),
  givens: Uint8Array.from(solution, (value, cell) => (cell < blanks ? 0 : value)),
});

function onBoard(blanks: number, origin: Origin = { kind: 'made', grade: 2 }, finished: readonly number[] = []) {
  const play = makePlay(puzzleWith(16));
  const sittings = makeSittings({
    play,
    stopwatch: makeStopwatch(() => 0),
    timer: signal(true),
    isOpen: signal(false),
    isPlayed: signal(true),
  });
  play.load(puzzleWith(blanks), undefined, origin);
  const entries = [0, 1, 2, 3, 4, 5].map((grade) => ({
    daily: { day, series: 'classic', grade },
    state: { kind: finished.includes(grade) ? 'finished' : 'new' },
  })) as unknown as DailyEntry[];
  const today = {
    day: signal(day),
    entries: () => entries,
  } as unknown as Today;
  const fill = (from: number, to: number): void => {
    for (let cell = from; cell < to; ++cell) play.type([cell], solution[cell]!);
  };
  const isOwn = (): boolean => isSolvedByPlayer(play.entries.peek(), play.history.peek());
  return { app: { play, sittings, today, view: makeView() }, fill, isOwn };
}

describe('a solved puzzle counts as solved', () => {
  it('by the player who typed all cells, or all but a few on the way', () => {
    const { app, fill, isOwn } = onBoard(8);
    app.play.reveal(Uint8Array.from(solution, (value, cell) => (cell < 1 ? value : 0)));
    fill(1, 8);
    expect(app.play.outcome.peek()).toBe('solved');
    expect(isOwn()).toBe(true);
    expect(app.sittings.sitting.peek().finished).not.toBeNull();
    app.play.mark('colours', [3], 1);
    expect(isOwn()).toBe(true);
  });

  it.each([0, 1, 4, 7])('by nobody if the solver filled in the rest after %i cells, whatever follows', (own) => {
    const { app, fill, isOwn } = onBoard(8);
    fill(0, own);
    app.play.reveal(Uint8Array.from(solution));
    expect(app.play.outcome.peek()).toBe('solved');
    app.play.mark('colours', [3], 1);
    expect(isOwn()).toBe(false);
    expect(app.sittings.sitting.peek().finished).toBeNull();
  });

  it('by nobody if the solver filled in the most and the player typed the last', () => {
    const { app, fill, isOwn } = onBoard(8);
    app.play.reveal(Uint8Array.from(solution, (value, cell) => (cell < 7 ? value : 0)));
    fill(7, 8);
    expect(isOwn()).toBe(false);
    expect(app.sittings.sitting.peek().finished).toBeNull();
  });
});

describe('the result in a line', () => {
  it('has the level, the day, the time and the help, and no digit of the solution', () => {
    const { app, fill } = onBoard(4, { kind: 'daily', day, grade: 2 });
    app.sittings.change({ elapsed: 307_000 });
    fill(0, 4);
    expect(resultText(app)).toBe('🟩 Sudoscope · Medium, 26 November · 5:07 · no hints');
    app.sittings.change({ hints: 3 });
    expect(resultText(app)).toBe('🟨 Sudoscope · Medium, 26 November · 5:07 · 3 hints');
  });

  it('tells a killer from the other puzzle of its day and level', () => {
    const { app } = onBoard(4, { kind: 'daily', day, grade: 2 });
    const { shape, givens } = app.play.puzzle.peek();
    const killer = { ...shape, constraints: 'killercage=[{"cells":["R1C1","R1C2"]}]\n' };
    app.play.load({ shape: killer, givens }, undefined, { kind: 'daily', day, grade: 2 });
    expect(resultText(app)).toContain('Killer · medium, 26 November');
  });

  it('counts cells that the solver revealed as hints', () => {
    const { app, fill } = onBoard(8, { kind: 'made', grade: 0 });
    app.play.reveal(Uint8Array.from(solution, (value, cell) => (cell < 2 ? value : 0)));
    fill(2, 8);
    expect(resultText(app)).toBe('🟨 Sudoscope · Gentle · 0:00 · 2 hints');
  });
});

describe('the next puzzle', () => {
  it('is the next level of the day after a puzzle of that day, and one like it if all are finished', () => {
    const origin: Origin = { kind: 'daily', day, grade: 2 };
    const next = nextAfter(onBoard(4, origin, [2, 3]).app);
    expect(next).toEqual({ kind: 'daily', daily: { day, series: 'classic', grade: 4 } });
    expect(nextWords(next, day)).toBe('Next today: Fiendish');
    expect(nextWords(next, '2026-11-27')).toBe('Next: Fiendish, 26 Nov');
    expect(nextAfter(onBoard(4, origin, [0, 1, 2, 3, 4, 5]).app)).toEqual({ kind: 'made', grade: 2 });
  });

  it('is another of its level after a made one', () => {
    const next = nextAfter(onBoard(4, { kind: 'made', grade: 3 }).app);
    expect(next).toEqual({ kind: 'made', grade: 3 });
    expect(nextWords(next, day)).toBe('Next: another hard');
    expect(nextWords({ kind: 'made', grade: null }, day)).toBe('Next puzzle');
  });

  it('is one of today after a puzzle from elsewhere, of the same level if possible', () => {
    const { app } = onBoard(4, { kind: 'received' }, [3]);
    expect(nextAfter(app)).toEqual({ kind: 'daily', daily: { day, series: 'classic', grade: 0 } });
    app.sittings.change({ grade: 3 });
    expect(nextAfter(app)).toEqual({ kind: 'daily', daily: { day, series: 'classic', grade: 4 } });
  });
});
