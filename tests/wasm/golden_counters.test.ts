// The counters of every algorithm are the same in WebAssembly as natively: both are compared with one file.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Stats } from '../../wasm/solver_module';
import { loadModule, readBytes } from './load_module';

interface Golden extends Stats {
  algorithm: string;
  knobs: number[];
  puzzle: string;
  boxHeight: number;
  boxWidth: number;
  regions: string;
  constraints: string;
  max_steps: number;
}

const goldens = JSON.parse(readFileSync(new URL('../data/golden_counters.json', import.meta.url), 'utf8')) as Golden[];
const module = await loadModule();

describe('golden counters', () => {
  it('cover every algorithm of the catalogue', () => {
    const covered = new Set(goldens.map(({ algorithm }) => algorithm));
    expect(module.catalogue().filter(({ id }) => !covered.has(id))).toEqual([]);
  });

  it.each(goldens.map((golden, index) => ({ name: `${golden.algorithm} on puzzle ${index}`, golden })))(
    '$name',
    ({ golden }) => {
      const { boxHeight, boxWidth, regions, constraints } = golden;
      const puzzle = readBytes(module, golden.puzzle, { boxHeight, boxWidth, regions, constraints });
      const session = new module.SolveSession(puzzle, golden.algorithm, Uint8Array.from(golden.knobs), 0);
      try {
        session.run(golden.max_steps);
        expect(golden).toMatchObject(session.stats());
      } finally {
        session.delete();
      }
    },
  );
});
