// The worker's own sentences beside the module's, on real runs:
// choices tried before a guess, and learnt clauses as one stop each.
import { expect, it } from 'vitest';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { eventKind, maskOf, readFrame, type Frame } from '../../web/protocol/frame';
import { playWhole, previousWhole, toldMoves, triedBefore } from '../../web/worker/told_run';
import type { WatchSession } from '../../wasm/solver_module';
import { guess, inkala, loadModule, noEntries, noKnobs, readBytes } from './load_module';

const module = await loadModule();
await loadSolverTexts();
const algorithms = module.catalogue().filter(({ watchable }) => watchable);
const all = Object.values(eventKind).reduce<number>((mask, kind) => mask | (1 << kind), 0);
const side = 9;

function watch(algorithm: string, text: string, limit: number, body: (session: WatchSession) => void): void {
  const session = new module.WatchSession(readBytes(module, text, guess), algorithm, noKnobs, limit, noEntries);
  try {
    body(session);
  } finally {
    session.delete();
  }
}

const frameOf = (session: WatchSession): Frame => readFrame(session.frame(false).slice().buffer);

interface Tried {
  digit: number;
  cell: number;
  solutions: number;
}

const few = '......7...3.4...8.1..........7.......2..6....4..5..1....6.......5..8..3...9......';

it.each([
  ['one solution of a hard grid', inkala, 1],
  ['many solutions', few, 3000],
])('before each guess come those that were tried at its place: %s', (_, text, limit) => {
  for (const { id } of algorithms.filter((each) => each.id !== 'sudoscope-n')) {
    watch(id, text, limit, (session) => {
      // The digits tried in each open guess's place, by level, kept from the events alone.
      const seen: Tried[][] = [];
      let open: Tried[] = [];
      let isRetry = false;
      let branches = 0;
      for (let count = 0; count < 1200; ++count) {
        if (session.play(all, 1, 1) === 0) break;
        const { last, level } = frameOf(session);
        if (last.kind === eventKind.decide) {
          if (!isRetry) seen[level] = [];
          const told = triedBefore(session, side, { kind: last.kind, position: session.position(), level });
          const expected = (seen[level] ?? []).map(({ digit, cell, solutions }) => ({
            digit,
            cell: [Math.floor(cell / side) + 1, (cell % side) + 1],
            count: 1,
            solutions,
          }));
          expect(told, `${id} at ${session.position()}`).toEqual(expected);
          branches += told.length > 0 ? 1 : 0;
          const made = { digit: last.digit, cell: last.cell, solutions: 0 };
          open = [...open.slice(0, level - 1), made];
          (seen[level] ??= []).push(made);
        }
        if (last.kind === eventKind.solution) open.forEach((each) => ++each.solutions);
        if (last.kind === eventKind.backtrack) isRetry = true;
        else if (last.kind !== eventKind.examine) isRetry = false;
        if (last.kind === eventKind.backtrack) open = open.slice(0, level);
      }
      if (id !== 'logic-only') expect(branches, id).toBeGreaterThan(0);
    });
  }
});

it('a guess after something was learnt names only what failed in its own cell', () => {
  watch('sudoscope-n', inkala, 1, (session) => {
    for (let count = 0; count < 300 && session.play(maskOf('decide'), 1, 1e6) > 0; ++count) {
      const { last, level, position } = frameOf(session);
      for (const { cell } of triedBefore(session, side, { kind: last.kind, position, level }))
        expect((cell[0] - 1) * side + cell[1] - 1).toBe(last.cell);
    }
  });
});

const moves = maskOf('decide', 'assign', 'conflict', 'learn', 'learnAbsent', 'backtrack', 'solution', 'exhausted');
const isLearnt = ({ last: { kind } }: Frame): boolean => kind === eventKind.learn || kind === eventKind.learnAbsent;

it('a clause is one stop, forwards, backwards and in the list', () => {
  watch('sudoscope-n', inkala, 1, (session) => {
    const forwards: number[] = [];
    let clauses = 0;
    for (let count = 0; count < 400; ++count) {
      if (playWhole(session, moves, 1, 1e6) === 0) break;
      const frame = frameOf(session);
      if (isLearnt(frame)) {
        ++clauses;
        session.explore(1);
        const [next] = session.stops(frame.position, frame.position + 1, all, 1);
        expect(next).toBe(frame.position + 1);
        session.seek(next!);
        expect(isLearnt(frameOf(session))).toBe(false);
        session.seek(frame.position);
      }
      forwards.push(frame.position);
    }
    expect(clauses).toBeGreaterThan(3);
    const end = session.position();
    const text = session.told(1, end, moves, 10_000);
    expect(toldMoves(session, side, text, 10_000).events.map(({ position }) => position)).toEqual(forwards);
    for (const position of forwards.slice(0, -1).reverse()) {
      previousWhole(session, moves);
      expect(session.position()).toBe(position);
    }
    expect(playWhole(session, moves, 7, 1e6)).toBe(7);
    expect(session.position()).toBe(forwards[7]);
  });
});

it('where the tree holds a part no more, the last choice before is named by the events', () => {
  const slow = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
  watch('brute-force', slow, 1, (session) => {
    while (session.explore(200_000) && session.known() < 2_000_000);
    session.seek(100_000);
    let told = 0;
    for (let count = 0; count < 60; ++count) {
      session.play(maskOf('backtrack'), 1, 1e6);
      const { level } = frameOf(session);
      const before = readFrame(session.glimpse(session.position() - 1).frame.slice().buffer);
      session.play(all & ~maskOf('examine'), 1, 1e6);
      const { last, position, level: now } = frameOf(session);
      if (last.kind !== eventKind.decide) continue;
      expect(now).toBe(level + 1);
      const tried = triedBefore(session, side, { kind: last.kind, position, level: now });
      expect(tried.at(-1)).toMatchObject({
        digit: before.values[last.cell],
        cell: [Math.floor(last.cell / side) + 1, (last.cell % side) + 1],
        solutions: 0,
      });
      told += 1;
    }
    expect(told).toBeGreaterThan(10);
  });
});
