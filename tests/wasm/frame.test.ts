// Frames: web/protocol/frame.ts reads the bytes of wasm/frame.cpp, at every size and position.
import { describe, expect, it } from 'vitest';
import type { WatchSession } from '../../wasm/solver_module';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { cellState, eventKind, type Frame, frameBytes, maskOf, readFrame } from '../../web/protocol/frame';
import { guess, inkala, loadModule, noEntries, noKnobs, readBytes } from './load_module';

const module = await loadModule();
await loadSolverTexts();
const moves = maskOf('decide', 'assign', 'conflict', 'backtrack', 'solution', 'exhausted');

function frameOf(session: WatchSession): Frame {
  return readFrame(session.frame(false).slice().buffer);
}

function watch(
  text: string,
  algorithm: string,
  body: (session: WatchSession) => void,
  { entries = noEntries, limit = 1 } = {},
): void {
  const session = new module.WatchSession(readBytes(module, text, guess), algorithm, noKnobs, limit, entries);
  try {
    body(session);
  } finally {
    session.delete();
  }
}

describe('a frame', () => {
  it('starts with the givens alone', () => {
    watch(inkala, 'propagate-and-guess', (session) => {
      const frame = frameOf(session);
      expect([frame.side, frame.position, frame.level, frame.ended]).toEqual([9, 0, 0, false]);
      expect([...frame.values].join('')).toBe(inkala.replaceAll('.', '0'));
      expect(frame.states.filter((state) => state === cellState.given)).toHaveLength(21);
    });
  });

  it('distinguishes entries from givens, and reports that both together allow no solution', () => {
    const entries = new Uint8Array(81);
    // Row 1 begins with 8, 1: a second 8 there, and another digit than the solution's.
    entries.set([0, 8, 2]);
    const begun = (session: WatchSession): void => {
      const { states, values } = frameOf(session);
      expect([...states.subarray(0, 4)]).toEqual([cellState.given, cellState.entered, cellState.entered, 0]);
      expect([...values.subarray(0, 4)]).toEqual([8, 8, 2, 0]);
      expect(tell(session.sentence().why)).toBe('21 givens, 2 entries, 58 cells to fill');
      while (session.explore(1000));
      session.seek(session.known());
      expect(tell(session.sentence().what)).toBe('The givens and entries allow no solution');
    };
    watch(inkala, 'norvig', begun, { entries });
  });

  it('has the first deepest position of the run as far as computed', () => {
    watch(inkala, 'brute-force', (session) => {
      session.explore(2000);
      const { knownDeepest, deepestPosition } = frameOf(session);
      expect(frameOf(session).deepest).toBe(0);
      session.seek(deepestPosition);
      const there = frameOf(session);
      expect([there.level, there.deepest, there.last.kind]).toEqual([knownDeepest, knownDeepest, eventKind.decide]);
      session.seek(deepestPosition - 1);
      expect(frameOf(session).deepest).toBe(knownDeepest - 1);
      session.seek(session.known());
      expect(frameOf(session).deepest).toBe(knownDeepest);
    });
  });

  it('shows a guess: its cell, digit, level and state', () => {
    watch(inkala, 'propagate-and-guess', (session) => {
      expect(session.play(maskOf('decide'), 3, 1e6)).toBe(3);
      const { last, values, states, levels, guesses, level } = frameOf(session);
      expect(last.kind).toBe(eventKind.decide);
      expect(values[last.cell]).toBe(last.digit);
      expect(states[last.cell]).toBe(cellState.guess);
      expect(levels[last.cell]).toBe(level);
      expect(guesses).toBe(3);
      expect(tell(session.sentence().what)).toMatch(/^Guess \d at r\dc\d$/);
    });
  });

  it('names the place of a contradiction', () => {
    watch(inkala, 'propagate-and-guess', (session) => {
      session.play(maskOf('conflict'), 1, 1e6);
      const { conflict } = frameOf(session);
      expect(conflict.kind).toBe(eventKind.conflict);
      expect(conflict.cell >= 0 || conflict.house >= 0).toBe(true);
    });
  });

  it('shows a contradiction until the next guess or learnt clause', () => {
    const back = ['conflict', 'learn', 'learnAbsent', 'backtrack', 'examine', 'exhausted'] as const;
    const onTheWay = new Set<number>(back.map((kind) => eventKind[kind]));
    for (const { id } of module.catalogue().filter(({ watchable }) => watchable)) {
      watch(inkala, id, (session) => {
        let wrong = 0;
        for (let i = 0; i < 3000 && session.play(~0 >>> 0, 1, 1) > 0; ++i) {
          const { last, conflict, responsible } = frameOf(session);
          if (last.kind === eventKind.conflict) wrong += Number(conflict.kind === eventKind.none);
          if (!onTheWay.has(last.kind)) wrong += Number(conflict.kind !== eventKind.none || responsible.length > 0);
        }
        expect(wrong, id).toBe(0);
      });
    }
  });

  it('goes back from a solution to look for another, not for a contradiction long before', () => {
    const goOn = (session: WatchSession): void => {
      session.play(maskOf('solution'), 1, 1e6);
      session.play(maskOf('backtrack'), 1, 1e6);
      const { what, why } = session.sentence();
      expect(tell(what)).toMatch(/^Take back/);
      expect(tell(why)).toMatch(/to look for another solution$/);
    };
    watch(inkala, 'sudoscope-n', goOn, { limit: 2 });
  });

  it('marks a run that gives up as no proof, at every position', () => {
    for (const [algorithm, endsStuck] of [
      ['logic-only', true],
      ['norvig', false],
    ] as const) {
      watch(inkala, algorithm, (session) => {
        expect(frameOf(session)).toMatchObject({ ended: false, endsStuck: false });
        while (session.explore(1000));
        expect(frameOf(session)).toMatchObject({ position: 0, ended: true, endsStuck });
        session.seek(session.known());
        expect(frameOf(session).last.kind === eventKind.stuck).toBe(endsStuck);
      });
    }
  });

  it('is the same at a position however it was reached', () => {
    for (const { id } of module.catalogue().filter(({ watchable }) => watchable)) {
      watch(inkala, id, (session) => {
        session.play(moves, 60, 1e6);
        const there = frameOf(session);
        session.play(moves, 500, 1e6);
        session.seek(there.position);
        const again = frameOf(session);
        const shown = ({
          known,
          knownSteps,
          knownDeepest,
          deepestPosition,
          bucketEvents,
          skyline,
          ended,
          endsStuck,
          ...rest
        }: Frame): object => rest;
        expect(shown(again)).toEqual(shown(there));
      });
    }
  });

  it('is reached by steps: as many as were asked for, up to the end of the computed run', () => {
    for (const { id } of module.catalogue().filter(({ watchable }) => watchable)) {
      watch(inkala, id, (session) => {
        session.explore(5000);
        const { knownSteps, steps } = frameOf(session);
        expect([knownSteps, steps]).toEqual([session.exploredSteps(), 0]);
        expect(knownSteps).toBeGreaterThan(0);
        let position = Infinity;
        for (const target of [knownSteps, Math.ceil(knownSteps / 2), 1]) {
          session.seekSteps(target);
          expect(frameOf(session).steps, id).toBe(target);
          expect(session.position()).toBeLessThanOrEqual(position);
          position = session.position();
        }
        session.seekSteps(1e15);
        expect(session.position()).toBe(session.known());
      });
    }
  });

  it('holds only candidates that the peers allow, but for the guess that was just made', () => {
    watch(inkala, 'dancing-links', (session) => {
      session.play(maskOf('decide'), 1, 1e6);
      const { candidates, values, side, last } = frameOf(session);
      for (let cell = 0; cell < side * side; ++cell) {
        if (values[cell] !== 0) continue;
        const row = Math.floor(cell / side);
        for (let column = 0; column < side; ++column) {
          const value = values[row * side + column]!;
          if (value > 0 && row * side + column !== last.cell)
            expect((candidates[2 * cell]! >> (value - 1)) & 1).toBe(0);
        }
      }
    });
  });

  it('fits the bytes foreseen for its side, to the end of a run', () => {
    for (const [side, text] of [
      [9, inkala],
      [16, '.'.repeat(256)],
      [
        49,
        Array(49 * 49)
          .fill('.')
          .join(' '),
      ],
    ] as const) {
      watch(text, 'fewest-candidates', (session) => {
        for (let i = 0; i < 20 && session.explore(20_000); ++i);
        expect(session.frame(false).length).toBeLessThanOrEqual(frameBytes(side));
        session.seek(session.known());
        const frame = frameOf(session);
        expect(frame.position).toBe(frame.known);
        expect(frame.skyline.byteLength / 4).toBe(Math.ceil(frame.known / frame.bucketEvents));
      });
    }
  });
});
