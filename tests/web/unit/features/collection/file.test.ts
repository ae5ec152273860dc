// The file of a collection: cut into lines and blocks, and recognised as plain lines of puzzles.
import { describe, expect, it } from 'vitest';
import { ahead, LinePieces } from '../../../../../web/features/collection/line_pieces';
import { makeLineReader } from '../../../../../web/features/collection/row_reader';
import { pieceBytes } from '../../../../../web/features/collection/run';
import { hasPlainLines, sourceOfFile } from '../../../../../web/features/collection/source';
import type { SolverClient } from '../../../../../web/client/solver_client';
import { endOfLine } from '../../../../../web/worker/collection_task';

const text = new TextDecoder();

async function piecesOf(file: Blob, size: number, held = 1): Promise<{ text: string; from: number }[]> {
  const pieces = new LinePieces(file, size);
  const found = [];
  const open: Uint8Array<ArrayBuffer>[] = [];
  for (let piece; (piece = await pieces.next());) {
    expect(piece.index).toBe(found.length);
    found.push({ text: text.decode(piece.bytes), from: piece.from });
    open.push(piece.bytes);
    if (open.length >= held) pieces.giveBack(open.shift()!);
  }
  expect(await pieces.next()).toBeNull();
  return found;
}

/** As in a browser whose files cannot fill a buffer. */
function withoutPipes(file: Blob): Blob {
  file.stream = () => new ReadableStream();
  return file;
}

describe('a file in pieces', () => {
  const contents = ['a\nbb\n\nccc\r\ndddd', 'a\n', '\n\n\n', 'no line feed', '\ufeffa\nb\n', ''];

  it('has each line in one piece and no other, wherever the pieces end', async () => {
    for (const content of contents) {
      for (const file of [new Blob([content]), withoutPipes(new Blob([content]))]) {
        for (let size = 15; size <= file.size + 2; ++size) {
          const found = await piecesOf(file, size, 1 + (size % 3));
          for (const { text: piece, from } of found)
            expect(await file.slice(from, from + new TextEncoder().encode(piece).length).text()).toBe(piece);
          expect(found.map((piece) => piece.text).join('')).toBe(content.replace('\ufeff', ''));
        }
      }
    }
  });

  it('is the same at once for many that ask, and whatever the length of its lines', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `${i}${'x'.repeat((i * 7919) % 90)}`);
    const file = new Blob([lines.join('\n')]);
    const pieces = new LinePieces(file, 1000);
    const found: string[] = [];
    const take = async (): Promise<void> => {
      for (let piece; (piece = await pieces.next());) {
        found[piece.index] = text.decode(piece.bytes);
        await Promise.resolve();
        pieces.giveBack(piece.bytes);
      }
    };
    await Promise.all([take(), take(), take()]);
    expect(found.every((piece) => piece.endsWith('\n') || piece === found.at(-1))).toBe(true);
    expect(found.join('')).toBe(lines.join('\n'));
  });

  it('cuts a line that is too long, and goes on with the next one', async () => {
    for (const long of [40, 41, 79, 80, 81, 200]) {
      const file = new Blob([`ab\n${'x'.repeat(long)}\ncd\nef\n`]);
      const found = await piecesOf(file, 40);
      const lines = found.flatMap((piece) => piece.text.split('\n')).filter((line) => line !== '');
      expect(lines.filter((line) => !line.startsWith('x'))).toEqual(['ab', 'cd', 'ef']);
      expect(lines.filter((line) => line.startsWith('x'))).toEqual(['x'.repeat(Math.min(long, 40))]);
    }
  });

  it('ends in a line that is too long', async () => {
    expect(await piecesOf(new Blob(['x'.repeat(1000)]), 40)).toEqual([{ text: 'x'.repeat(40), from: 0 }]);
  });

  it('ends lines after their line feed, the last one at the end', () => {
    const bytes = new TextEncoder().encode('ab\ncd');
    expect([0, 2, 3, 9].map((at) => endOfLine(bytes, at))).toEqual([3, 3, 5, 5]);
  });

  it('is shared among all workers though it is small, and in bounded pieces where it is large', () => {
    expect(pieceBytes(1e6, 8)).toBeLessThan(1e6 / 8);
    expect(pieceBytes(1e12, 8)).toBe(1 << 21);
    expect(pieceBytes(1, 8)).toBe(1 << 14);
  });

  it('gives its lines by where they begin, in any order', async () => {
    const lines = Array.from({ length: 5000 }, (_, i) => `line ${i}${'x'.repeat(i % 700)}`);
    const offsets: number[] = [];
    lines.reduce((sum, line) => (offsets.push(sum), sum + line.length + 1), 0);
    const read = makeLineReader(new Blob([lines.join('\n')]), ahead.few);
    for (const i of [0, 1, 2, 4999, 7, 4000, 4001]) expect(await read(offsets[i]!)).toBe(lines[i]);
  });
});

describe('a file', () => {
  const nine = '.'.repeat(81);

  it('has plain lines if most of its first lines are a grid, whatever follows', () => {
    const plain = [nine, `${nine} # easy`, `${nine},5`, 'A'.repeat(256), '1 0 0 4 '.repeat(4).trim(), ''];
    for (const line of plain) expect([line, hasPlainLines(line)]).toEqual([line, true]);
    expect(hasPlainLines(`# a list\n\n${nine}\nno puzzle\n`)).toBe(true);
    // It may be a row of a 16x16 grid.
    expect(hasPlainLines('1...............')).toBe(false);
  });

  it('is read by the module with every format if any line of it is a code, wherever that is', async () => {
    const code = `https://f-puzzles.com/?load=${'N'.repeat(99)}`;
    const asked: unknown[] = [];
    const none = new Uint32Array();
    const made = { several: true, text: `${nine}\n{}\n`, line: none, begin: none, end: none, problems: [] };
    const client = { ask: (request: unknown) => (asked.push(request), Promise.resolve({ ...made, cancelled: false })) };
    const read = (lines: readonly string[]): ReturnType<typeof sourceOfFile> => {
      const file = new Blob([lines.join('\n')]);
      return sourceOfFile(file, '', client as unknown as SolverClient, new AbortController().signal);
    };
    const many = Array<string>(2000).fill(nine);
    expect(await read([...many, 'no puzzle', `${nine} # ${code}`])).toMatchObject({ made: null, clued: null });
    expect(asked).toEqual([]);
    expect(await read([...many, code])).toMatchObject({ clued: Uint8Array.of(0, 1) });
    expect(asked).toMatchObject([{ kind: 'list', division: 'lines' }]);
  });

  it('of another program has no plain lines', () => {
    const others = [
      `:0000:x:${nine}::::`,
      `1,2,3,4,${nine},A name`,
      `<opensudoku><game data="${nine}"/></opensudoku>`,
      '3x3:c3a9b7b1a6b4e1c3_2a6b3_1f2f8_7b9a5_6c7e1b9a8b7b5a8c',
      'scfKDTRBQsV3CQ3p0q08RJ5avLJSRFc',
      '.'.repeat(729),
    ];
    for (const line of others) expect([line, hasPlainLines(line)]).toEqual([line, false]);
  });
});
