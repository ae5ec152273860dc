// The formats of a puzzle as text: the first of them, and the parts that the formats of the small module lose.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { textFormats } from '../../../../../web/features/share/text_formats';
import { boxShape } from '../../../../../web/grid/puzzle';
import type { Format } from '../../../../../web/protocol/sheets';

const formatOf = (id: string): Format => ({
  ...{ id, name: [0], site: '', address: '', files: '*.txt', alphabets: false },
  ...{ smallestSide: 4, largestSide: 16 },
});
const all = ['line', 'grid', 'sudoscope', 'f-puzzles', 'f-puzzles-json'].map(formatOf);

function formatsFor(constraints: string, formats: () => Promise<Format[]>) {
  const puzzle = { shape: { ...boxShape(2, 2), constraints }, givens: new Uint8Array(16) };
  type App = Parameters<typeof textFormats>[0];
  return textFormats({
    play: { puzzle: signal(puzzle) } as unknown as App['play'],
    formats,
    write: (style) => Promise.resolve(style),
    writeAs: () => Promise.reject(new Error('not asked')),
  });
}

test('the first format of a puzzle with clues keeps them, and that of another puzzle is a line', async () => {
  const first = async (constraints: string) => (await formatsFor(constraints, () => Promise.resolve(all)))[0]!.id;
  expect(await first('')).toBe('line');
  expect(await first('killercage=[{"cells":["R1C1"],"value":"3"}]\n')).toBe('f-puzzles-json');
  expect(await first('diagonals\n')).toBe('f-puzzles-json');
});

test('the formats of the small module tell that they lose the clues', async () => {
  const lost = async (constraints: string) => {
    const [line] = await formatsFor(constraints, () => Promise.reject(new Error('no network')));
    const written = await line!.write('1');
    return written.ok && written.lost;
  };
  expect(await lost('')).toEqual([]);
  expect(await lost('diagonals\n')).toEqual(['The clues and other rules of the puzzle are left out.']);
});
