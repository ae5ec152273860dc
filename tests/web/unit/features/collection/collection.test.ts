// A collection: rows put in order, a run on several workers. Its file: collection_file.test.ts.
import { describe, expect, it, vi } from 'vitest';
import { makeCollection } from '../../../../../web/features/collection/collection';
import { makeRows } from '../../../../../web/features/collection/rows';
import { ahead } from '../../../../../web/features/collection/line_pieces';
import { findCopies } from '../../../../../web/features/collection/copies';
import type { CollectionStorage } from '../../../../../web/features/collection/storage';
import { arrange, inFileOrder, shownInFile } from '../../../../../web/features/collection/order';
import type { RatingClient } from '../../../../../web/features/collection/ratings';
import { saveRows, tableLine } from '../../../../../web/features/collection/table_text';
import {
  type CollectionBlock,
  type CollectionRequest,
  lineStatus,
  type PuzzleList,
  fingerprint,
} from '../../../../../web/protocol/collection';
import type { SolverClient } from '../../../../../web/client/solver_client';
import type { Replies } from '../../../../../web/protocol/messages';
import { block, valuesOf } from './rows';
import { settle } from '../../fakes/display';

describe('the rows', () => {
  it('count lines through the file, as editors do', () => {
    const rows = makeRows();
    rows.append(block(2, { line: Uint32Array.of(1, 4) }, { lines: 5 }));
    rows.append(block(1));
    expect(valuesOf(rows, 'line')).toEqual([2, 5, 6]);
    expect(rows.lines).toBe(6);
  });

  it('keep what they have while they grow', () => {
    const rows = makeRows();
    for (let i = 0; i < 50; ++i) rows.append(block(100, { guesses: new Uint32Array(100).fill(i) }));
    expect(rows.count).toBe(5000);
    expect([0, 99, 100, 4999].map((row) => rows.columns.guesses.at(row))).toEqual([0, 0, 1, 49]);
    expect(rows.columns.line.at(4999)).toBe(5000);
  });

  it('are sorted by any column, equal ones in the order of their lines, and filtered', () => {
    const rows = makeRows();
    const { one, none } = lineStatus;
    rows.append(block(5, { guesses: Uint32Array.of(3, 0, 7, 0, 3), status: Uint8Array.of(one, none, one, one, none) }));
    const sorted = (change: object): number[] => [...arrange(rows, { ...inFileOrder, ...change })!];
    expect(arrange(rows, inFileOrder)).toBeNull();
    expect(sorted({ key: 'guesses' })).toEqual([1, 3, 0, 4, 2]);
    expect(sorted({ key: 'guesses', descending: true })).toEqual([2, 0, 4, 1, 3]);
    expect(sorted({ descending: true })).toEqual([4, 3, 2, 1, 0]);
    expect(sorted({ status: none })).toEqual([1, 4]);
    expect(sorted({ status: none, key: 'guesses', descending: true })).toEqual([4, 1]);
    expect([...shownInFile(arrange(rows, { ...inFileOrder, descending: true }), 5)]).toEqual([0, 1, 2, 3, 4]);
  });

  it('are shown by ranges of givens and guesses, both ends included, without lines that are not a puzzle', () => {
    const rows = makeRows();
    const { one, bad } = lineStatus;
    const givens = Uint16Array.of(17, 20, 25, 30, 0);
    rows.append(
      block(5, { givens, guesses: Uint32Array.of(9, 0, 4, 0, 0), status: Uint8Array.of(one, one, one, one, bad) }),
    );
    const shown = (change: object): number[] => [...arrange(rows, { ...inFileOrder, ...change })!];
    expect(shown({ givens: { least: 0, most: 25 } })).toEqual([0, 1, 2]);
    expect(shown({ givens: { least: 20, most: Infinity } })).toEqual([1, 2, 3]);
    expect(shown({ givens: { least: 20, most: 25 }, guesses: { least: 1, most: Infinity } })).toEqual([2]);
    expect(shown({ guesses: { least: 5, most: 4 } })).toEqual([]);
  });

  it('are copies where the same puzzle stood further up, over more than one slice and growth', async () => {
    const rows = makeRows();
    const count = 250_000;
    const { one, bad } = lineStatus;
    // Every tenth is the puzzle of row 0, each fifth of those no puzzle at all.
    const status = Uint8Array.from({ length: count }, (_, row) => (row % 50 === 40 ? bad : one));
    const printLow = Uint32Array.from({ length: count }, (_, row) => (row % 10 === 0 ? 1 : row + 1));
    rows.append(block(count, { status, printLow }));
    const copies = await findCopies(rows, new Blob(), () => true);
    expect(copies!.count).toBe(count / 10 - count / 50 - 1);
    expect([0, 1, 10, 40, 249_990].map((row) => copies!.isCopy(row))).toEqual([false, false, true, false, false]);
    expect(copies!.firstOf(249_980)).toBe(0);
    const alone = arrange(rows, { ...inFileOrder, copies: 'alone' }, { copies })!;
    expect([alone.length, alone[0]]).toEqual([copies!.count, 10]);
    expect(arrange(rows, { ...inFileOrder, copies: 'hidden' }, { copies })).toHaveLength(count - copies!.count);
    expect(await findCopies(rows, new Blob(), () => false)).toBeNull();
  });

  it('are found by their givens, however they are written, and lines behind the first megabyte too', async () => {
    const puzzles = Array.from({ length: 20_000 }, (_, i) => String(i + 1).padEnd(81, '.'));
    const text = [...puzzles, `  ${puzzles[7]!.replaceAll('.', '0')} remark`, puzzles[7]!].join('\n');
    const rows = makeRows();
    const offset = Float64Array.from({ length: 20_003 }, (_, row) => row * 82);
    offset[20_001] = text.lastIndexOf('\n') + 1;
    // The last one was read by itself.
    const [printLow, printHigh] = [new Uint32Array(20_003), new Uint32Array(20_003)];
    [printLow[20_002], printHigh[20_002]] = fingerprint(Uint8Array.from(puzzles[7]!.replaceAll('.', '0'), Number));
    rows.append(block(20_003, { offset, printLow, printHigh }));
    const copies = await findCopies(rows, new Blob([text]), () => true);
    for (const row of [20_000, 20_001, 20_002]) expect(copies!.firstOf(row)).toBe(7);
    // 10 is 1, 0 and so on: a blank is written as a nought as well.
    const different = new Set(puzzles.map((puzzle) => puzzle.replaceAll('0', '.'))).size;
    expect(copies!.count).toBe(20_003 - different);
  });

  it('differ where half of the fingerprint does', async () => {
    const rows = makeRows();
    rows.append(block(3, { printLow: Uint32Array.of(7, 7, 7), printHigh: Uint32Array.of(1, 2, 1) }));
    const copies = await findCopies(rows, new Blob(), () => true);
    expect([0, 1, 2].map((row) => copies!.firstOf(row))).toEqual([0, 1, 0]);
  });

  it('are written as a table with a line for each: where solutions may be missing, copies, the puzzle, no times', async () => {
    const rows = makeRows();
    const { one, several, unknown, bad } = lineStatus;
    const status = Uint8Array.of(one, several, unknown, bad, one);
    const printLow = Uint32Array.of(1, 2, 3, 0, 1);
    rows.append(
      block(5, { status, printLow, solutions: Uint32Array.of(1, 2, 1, 0, 1), givenUp: Uint8Array.of(0, 0, 1, 0, 0) }),
    );
    const needs = {
      rows,
      limit: 2,
      copies: await findCopies(rows, new Blob(), () => true),
      nameOf: (kind: number) => `kind ${kind}`,
      rated: {},
      forms: null,
      notes: null,
    };
    const texts = ['1..', '.2.', '..3', 'no "puzzle", this', '1..'];
    const shares: number[] = [];
    const saved = await saveRows('head\n', {
      rows: Uint32Array.of(0, 1, 2, 3, 4),
      lineOf: (row) => Promise.resolve(tableLine(needs, row, texts[row]!)),
      signal: new AbortController().signal,
      onProgress: (share) => void shares.push(share),
    });
    expect(await saved!.text()).toBe(
      `head
1,kind ${one},30,0,1,yes,,1..
2,kind ${several},30,0,2,no,,.2.
3,kind ${unknown},30,0,1,no,,..3
4,kind ${bad},,,,,,"no ""puzzle"", this"
5,kind ${one},30,0,1,yes,1,1..
`,
    );
    expect(shares).toEqual([1]);
  });
});

