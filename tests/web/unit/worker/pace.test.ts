// The pace of a search, also on a busy machine.
import { afterEach, expect, it, vi } from 'vitest';
import type { SolverModule } from '../../../../wasm/solver_module';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import { paceOf } from '../../../../web/worker/pace';

const pace = 100_000;
const length = 66_000;

/** A search at that pace, except that one slice waits before it goes on. */
function moduleHeldUp({ slice, for_ms }: { slice: number; for_ms: number }): SolverModule {
  let now_ms = 0;
  let slices = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now_ms);
  class SolveSession {
    private made = 0;
    run(amount: number): boolean {
      const done = Math.min(amount, length - this.made);
      this.made += done;
      now_ms += (1000 * done) / pace + (slices++ === slice ? for_ms : 0);
      return this.made === length;
    }
    steps = (): number => this.made;
    refusal = () => null;
    contradiction = () => null;
    delete = () => undefined;
  }
  return { SolveSession } as unknown as SolverModule;
}

const puzzle = blankPuzzle(boxShape(2, 2));
const run = { algorithm: 'any', knobs: [], limit: 1 };
const measure = (module: SolverModule): number => paceOf(module, { kind: 'pace', puzzle, entries: null, run });

afterEach(() => vi.restoreAllMocks());

it('is what the search makes in a second', () => {
  expect(measure(moduleHeldUp({ slice: -1, for_ms: 0 }))).toBe(pace);
});

it.each([...Array(12).keys()])('is of the right size where slice %i had to wait', (slice) => {
  const measured = measure(moduleHeldUp({ slice, for_ms: 300 }));
  expect(measured).toBeGreaterThan(pace / 20);
  expect(measured).toBeLessThanOrEqual(pace);
});
