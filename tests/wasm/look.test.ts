// Looks at a run without moving it: other positions, moves as sentences, the exact cover matrix, the heat.
import { expect, it } from 'vitest';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { makeGeometry } from '../../web/grid/geometry';
import { tell } from '../../web/language/say';
import { covered, readCover } from '../../web/protocol/cover';
import { cellState, eventKind, maskOf, readFrame } from '../../web/protocol/frame';
import { readTold } from '../../web/protocol/told';
import { houseOf } from '../../web/features/watch/details/matrix_maps';
import type { WatchSession } from '../../wasm/solver_module';
import { guess, inkala, loadModule, noEntries, noKnobs, readBytes } from './load_module';

const module = await loadModule();
await loadSolverTexts();
const moves = maskOf('decide', 'assign', 'conflict', 'backtrack', 'solution', 'exhausted');
const geometry = makeGeometry({ boxHeight: 3, boxWidth: 3, regions: null, constraints: '' });
const algorithms = module.catalogue().filter(({ watchable }) => watchable);

function watch(algorithm: string, body: (session: WatchSession) => void): void {
  const session = new module.WatchSession(readBytes(module, inkala, guess), algorithm, noKnobs, 1, noEntries);
  try {
    while (session.explore(20_000) && session.known() < 60_000);
    body(session);
  } finally {
    session.delete();
  }
}

const frameOf = (session: WatchSession, heat = false) => readFrame(session.frame(heat).slice().buffer);

it.each(algorithms.map(({ id }) => id))('a glimpse of %s is the frame there, and the run stays', (id) => {
  watch(id, (session) => {
    session.seek(40);
    for (const position of [0, 17, 400, session.known()]) {
      const { frame, what, why } = session.glimpse(position);
      const seen = readFrame(frame.slice().buffer);
      expect(session.position()).toBe(40);
      session.seek(position);
      const there = frameOf(session);
      expect({ what, why }).toEqual(session.sentence());
      // A glimpse right after a contradiction has no responsible guesses.
      if (there.last.kind !== eventKind.conflict) there.responsible = seen.responsible;
      expect(seen).toEqual(there);
      session.seek(40);
    }
  });
});

// Logic alone is soon stuck here.
const long = algorithms.filter(({ id }) => id !== 'logic-only');

it.each(long.map(({ id }) => id))('the moves of %s are told in sentences', (id) => {
  watch(id, (session) => {
    const end = Math.floor(session.known() * 0.8);
    const start = session.back(end, moves, 30);
    const told = readTold(session.told(start, end, moves, 1000));
    expect(told).toHaveLength(30);
    expect([...session.stops(start - 1, end, moves, 1000)]).toEqual(told.map(({ position }) => position));
    for (const { position, kind, level, what, why } of told) {
      session.seek(position);
      expect(session.sentence()).toEqual({ what, why });
      const { last, states } = frameOf(session);
      expect(last.kind).toBe(kind);
      expect(states.filter((state) => state === cellState.guess)).toHaveLength(level);
    }
    expect(readTold(session.told(0, 1e6, moves, 3))[0]).toMatchObject({ position: 0, kind: 0, level: 0 });
    expect(session.back(end, moves, 1e6)).toBe(0);
  });
});

it.each(algorithms.map(({ id }) => id))('the heat of %s counts the guesses up to the position', (id) => {
  watch(id, (session) => {
    for (const position of [session.known(), 0, 333]) {
      session.seek(position);
      const { heat, guesses, backtracks, states } = frameOf(session, true);
      expect(heat!.reduce((sum, count) => sum + count, 0)).toBe(guesses);
      expect(guesses - states.filter((state) => state === cellState.guess).length).toBe(backtracks);
      states.forEach((state, cell) => state === cellState.guess && expect(heat![cell]).toBeGreaterThan(0));
    }
    expect(frameOf(session).heat).toBeNull();
  });
});

it('names the guesses responsible for a contradiction, and those left after the backtrack', () => {
  watch('norvig', (session) => {
    let left = 0;
    for (let i = 0; i < 40; ++i) {
      session.play(maskOf('conflict'), 1, 1e6);
      const { responsible, states } = frameOf(session);
      expect(responsible.length).toBeGreaterThan(0);
      for (const cell of responsible) expect(states[cell]).toBe(cellState.guess);
      session.play(maskOf('backtrack'), 1, 1e6);
      const after = frameOf(session);
      expect([...after.responsible]).toEqual([...responsible].filter((cell) => after.states[cell] === cellState.guess));
      left += after.responsible.length;
    }
    expect(left).toBeGreaterThan(0);
  });
});

it('returns the exact cover matrix and the column of the last choice', () => {
  expect(algorithms.filter(({ exactCover }) => exactCover).map(({ id }) => id)).toEqual([
    'algorithm-x',
    'dancing-links',
  ]);
  watch('dancing-links', (session) => {
    const start = readCover(session.cover().buffer);
    expect([start.rows.length, start.chosen]).toEqual([324, -1]);
    expect(start.rows.filter((rows) => rows === covered)).toHaveLength(4 * 21);
    let ofHouses = 0;
    for (let i = 0; i < 200; ++i) {
      session.play(maskOf('decide', 'assign'), 1, 1e6);
      const { rows, chosen } = readCover(session.cover().buffer);
      expect(rows[chosen]).toBe(covered);
      const { why } = session.sentence();
      if (chosen < 81) continue;
      ofHouses += 1;
      const place = chosen - 81;
      expect(tell(why)).toMatch(
        new RegExp(` for ${(place % 9) + 1} in ${tell(houseOf(geometry, Math.floor(place / 9)))}$`),
      );
    }
    expect(ofHouses).toBeGreaterThan(0);
  });
});
