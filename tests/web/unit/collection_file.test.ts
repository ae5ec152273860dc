// The file of a collection: cut into lines and blocks, and whether its lines are puzzles as they stand.
import { describe, expect, it } from 'vitest';
import { ahead, makeLineReader } from '../../../web/features/collection/line_reader';
import { blockBytes } from '../../../web/features/collection/run';
import { hasPlainLines } from '../../../web/features/collection/source';
import { endOfLine, overhang, readLines } from '../../../web/worker/line_block';

const text = new TextDecoder();

describe('a file in blocks', () => {
  const contents = ['a\nbb\n\nccc\r\ndddd', 'a\n', '\n\n\n', 'no line feed', '\ufeffa\nb\n', ''];

  it('has each line in one block and no other, wherever the blocks end', async () => {
    for (const content of contents) {
      const file = new Blob([content]);
      for (let size = 1; size <= file.size; ++size) {
        let all = '';
        for (let start = 0; start < file.size; start += size) {
          const { bytes, from } = await readLines(file, start, Math.min(file.size, start + size));
          const found = text.decode(bytes);
          if (found !== '') expect(await file.slice(from, from + bytes.length).text()).toBe(found);
          all += found;
        }
        expect(all).toBe(content.replace('\ufeff', ''));
      }
    }
  });

  it('reads no further than the longest line of a puzzle', async () => {
    const file = new Blob(['x'.repeat(10 * overhang)]);
    const { bytes } = await readLines(file, 0, 10);
    expect(bytes.length).toBeLessThanOrEqual(10 + overhang);
  });

  it('ends lines after their line feed, the last one at the end', () => {
    const bytes = new TextEncoder().encode('ab\ncd');
    expect([0, 2, 3, 9].map((at) => endOfLine(bytes, at))).toEqual([3, 3, 5, 5]);
  });

  it('is shared among all workers though it is small, and in bounded pieces where it is large', () => {
    expect(blockBytes(1e6, 8)).toBeLessThan(1e6 / 8);
    expect(blockBytes(1e12, 8)).toBe(1 << 22);
    expect(blockBytes(1, 8)).toBeGreaterThan(0);
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

  it('has plain lines where most of the first are a grid, whatever is behind it', () => {
    const plain = [nine, `${nine} # easy`, `${nine},5`, 'A'.repeat(256), '1 0 0 4 '.repeat(4).trim(), ''];
    for (const line of plain) expect([line, hasPlainLines(line)]).toEqual([line, true]);
    expect(hasPlainLines(`# a list\n\n${nine}\nno puzzle\n`)).toBe(true);
    // It may be a row of a 16x16 grid.
    expect(hasPlainLines('1...............')).toBe(false);
  });

  it('of another program has none', () => {
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
