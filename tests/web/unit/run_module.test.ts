// A module as a contender of the command line: the text protocol, by the same host as in the page.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { guestTexts } from '../guests/modules';
import { inkala, inkalaSolution } from '../puzzles';

const folder = fileURLToPath(new URL('../../contest/', import.meta.url));

/** What it prints, a line each, and its exit status. */
async function run(file: string, input: string): Promise<{ lines: string[]; status: number | null }> {
  const child = spawn(process.execPath, [`${folder}run_module.mjs`, file], { stdio: ['pipe', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  // One that does not start does not read either.
  child.stdin.on('error', () => undefined).end(input);
  const status = await ended;
  return { lines: output.split('\n').filter(Boolean), status };
}

it('solves sets of several shapes, as the protocol has it', async () => {
  const sets = [
    `set 2 2\n${inkala}\n11${'.'.repeat(79)}`,
    `set 1 0 2x2\n${'.'.repeat(16)}`,
    `set 1 1 2x3\n1${'.'.repeat(35)}`,
  ];
  const { lines, status } = await run(
    `${folder}backtrack.wat`,
    `${sets.map((set) => `${set}\ngo\nshow\n`).join('')}quit\n`,
  );
  expect(lines.slice(0, 7)).toEqual([
    'ready',
    'done',
    `1 ${inkalaSolution}`,
    '0 -',
    'ready',
    'done',
    '288 1234341221434321',
  ]);
  expect(lines.at(-1)).toMatch(/^1 1[1-6]{35}$/);
  expect(status).toBe(0);
});

it('says "?" where the module fails or cannot do the grid, and ends where it cannot be started', async () => {
  const ask = (name: keyof typeof guestTexts): ReturnType<typeof run> => {
    const file = join(mkdtempSync(join(tmpdir(), 'sudoscope-')), `${name}.wat`);
    writeFileSync(file, guestTexts[name]);
    return run(file, `set 1 2\n${inkala}\ngo\nshow\ngo\nshow\nquit\n`);
  };
  for (const name of ['trapping', 'declining'] as const) {
    expect((await ask(name)).lines).toEqual(['ready', 'done', '?', 'done', '?']);
  }
  expect(await ask('fetching')).toEqual({ lines: [], status: 1 });
});
