// Puzzles read from pictures of text.
import { expect, test } from 'vitest';
import { grayOf, inverted } from '../../../../web/image/gray';
import { readText } from '../../../../web/image/read_text';
import { photograph, straight } from '../../pictures/camera';
import { blankPaper, fill, fonts, makeRandom, printLines } from '../../pictures/paper';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const rows = inkala.match(/.{9}/g)!;
const mono = fonts.find(({ name }) => name === 'DejaVuSansMono.ttf')!;

test.each(['.', '0', '-', '_', '*'])('nine lines of nine, blanks as %s', (blank) => {
  const lines = rows.map((row) => row.replaceAll('.', blank));
  expect(readText(printLines(mono, lines, 28))).toEqual({ text: lines.join('\n'), doubts: 0 });
});

test('one long line, of small print', () => {
  expect(readText(printLines(mono, [inkala], 18))).toEqual({ text: inkala, doubts: 0 });
});

test('figures apart stay apart, so that numbers of two figures do not run together', () => {
  const lines = ['10 2 0 0', '0 12 3 0', '4 0 0 11', '0 0 16 5'].flatMap((line) => [line, line, line, line]);
  expect(readText(printLines(mono, lines, 26))!.text).toBe(lines.join('\n'));
});

test.each(['123456789ABCDEFG.......8', 'ABCDEFGHIJKLMNOP..D...KP', '1234567.89abcdefg..d..e1'])(
  'letters that stand for digits: %s',
  (line) => {
    expect(readText(printLines(mono, [line, line], 30))!.text).toBe(`${line}\n${line}`);
  },
);

test('bright on dark, and a photo that is not quite straight', () => {
  const paper = printLines(mono, rows, 40);
  expect(readText(inverted(paper))!.text).toBe(rows.join('\n'));
  const [width, height] = [paper.width + 60, paper.height + 60];
  const corners = [
    { x: 20, y: 34 },
    { x: width - 30, y: 22 },
    { x: width - 26, y: height - 30 },
    { x: 24, y: height - 18 },
  ] as const;
  const shot = { width, height, corners, bend: 0, light: [1, 0.7], blur: 1, noise: 5, table: 250 } as const;
  const { text } = readText(grayOf(photograph(paper, shot, makeRandom(4))))!;
  expect(text).toBe(rows.join('\n'));
});

test('characters in doubt become question marks, and noise is no text', () => {
  const paper = printLines(mono, rows, 40);
  // Over the 8 of the first row.
  fill(paper, 82, 138, 98, 158, 20);
  const reading = readText(paper)!;
  expect(reading.doubts).toBe(1);
  expect(reading.text).toBe(rows.join('\n').replace('8', '?'));
  const random = makeRandom(2);
  const noise = blankPaper(400, 300);
  noise.data.forEach((_, pixel) => (noise.data[pixel] = random.below(256)));
  for (const nothing of [noise, blankPaper(400, 300), printLines(mono, ['12'], 40)])
    expect(readText(nothing)).toBeNull();
  expect(readText(grayOf(straight(blankPaper(1, 1))))).toBeNull();
});