const nothingKept: CollectionStorage = {
  load: () => Promise.resolve({ collection: null, damaged: [] }),
  keepFile: () => Promise.resolve(),
  keepRun: () => Promise.resolve(),
  keepView: () => Promise.resolve(),
  noteView: () => undefined,
  noteForgotten: () => undefined,
  keepRatings: () => Promise.resolve(),
  keepForms: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

describe('a run', () => {
  type Asked = { request: CollectionRequest; answer(value: CollectionBlock): void; fail(error: Error): void };

  /** `list`: the puzzles of the file as the module for other formats reads them. */
  function setUp(cores: number, list?: PuzzleList, storage: CollectionStorage = nothingKept) {
    const asked: Asked[] = [];
    let ended = 0;
    const whole = {
      ask: () => (list ? Promise.resolve(list) : Promise.reject(new Error('these are plain lines'))),
      end: () => undefined,
    };
    const collection = makeCollection({
      cores,
      storage,
      makeLogicClient: () => whole as unknown as RatingClient,
      makeWholeClient: () => whole as unknown as SolverClient,
      makeClient: () => ({
        ask<R extends CollectionRequest>(request: R, { signal }: { signal?: AbortSignal } = {}) {
          return new Promise<Replies[R['kind']]>((resolve, reject) => {
            const answer = (value: CollectionBlock): void =>
              resolve({ ...value, bytes: request.bytes } as Replies[R['kind']]);
            signal?.addEventListener('abort', () => answer(block(0, {}, { cancelled: true })));
            asked.push({ request: request, answer, fail: reject });
          });
        },
        end: () => void ++ended,
      }),
    });
    return { collection, asked, ended: () => ended };
  }
  const file = new Blob([`${'.'.repeat(81)}\n`.repeat(488)]);

  it('puts blocks in the order of the file, whichever is ready first', async () => {
    const { collection, asked, ended } = setUp(2);
    collection.open(file, 'x.txt');
    await vi.waitFor(() => expect(asked.map(({ request }) => request.from)).toEqual([0, 199 * 82, 398 * 82]));
    asked[1]!.answer(block(1, { guesses: Uint32Array.of(2) }));
    await settle();
    asked[0]!.answer(block(1, { guesses: Uint32Array.of(1), status: Uint8Array.of(lineStatus.none) }));
    asked[2]!.answer(block(1, { guesses: Uint32Array.of(3) }, { problems: [{ line: 0, message: 'No.' }] }));
    await vi.waitFor(() => expect(collection.status.value).toBe('finished'));
    const rows = collection.rows.value.now;
    expect(valuesOf(rows, 'guesses')).toEqual([1, 2, 3]);
    expect(collection.counts.value[lineStatus.none]).toBe(1);
    expect(collection.counts.value[lineStatus.one]).toBe(2);
    expect(collection.problems.value).toEqual([{ line: 3, message: 'No.' }]);
    expect(collection.progress.value.bytes).toBe(file.size);
    expect(ended()).toBe(2);
  });

  it('keeps its results when it is cancelled', async () => {
    const { collection, asked } = setUp(1);
    collection.open(file, 'x.txt');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[0]!.answer(block(3));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    collection.cancel();
    await vi.waitFor(() => expect(collection.status.value).toBe('stopped'));
    expect(collection.rows.value.now.count).toBe(3);
    expect(asked).toHaveLength(3);
  });

  it('gives each worker a second block, which is on its way while it solves the first', async () => {
    const { collection, asked } = setUp(1);
    collection.open(file, 'x.txt');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]!.answer(block(1));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
  });

  it('keeps its results and shows the reason when it fails', async () => {
    const { collection, asked } = setUp(1);
    collection.open(file, 'x.txt');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[0]!.answer(block(3));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    asked[1]!.fail(new Error('the file is gone'));
    await vi.waitFor(() => expect(collection.status.value).toBe('failed'));
    expect(collection.failure.value).toContain('the file is gone');
    expect(collection.rows.value.now.count).toBe(3);
  });

  it('gives way to the next file', async () => {
    const { collection, asked } = setUp(1);
    collection.open(file, 'first');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    collection.open(new Blob(['1'.repeat(81)]), 'second');
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    asked.at(-1)!.answer(block(1));
    await vi.waitFor(() => expect(collection.status.value).toBe('finished'));
    expect([collection.name.value, collection.rows.value.now.count]).toEqual(['second', 1]);
  });

  it('waits for consent if nobody asked for it, also after it was closed and brought back', async () => {
    const { collection, asked } = setUp(1);
    collection.open(new Blob(['1'.repeat(81)]), 'asked');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.answer(block(1));
    await vi.waitFor(() => expect(collection.status.value).toBe('finished'));
    collection.open(new Blob(['1'.repeat(81)]), 'shared', false);
    const told = (): unknown[] => [collection.status.value, collection.rows.value.now.count, asked.length];
    await settle();
    expect(told()).toEqual(['waiting', 0, 1]);
    collection.forget()();
    await settle();
    expect(told()).toEqual(['waiting', 0, 1]);
    collection.again();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]!.answer(block(1));
    await vi.waitFor(() => expect(told()).toEqual(['finished', 1, 2]));
  });

  it('has its lines as they stand in the file', async () => {
    const { collection, asked } = setUp(1);
    collection.open(new Blob([`${'.'.repeat(81)}\nbad one\n${'1'.repeat(81)}\n`]), 'x.txt');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const { one, bad, none } = lineStatus;
    asked[0]!.answer(block(3, { status: Uint8Array.of(one, bad, none), offset: Float64Array.of(0, 82, 90) }));
    await vi.waitFor(() => expect(collection.status.value).toBe('finished'));
    expect(await Promise.all([1, 2].map(collection.lineReader(ahead.through)))).toEqual(['bad one', '1'.repeat(81)]);
    expect(await collection.lineOf(1)).toBe('bad one');
  });

  it('is read where its rows were found, though another file is opened meanwhile', async () => {
    const { collection, asked } = setUp(1);
    collection.open(new Blob([`${'.'.repeat(81)}\nfirst\n`]), 'first.txt');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const { one, bad } = lineStatus;
    asked[0]!.answer(block(2, { status: Uint8Array.of(one, bad), offset: Float64Array.of(0, 82) }));
    await vi.waitFor(() => expect(collection.status.value).toBe('finished'));
    const read = [collection.lineReader(ahead.through), collection.textReader(ahead.through)];
    collection.open(new Blob([`${'2'.repeat(81)}\nsecond\n`]), 'second.txt');
    for (const each of read) expect(await Promise.all([0, 1].map(each))).toEqual(['.'.repeat(81), 'first']);
  });

  it('of another format uses converted lines, named by their places in the file', async () => {
    const content = ':0000:x:first\n\n:0000:x:\n second';
    const at = (text: string): number => content.indexOf(text);
    const list: PuzzleList = {
      several: true,
      text: 'one\n!\ntwo\n',
      line: Uint32Array.of(1, 3, 4),
      begin: Uint32Array.of(0, at('\n:') + 1, at('second')),
      end: Uint32Array.of(at('\n'), at('\n second'), content.length),
      problems: [{ item: 1, line: 3, message: 'This line ends too soon.' }],
      names: [{ item: 2, message: 'The last' }],
      cancelled: false,
    };
    const { collection, asked } = setUp(1, list);
    collection.open(new Blob([content]), 'x.txt');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(new TextDecoder().decode(asked[0]!.request.bytes)).toBe(list.text);
    const { one, bad } = lineStatus;
    const problems = [{ line: 1, message: 'No puzzle.' }];
    asked[0]!.answer(
      block(3, { status: Uint8Array.of(one, bad, one), offset: Float64Array.of(0, 4, 6) }, { problems }),
    );
    await vi.waitFor(() => expect(collection.status.value).toBe('finished'));
    const rows = collection.rows.value.now;
    expect(valuesOf(rows, 'line')).toEqual([1, 3, 4]);
    expect(collection.problems.value).toEqual(list.problems);
    expect(collection.progress.value.bytes).toBe(content.length);
    expect(await collection.lineOf(0)).toBe(':0000:x:first');
    expect(await collection.lineOf(1)).toBe(':0000:x:');
    // As a plain line if it is a puzzle.
    expect(await Promise.all([0, 1, 2].map(collection.textReader(ahead.few)))).toEqual(['one', ':0000:x:', 'two']);
    const named = collection.notes.value!.columns[0]!;
    expect([0, 1, 2].map(named.textOf)).toEqual(['', '', 'The last']);
    // A search for more solutions reads nothing anew.
    collection.lookFor(1000);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(new TextDecoder().decode(asked[1]!.request.bytes)).toBe(list.text);
  });

  it('uses converted lines if puzzles have no text of their own, as the five grids of a Samurai', async () => {
    const list: PuzzleList = {
      several: true,
      text: 'first\nsecond\n',
      line: Uint32Array.of(1, 7),
      begin: Uint32Array.of(0, 0),
      end: Uint32Array.of(0, 0),
      problems: [],
      names: [{ item: 0, message: 'Top left' }],
      cancelled: false,
    };
    const { collection, asked } = setUp(1, list);
    collection.open(new Blob([':0000:x:first\n:0000:x:second']), 'x.txt');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const { one } = lineStatus;
    asked[0]!.answer(block(2, { status: Uint8Array.of(one, one), offset: Float64Array.of(0, 6) }));
    await vi.waitFor(() => expect(collection.status.value).toBe('finished'));
    expect(await Promise.all([0, 1].map(collection.lineOf))).toEqual(['first', 'second']);
    await vi.waitFor(() => expect(collection.notes.value).not.toBeNull());
    expect([0, 1].map(collection.notes.value!.columns[0]!.textOf)).toEqual(['Top left', '']);
  });
});
