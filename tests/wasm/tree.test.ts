// The search tree: web/protocol/tree.ts reads the bytes of wasm/tree_bytes.cpp.
import { expect, it } from 'vitest';
import { maskOf, readFrame } from '../../web/protocol/frame';
import { readTree } from '../../web/protocol/tree';
import { guess, inkala, loadModule, noEntries, noKnobs, readBytes } from './load_module';

const module = await loadModule();

// Logic alone guesses nothing.
const guessing = module.catalogue().filter(({ id, watchable }) => watchable && id !== 'logic-only');

it.each(guessing.map(({ id }) => id))('the tree of %s holds its guesses, dead ends and solution', (id) => {
  const session = new module.WatchSession(readBytes(module, inkala, guess), id, noKnobs, 0, noEntries);
  try {
    session.play(maskOf('decide'), 1, 1e6);
    const first = readFrame(session.frame(false).slice().buffer);
    while (session.explore(100_000));
    session.seek(session.known());
    const { guesses, known, deepest } = readFrame(session.frame(false).slice().buffer);
    const { bars, root, known: treeKnown } = readTree(session.tree(0, 0, 1 / 400).buffer);
    const givens = bars[0]!;
    expect([root, treeKnown]).toEqual([0, known]);
    expect(givens).toMatchObject({ first: 0, size: guesses + 1, solutions: 1, level: 0, deepest, parent: -1 });
    expect(givens).toMatchObject({ left: 0, width: 1, cell: -1, digit: 0 });
    expect(givens.end).toBeGreaterThan(known);
    expect(bars[1]).toMatchObject({ first: first.position, level: 1, parent: 0 });
    expect(bars[1]).toMatchObject({ cell: first.last.cell, digit: first.last.digit });
    const row = bars.filter(({ level }) => level === 1);
    expect(row.reduce((sum, { size }) => sum + size, 1)).toBe(givens.size);
    expect(row.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1);

    const below = row.find(({ size, guesses }) => size > 2 && guesses === 1)!;
    const closer = readTree(session.tree(below.first, below.level, 1 / 400).buffer);
    expect(closer.root).toBe(1);
    expect(closer.bars[1]).toMatchObject({ first: below.first, size: below.size, width: 1 });
  } finally {
    session.delete();
  }
});
