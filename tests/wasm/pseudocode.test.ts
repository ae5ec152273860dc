// The pseudocode of each algorithm against real runs of it: every action
// of an algorithm has a line, and every line with a claim is done.
import { describe, expect, it } from 'vitest';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { momentsOf, type Moment } from '../../web/features/watch/code/moments';
import { lineAt, pseudocode } from '../../web/features/watch/code/pseudocode';
import { eventKind, maskOf, readFrame } from '../../web/protocol/frame';
import { triedBefore } from '../../web/worker/told_run';
import type { WatchSession } from '../../wasm/solver_module';
import { largeGrid } from '../web/e2e/large_grids';
import { guess, inkala, loadModule, noEntries, readBytes } from './load_module';

const module = await loadModule();
await loadSolverTexts();
const algorithms = module.catalogue().filter(({ watchable }) => watchable);
const all = Object.values(eventKind).reduce<number>((mask, kind) => mask | (1 << kind), 0);

const grids: readonly [text: string, limit: number, most: number, constraints?: string][] = [
  // Hard, easy, many solutions.
  [inkala, 1, 1000],
  ['..31..72.7.....5...5.24..3....72......6...8......14....6..95.8...5.....9.49..26..', 0, 1000],
  ['53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 1, 1000],
  ['......7...3.4...8.1..........7.......2..6....4..5..1....6.......5..8..3...9......', 3, 1000],
  // No solution; and 4x4 grids: with many solutions, searched to the end, and with a cell that no digit fits.
  ['.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........', 1, 400],
  ['12..34..........', 0, 4000],
  ['1..............2', 0, 4000],
  ['12....3...4.....', 0, 400],
  ['................', 0, 4000, 'killercage=[{"cells":["R1C1","R1C2"],"value":"3"}]\n'],
];

/** Restarts come only after a thousand conflicts. */
const long = largeGrid('gecode25_2', 'gecode25_sample.txt');

describe.each(algorithms.map(({ id, knobs }) => ({ id, knobs })))('the pseudocode of $id', ({ id, knobs }) => {
  const code = pseudocode[id] ?? [];

  it('has six to fourteen lines, none indented by more than one step, and no moment twice', () => {
    expect(code.length).toBeGreaterThanOrEqual(6);
    expect(code.length).toBeLessThanOrEqual(14);
    code.forEach(({ depth }, at) => expect(depth).toBeLessThanOrEqual((code[at - 1]?.depth ?? -1) + 1));
    const moments = code.flatMap((each) => [...each.moments]);
    expect(new Set(moments).size).toBe(moments.length);
  });

  /** The current line of a run. */
  function lineOf(session: WatchSession): number {
    const frame = readFrame(session.frame(false).slice().buffer);
    const { last, position, level, side } = frame;
    const tried = triedBefore(session, side, { kind: last.kind, position, level });
    const moments: readonly Moment[] = momentsOf(frame, { ...session.sentence(), tried });
    const at = lineAt(code, moments);
    if (at < 0) throw new Error(`${id} at ${position}: no line for ${moments.join(', ')}`);
    return at;
  }

  function watch(text: string, limit: number, body: (session: WatchSession) => void, constraints = ''): void {
    const options = Uint8Array.from(knobs.map(() => 0));
    const session = new module.WatchSession(
      { ...readBytes(module, text, guess), constraints },
      id,
      options,
      limit,
      noEntries,
    );
    try {
      body(session);
    } finally {
      session.delete();
    }
  }

  it('has a line for each event of its runs, and events for each line that claims some', () => {
    const done = new Set<number>();
    for (const [text, limit, most, constraints] of grids)
      watch(
        text,
        limit,
        (session) => {
          for (let count = 0; count <= most; ++count) {
            done.add(lineOf(session));
            if (session.play(all, 1, 1) === 0) break;
          }
        },
        constraints,
      );
    if (lineAt(code, ['restart']) >= 0)
      watch(long, 2, (session) => {
        if (session.play(maskOf('restart'), 1, 3e6) > 0) done.add(lineOf(session));
      });
    const claimed = code.flatMap(({ moments }, at) => (moments.length > 0 ? [at] : []));
    expect([...done].sort((a, b) => a - b)).toEqual(claimed);
  });
});
