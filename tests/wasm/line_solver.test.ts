// Collections in the module: the lines with puzzles, and the result of each.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { solveBlock } from '../../web/worker/collection_task';
import { inkala, loadCollectionModule, noKnobs, readBytes } from './load_module';

const module = await loadCollectionModule();

function solve(text: string, limit = 2, wantSolutions = false) {
  const solver = new module.LineSolver(limit, wantSolutions);
  try {
    const bytes = new TextEncoder().encode(text);
    solver.room(bytes.length).set(bytes);
    const lines = solver.solve();
    return {
      lines,
      line: [...solver.line()],
      offset: [...solver.offset()],
      status: [...solver.status()],
      givens: [...solver.givens()],
      solutions: [...solver.solutions()],
      text: solver.text(),
    };
  } finally {
    solver.delete();
  }
}

const blank = '.'.repeat(81);
const none = `55${'0'.repeat(79)}`;

it('skips blank lines and remarks, and reports lines that are not a 9x9 puzzle', () => {
  const text = `# list\n${inkala}\r\n\n  ${blank},its solution\n${none}\n123\n${inkala}7\n${inkala}`;
  const found = solve(text);
  expect(found.lines).toBe(8);
  expect(found.line).toEqual([1, 3, 4, 5, 6, 7]);
  expect(found.offset.map((at) => text.slice(at).split('\n')[0]!.trim().slice(0, 3))).toEqual([
    '8..',
    '...',
    '550',
    '123',
    '8..',
    '8..',
  ]);
  expect(found.status).toEqual([1, 2, 0, 5, 5, 1]);
  expect(found.givens).toEqual([21, 0, 2, 0, 0, 21]);
  expect(found.solutions).toEqual([1, 2, 0, 0, 0, 1]);
});

it('gives a line of solution for each row, and a blank one where there is none', () => {
  const { text } = solve(`${inkala}\nnothing\n${none}\n${inkala}\n`, 2, true);
  const solution = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
  expect(text).toBe(`${solution}\n\n\n${solution}\n`);
});

it('counts up to the limit, and no text at all is no line', () => {
  expect(solve(`${blank}\n${inkala}`, 1000).solutions).toEqual([1000, 1]);
  expect(solve('')).toMatchObject({ lines: 0, line: [], text: '' });
});

it('agrees with the search of each puzzle by itself, over more than one batch', () => {
  const names = ['17clue_sample.txt', 'hardest_1905_sample.txt', 'top95.txt'];
  const sets = names.map((name) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'));
  const lines = sets
    .join('\n')
    .split('\n')
    .filter((line) => line.length === 81);
  const many = Array.from({ length: 3 * Math.ceil(512 / lines.length) }, () => lines).flat();
  // Every other one without its first given: several solutions.
  const puzzles = many.map((line, i) => (i % 2 === 0 ? line : line.replace(/[1-9]/, '.')));
  const { solutions } = solve(puzzles.join('\n'), 3);
  for (let i = 0; i < lines.length; ++i) {
    const session = new module.SolveSession(readBytes(module, puzzles[i]!), '', noKnobs, 3);
    try {
      while (!session.run(1e6)) continue;
      expect(solutions[i]).toBe(session.solutions());
    } finally {
      session.delete();
    }
  }
  expect(solutions).toHaveLength(puzzles.length);
});

it('gives a sign of life between the slices of a block, which on a slow device takes longer than silence may last', async () => {
  const bytes = new TextEncoder().encode(`${inkala}\n`.repeat(1000));
  const request = { kind: 'collection', bytes, from: 0, limit: 2, wantSolutions: false } as const;
  const linesDone: number[] = [];
  const { lines } = await solveBlock(module, request, {
    cancelled: false,
    progress: ({ steps }) => linesDone.push(steps),
  });
  expect(lines).toBe(1000);
  expect(linesDone.length).toBeGreaterThan(1);
  expect(linesDone[0]).toBeLessThan(1000);
});
