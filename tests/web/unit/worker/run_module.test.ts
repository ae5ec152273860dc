// A module as a contender of the command line: the text protocol, by the same host as in the page.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { guestTexts } from '../../guests/modules';
import { inkala, inkalaSolution } from '../../puzzles';

const folder = fileURLToPath(new URL('../../../contest/', import.meta.url));

/** Its output lines, its exit status, and its standard error. */
async function run(file: string, input: string): Promise<{ lines: string[]; status: number | null; said: string }> {
  const child = spawn(process.execPath, [`${folder}run_module.mjs`, file], { stdio: 'pipe' });
  let output = '';
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  // A program that does not start does not read either.
  child.stdin.on('error', () => undefined).end(input);
  const status = await ended;
  return { lines: output.split('\n').filter(Boolean), status, said };
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

describe('a module that', () => {
  const here = mkdtempSync(join(tmpdir(), 'sudoscope-'));
  const input = `set 1 2\n${inkala}\ngo\nshow\ngo\nshow\nquit\n`;
  const ask = (name: keyof typeof guestTexts): ReturnType<typeof run> => {
    const file = join(here, `${name}.wat`);
    writeFileSync(file, guestTexts[name]);
    return run(file, input);
  };

  it('cannot do the grid says "?"', async () => {
    expect((await ask('declining')).lines).toEqual(['ready', 'done', '?', 'done', '?']);
  });

  it('fails ends, so that it failed and is not taken for one that cannot do the grid', async () => {
    const said =
      'trapping.wat: It ended with an error: it gave up at an instruction that must never be reached, as programs do when one of their checks fails.\n';
    expect(await ask('trapping')).toEqual({ lines: ['ready'], status: 1, said });
  });

  it('cannot be started ends with the sentence of the page', async () => {
    const said = 'withoutSolve.wat lacks the export solve.\n';
    expect(await ask('withoutSolve')).toEqual({ lines: [], status: 1, said });
    const missing = join(here, 'missing.wasm');
    expect(await run(missing, '')).toEqual({ lines: [], status: 1, said: `${missing} cannot be read.\n` });
    const hello = join(here, 'hello.wasm');
    writeFileSync(hello, 'hello');
    expect((await run(hello, '')).said).toBe('hello.wasm is not a WebAssembly file.\n');
  });
});
