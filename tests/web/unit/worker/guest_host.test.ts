// Solvers that somebody brought, run by the host: their limits, their answers, and all possible failures.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { wasmOf } from '../../../contest/wasm_of.mjs';
import { endedWords } from '../../../../web/features/lab/guest_words';
import { chooseLanguage } from '../../../../web/language/language';
import { type GuestAnswer, type GuestEnd, type GuestRefusal, mostTableEntries } from '../../../../web/protocol/guest';
import { mostMemoryPages, withBounds } from '../../../../web/worker/guest_bounds';
import { Ended, endOf } from '../../../../web/worker/guest_end';
import { type Guest, openGuest } from '../../../../web/worker/guest_host';
import { bytesOfModule, collectorTypes, tablesOf } from '../../guests/bytes';
import { guestModule, type GuestName, guestTexts } from '../../guests/modules';
import { inkala, inkalaSolution } from '../../puzzles';

const backtrack = fileURLToPath(new URL('../../../contest/backtrack.wat', import.meta.url));

async function opened(bytes: Uint8Array<ArrayBuffer>): Promise<Guest> {
  const { guest, refusal } = await openGuest(bytes);
  if (refusal) throw new Error(JSON.stringify(refusal));
  return guest;
}
async function refusalOf(name: GuestName): Promise<GuestRefusal | undefined> {
  return (await openGuest(await guestModule(name))).refusal;
}
async function solvedBy(name: GuestName, side = 2): Promise<GuestAnswer> {
  const guest = await opened(await guestModule(name));
  return guest.solve({ boxHeight: side, boxWidth: side, limit: 1, givens: new Uint8Array(side ** 4) });
}
const digits = (text: string): Uint8Array => Uint8Array.from(text, (digit) => Number(digit) || 0);

describe('the example in WebAssembly text', () => {
  it('is under 60 lines', async () => {
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(backtrack, 'utf8').trim().split('\n').length).toBeLessThan(60);
  });

  it('has a name, solves, and tells its guesses', async () => {
    const guest = await opened(await wasmOf(backtrack));
    expect(guest.name).toBe('backtrack.wat');
    const { count, grid, guesses } = guest.solve({ boxHeight: 3, boxWidth: 3, limit: 2, givens: digits(inkala) });
    expect([count, [...grid].join('')]).toEqual([1, inkalaSolution]);
    expect(guesses).toBeGreaterThan(0);
  });

  it('counts up to the limit, all without one, and none where two givens clash', async () => {
    const guest = await opened(await wasmOf(backtrack));
    const blank = { boxHeight: 2, boxWidth: 2, givens: new Uint8Array(16) };
    expect(guest.solve({ ...blank, limit: 5 }).count).toBe(5);
    expect(guest.solve({ ...blank, limit: 0 }).count).toBe(288);
    expect(guest.solve({ ...blank, givens: digits('1..1............'), limit: 2 }).count).toBe(0);
  });

  it.each([
    [2, 3],
    [3, 2],
    [1, 5],
    [3, 4],
    [5, 5],
  ])('solves boxes of %i by %i', async (boxHeight, boxWidth) => {
    const guest = await opened(await wasmOf(backtrack));
    const side = boxHeight * boxWidth;
    // Every row is the one before, shifted; half of it is taken away, in the manner of a chessboard.
    const solution = Uint8Array.from({ length: side * side }, (_, cell) => {
      const [row, column] = [Math.floor(cell / side), cell % side];
      return ((column + (row % boxHeight) * boxWidth + Math.floor(row / boxHeight)) % side) + 1;
    });
    const givens = solution.map((digit, cell) => ((Math.floor(cell / side) + cell) % 2 ? digit : 0));
    const { count, grid } = guest.solve({ boxHeight, boxWidth, limit: 1, givens });
    expect(count).toBe(1);
    expect(givens.every((given, cell) => given === 0 || given === grid[cell])).toBe(true);
    const rows = Array.from({ length: side }, (_, row) => new Set(grid.subarray(row * side, (row + 1) * side)));
    expect(rows.every((row) => row.size === side && !row.has(0))).toBe(true);
  });
});

