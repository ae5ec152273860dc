// One search shared by several workers: the paths of one module lead another to its part of the tree.
import { describe, expect, it } from 'vitest';
import type { Stats } from '../../wasm/solver_module';
import { guess, loadModule, noKnobs, readBytes } from './load_module';

const [module, other] = await Promise.all([loadModule(), loadModule()]);
/** 1,296 solutions. */
const many = '12....3....5..4.................2...';
const puzzle = readBytes(module, many);

/** All counters except the final and the deepest level. */
const sums = ['steps', 'guesses', 'backtracks', 'assignments', 'eliminations', 'solutions'] as const;

function search(algorithm: string, path: Uint8Array | null): Stats {
  const session = path
    ? new other.PartSession(puzzle, algorithm, noKnobs, 0, path)
    : new module.SolveSession(puzzle, algorithm, noKnobs, 0);
  try {
    while (!session.run(1000)) continue;
    return session.stats();
  } finally {
    session.delete();
  }
}

describe('the parts of a tree', () => {
  // The tree of a search that learns or scores cells cannot be cut, and logic alone has none: their parts are another one's.
  const isCut = (id: string): boolean => !['sudoscope-n', 'sudoscope-v', 'logic-only'].includes(id);
  const able = module.catalogue().filter(({ id }) => isCut(id) && module.refusal(puzzle, id) === null);
  it.each(able.map(({ id }) => id))('of %s count together what the whole counts', (algorithm) => {
    const split = new module.SplitSession(puzzle, algorithm, noKnobs, 64, 4);
    try {
      while (!split.run(10)) continue;
      expect(split.depth()).toBe(4);
      const parts = split.subproblems();
      const counted = [split.stats(), ...parts.map(({ path }) => search(algorithm, path))];
      const whole = search(algorithm, null);
      for (const name of sums) {
        const sum = counted.reduce((total, stats) => total + stats[name], 0);
        expect([name, sum]).toEqual([name, whole[name]]);
      }
      const shares = parts.reduce((total, { share }) => total + share, 0);
      expect(shares).toBeGreaterThan(0);
      expect(split.explored()).toBeGreaterThanOrEqual(0);
      expect(split.explored() + shares).toBeCloseTo(1, 9);
    } finally {
      split.delete();
    }
  });

  const ordinary = readBytes(
    module,
    '.........................3......3.2...1.4......5....6..3......4.7..8...962...7...',
  );
  it.each([
    ['sudoscope-9', ordinary],
    ['sudoscope-n', puzzle],
  ])("of %s, whose tree cannot be cut, are parts of another's, with the same solutions", (algorithm, whole) => {
    const solutionsOf = (session: { run(steps: number): boolean; solutions(): number; delete(): void }): number => {
      try {
        while (!session.run(1000)) continue;
        return session.solutions();
      } finally {
        session.delete();
      }
    };
    const split = new module.SplitSession(whole, algorithm, noKnobs, 20, 0);
    try {
      while (!split.run(100)) continue;
      const parts = split.subproblems();
      expect(parts.length).toBeGreaterThanOrEqual(20);
      const counted = parts.map(({ path }) => solutionsOf(new other.PartSession(whole, algorithm, noKnobs, 0, path)));
      const counts = solutionsOf(new module.SolveSession(whole, algorithm, noKnobs, 0));
      expect(counted.reduce((sum, count) => sum + count, split.stats().solutions)).toBe(counts);
    } finally {
      split.delete();
    }
  });

  it('are at least as many as wanted, where the depth is left open', () => {
    const blank = readBytes(module, '.'.repeat(81), guess);
    const split = new module.SplitSession(blank, '', noKnobs, 40, 0);
    try {
      expect(split.run(100_000)).toBe(true);
      expect(split.subproblems().length).toBeGreaterThanOrEqual(40);
      expect(split.solution()).toBeNull();
    } finally {
      split.delete();
    }
  });
});
