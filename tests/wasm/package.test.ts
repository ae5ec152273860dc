// The npm package as another program gets it: packed, unpacked into an empty folder, imported by its name.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble, pack } from '../../tools/package.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program that imports the package, and returns the JSON that it prints. */
function run(program: string): unknown {
  const source = `import { load } from 'sudoscope'; const sudoscope = await load(); ${program}`;
  return JSON.parse(execFileSync('node', ['--input-type=module', '-e', source], { cwd: folder, encoding: 'utf8' }));
}

const gentle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const print = (value: string): string => `console.log(JSON.stringify(${value}));`;

describe('the package', () => {
  let names: string[] = [];
  beforeAll(async () => {
    const packed = pack(await assemble());
    names = packed.names;
    const place = join(folder, 'node_modules', 'sudoscope');
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', packed.file, '-C', place, '--strip-components=1']);
  });

  it('holds the modules, the types and the documentation, and nothing else', () => {
    expect(names.sort()).toEqual(
      ['LICENSE', 'README.md', 'index.mjs', 'package.json', 'sudoscope.d.ts', 'words.mjs']
        .concat(['sudoscope.mjs', 'sudoscope.wasm', 'sudoscope_logic.mjs', 'sudoscope_logic.wasm'])
        .sort(),
    );
  });

  it('solves, rates and explains a puzzle', () => {
    const found = run(
      `const puzzle = '${gentle}'; const path = await sudoscope.explain(puzzle);` +
        print(
          '{ ...sudoscope.solve(puzzle), rating: await sudoscope.rate(puzzle), solved: path.solved, steps: path.steps }',
        ),
    ) as { steps: { sentence: string }[]; rating: object };
    expect(found).toMatchObject({
      status: 'unique',
      solution: '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
      ignored: null,
      solved: true,
      rating: { grade: 'gentle', hodoku: { level: 0 } },
    });
    expect(found.steps).toHaveLength(51);
    for (const { sentence } of found.steps) expect(sentence).toMatch(/r\dc\d/);
  });

  it('keeps to the clues of f-puzzles, and throws a sentence for a text that it cannot read', () => {
    const variants = readFileSync(new URL('../data/variants.jsonl', import.meta.url), 'utf8');
    const { puzzle, solution } = JSON.parse(variants.slice(0, variants.indexOf('\n'))) as Record<string, unknown>;
    const tried = `let message = ''; try { sudoscope.solve('12'); } catch (error) { message = error.message; }`;
    expect(run(tried + print(`[sudoscope.solve(${JSON.stringify(JSON.stringify(puzzle))}), message]`))).toMatchObject([
      { status: 'unique', solution },
      expect.stringMatching(/\.$/),
    ]);
  });
});