describe('a module is refused', () => {
  it('if it is not a module', async () => {
    const opened = (text: string): ReturnType<typeof openGuest> => openGuest(new TextEncoder().encode(text));
    expect(await opened('no module')).toEqual({ refusal: { kind: 'foreign' } });
    expect(await opened('\n(module)')).toEqual({ refusal: { kind: 'text' } });
    expect(await opened('\0asm, and no more')).toMatchObject({ refusal: { kind: 'invalid' } });
  });

  it('without an export that it needs, or with one of another kind', async () => {
    expect(await refusalOf('withoutSolve')).toEqual({ kind: 'exports', missing: ['solve'], wrong: [] });
    expect(await refusalOf('wrongKinds')).toEqual({
      kind: 'exports',
      missing: [],
      wrong: [
        { name: 'memory', wanted: 'memory' },
        { name: 'buffer', wanted: 'function' },
        { name: 'solve', wanted: 'function' },
      ],
    });
  });

  it('with forbidden imports, each named', async () => {
    expect(await refusalOf('fetching')).toEqual({ kind: 'imports', names: ['env.fetch'] });
    expect(await refusalOf('importedMemory')).toEqual({ kind: 'imports', names: ['env.memory'] });
    expect(await refusalOf('importedTable')).toEqual({ kind: 'imports', names: ['env.table'] });
  });

  it('if its start fails or it begins with too much memory', async () => {
    expect(await refusalOf('failingStart')).toEqual({ kind: 'start', reason: { kind: 'unreachable' } });
    expect(await refusalOf('overfull')).toEqual({ kind: 'start', reason: { kind: 'segment' } });
    expect(await refusalOf('early')).toEqual({ kind: 'start', reason: { kind: 'early' } });
    expect(await refusalOf('hugeMemory')).toEqual({ kind: 'memory', problem: 'large' });
  });
});

describe('a module is refused before the browser sees it', () => {
  const refused = async (bytes: Uint8Array<ArrayBuffer>): Promise<unknown> => (await openGuest(bytes)).refusal;

  it.each([
    ['of ten million functions, forty times', Array.from({ length: 40 }, () => ({ least: 10_000_000 }))],
    ['of a few more entries than all may have', [{ least: mostTableEntries - 5 }, { least: 6 }]],
  ])('with tables %s', async (_, tables) => {
    expect(await refused(bytesOfModule({ tables: tablesOf(tables) }))).toEqual({ kind: 'tables', problem: 'large' });
  });

  it.each([
    ['of 64 bits', [4, 0x70, 4, 1]],
    ['with entries that are written down', [1, 0x40, 0, 0x70, 0, 1, 0xd0, 0x70, 0x0b]],
    ['of any references', [1, 0x6e, 0, 1]],
    ['of which there are very many', [...[0xe8, 0x07], ...Array.from({ length: 1000 }, () => [0x70, 0, 0]).flat()]],
    ['that are cut off', [2, 0x70, 0, 1]],
  ])('with tables %s', async (_, tables) => {
    expect(await refused(bytesOfModule({ tables }))).toMatchObject({ kind: 'tables' });
  });

  it.each(Object.entries(collectorTypes))('with %s', async (_, types) => {
    expect(await refused(bytesOfModule({ types }))).toEqual({ kind: 'types' });
  });
});

describe('the bound on its tables', () => {
  /** Number of entries that each of its tables can have. */
  async function mostOf(tables: readonly { least: number; most?: number }[]): Promise<number[]> {
    const bounded = withBounds(bytesOfModule({ tables: tablesOf(tables), exportsTables: tables.length }));
    if (bounded.problem) throw new Error(JSON.stringify(bounded.problem));
    const { instance } = await WebAssembly.instantiate(bounded.bytes);
    return tables.map(({ least }, index) => {
      const table = instance.exports[`t${index}`] as WebAssembly.Table;
      let length = least;
      for (let step = 2 ** 20; step >= 1; step /= 2) {
        try {
          table.grow(step);
          length += step;
        } catch {
          // Too many.
        }
      }
      expect(table.length).toBe(length);
      return length;
    });
  }

  it('counts all together, and each has its initial entries and no more than it asked for', async () => {
    expect(await mostOf([{ least: 10 }])).toEqual([mostTableEntries]);
    expect(await mostOf([{ least: 10, most: 20 }])).toEqual([20]);
    const several = await mostOf([{ least: 1 }, { least: 500_000 }, { least: 0, most: 7 }, { least: 3 }]);
    expect(several[2]).toBe(7);
    expect(several.reduce((sum, most) => sum + most)).toBeLessThanOrEqual(mostTableEntries);
    expect(Math.min(...several.filter((_, index) => index !== 2))).toBeGreaterThan(100_000);
  });
});

describe('a module that runs', () => {
  it('gets so much memory and no more', async () => {
    expect((await solvedBy('greedy')).count).toBeLessThanOrEqual(mostMemoryPages);
    expect((await solvedBy('greedy')).count).toBeGreaterThan(mostMemoryPages / 2);
  });

  it('has no name if its name does not end', async () => {
    expect((await opened(await guestModule('endlessName'))).name).toBe('');
  });

  it('returns its answer, whatever it is', async () => {
    expect(await solvedBy('ones')).toEqual({ count: 1, grid: new Uint8Array(16).fill(1), guesses: null });
    expect((await solvedBy('declining')).count).toBe(-1);
  });

  it('prints to whoever runs it, and has the time', async () => {
    const printed: string[] = [];
    const { guest } = await openGuest(await guestModule('printing'), {
      print: (bytes) => void printed.push(new TextDecoder().decode(bytes)),
    });
    const answer = guest!.solve({ boxHeight: 2, boxWidth: 2, limit: 1, givens: new Uint8Array(16) });
    expect([answer.count, printed]).toEqual([2, ['hi']]);
  });
});

describe('a module that ends by itself', () => {
  const ends: [GuestName, GuestEnd][] = [
    ['trapping', { kind: 'unreachable' }],
    ['reading', { kind: 'memory' }],
    ['writing', { kind: 'memory' }],
    ['filling', { kind: 'memory' }],
    ['drawing', { kind: 'memory' }],
    ['fullAndGivingUp', { kind: 'full' }],
    ['fullAndGoingOn', { kind: 'full' }],
    ['dividing', { kind: 'division' }],
    ['remaining', { kind: 'division' }],
    ['overflowing', { kind: 'overflow' }],
    ['converting', { kind: 'conversion' }],
    ['convertingNone', { kind: 'conversion' }],
    ['callingBeyond', { kind: 'table' }],
    ['callingNothing', { kind: 'call' }],
    ['callingOther', { kind: 'call' }],
    ['recursive', { kind: 'stack' }],
    ['exiting', { kind: 'exited', status: 3 }],
    ['timing', { kind: 'memory' }],
    ['printingBeyond', { kind: 'memory' }],
    ['fullAndPrinting', { kind: 'full' }],
    ['longs', { kind: 'types' }],
    ['fractional', { kind: 'returned', call: 'solve', value: '0.5' }],
    ['beyondMemory', { kind: 'buffer', at: 2 ** 32 - 1, length: 16 }],
  ];

  it.each(ends)('as %s does, is reported with the reason in our words, in both languages', async (name, end) => {
    const thrown: unknown = await solvedBy(name).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Ended);
    const { end: found, cause } = thrown as Ended;
    expect(found).toEqual(end);
    const browsers = cause instanceof Error && !(cause instanceof Ended) ? cause.message : null;
    const english = endedWords(found);
    await chooseLanguage('de');
    const german = endedWords(found);
    await chooseLanguage('en');
    expect([english, german]).toEqual([
      expect.stringMatching(/^It ended with an error: [a-z].*\.$/),
      expect.stringMatching(/^Er endete mit einem Fehler: .*\.$/),
    ]);
    for (const words of browsers ? [english, german] : []) expect(words).not.toContain(browsers);
  });

  const wordsOfBrowsers: [string, GuestEnd['kind']][] = [
    ['unreachable executed', 'unreachable'],
    ['Unreachable code should not be executed', 'unreachable'],
    ['index out of bounds', 'memory'],
    ['Out of bounds memory access', 'memory'],
    ['integer divide by zero', 'division'],
    ['Division by zero', 'division'],
    ['divide result unrepresentable', 'overflow'],
    ['integer overflow', 'overflow'],
    ['invalid conversion to integer', 'conversion'],
    ['Out of bounds Trunc operation', 'conversion'],
    ['table index out of bounds', 'table'],
    ['Out of bounds call_indirect', 'table'],
    ['indirect call to null', 'call'],
    ['indirect call signature mismatch', 'call'],
    ['call_indirect to a null table entry', 'call'],
    ['call_indirect to a signature that does not match', 'call'],
    ['too much recursion', 'stack'],
    ['Maximum call stack size exceeded.', 'stack'],
    ['could not allocate memory', 'allocation'],
    ['something new', 'unknown'],
  ];

  it.each(wordsOfBrowsers)('is recognised by the messages of other browsers too: %s', (words, kind) => {
    expect(endOf(new WebAssembly.RuntimeError(words), null)).toEqual({ kind });
    expect(endedWords({ kind } as GuestEnd)).not.toContain(words);
  });

  it('with an exception of its own is reported so', () => {
    const { Tag, Exception } = WebAssembly as unknown as {
      Tag: new (type: { parameters: string[] }) => object;
      Exception: new (tag: object, values: unknown[]) => unknown;
    };
    expect(endOf(new Exception(new Tag({ parameters: [] }), []), null)).toEqual({ kind: 'exception' });
    expect(endedWords({ kind: 'exception' })).toMatch(/exception and did not catch it\.$/);
  });
});

describe('the bound on its memory', () => {
  it('is no more than the module wanted itself, and changes nothing else', async () => {
    const bytes = await wasmOf(backtrack);
    const bounded = withBounds(bytes);
    expect('bytes' in bounded && WebAssembly.validate(bounded.bytes)).toBe(true);
    // Without a maximum of its own it gets ours, in two bytes.
    expect('bytes' in bounded && bounded.bytes.length).toBe(bytes.length + 2);
  });

  it('takes no harm from bytes that are no module, wherever they are cut off', async () => {
    for (const text of Object.keys(guestTexts) as GuestName[]) {
      const bytes = await guestModule(text);
      for (let length = 0; length < Math.min(bytes.length, 60); ++length) withBounds(bytes.slice(0, length));
    }
  });
});
