// What a screen reader says of each cell.
import { expect, it } from 'vitest';
import { cellFlag, cellKind, type BoardPicture } from '../../../web/board/picture';
import { makeGeometry } from '../../../web/grid/geometry';
import { boxShape } from '../../../web/grid/puzzle';
import { letters } from '../../../web/grid/symbols';
import { cellLabel } from '../../../web/ui/labels';

function picture(
  kind: number,
  value: number,
  more: { flags?: number; level?: number; candidates?: number[] } = {},
): BoardPicture {
  const geometry = makeGeometry(boxShape(6, 6));
  const candidates = new Uint32Array(2 * geometry.cellCount);
  for (const digit of more.candidates ?? []) candidates[2 * 38 + (digit > 32 ? 1 : 0)]! |= 1 << ((digit - 1) % 32);
  const filled = <T extends Uint8Array | Uint16Array>(list: T, at: number): T => list.fill(at, 38, 39) as T;
  return {
    geometry,
    values: filled(new Uint8Array(geometry.cellCount), value),
    kinds: filled(new Uint8Array(geometry.cellCount), kind),
    flags: filled(new Uint8Array(geometry.cellCount), more.flags ?? 0),
    levels: filled(new Uint16Array(geometry.cellCount), more.level ?? 0),
    candidates,
  };
}

it.each([
  [picture(cellKind.given, 7), 'row 2, column 3, given 7'],
  [picture(cellKind.empty, 0), 'row 2, column 3, empty'],
  [picture(cellKind.empty, 0, { candidates: [1, 4, 36] }), 'row 2, column 3, empty, candidates 1 4 36'],
  [picture(cellKind.empty, 0, { candidates: [33] }), 'row 2, column 3, empty, candidate 33'],
  [
    picture(cellKind.empty, 0, { candidates: [1, 2, 3, 4, 5, 6, 7, 8, 9, 32] }),
    'row 2, column 3, empty, 10 candidates',
  ],
  [picture(cellKind.guess, 4, { level: 9 }), 'row 2, column 3, guess 4 at level 9'],
  [picture(cellKind.forced, 36, { level: 2 }), 'row 2, column 3, 36, forced at level 2'],
  [picture(cellKind.entered, 5, { flags: cellFlag.clash }), 'row 2, column 3, entered 5, clashes'],
  [picture(cellKind.proved, 8), 'row 2, column 3, empty, proved 8'],
  [picture(cellKind.supposed, 8), 'row 2, column 3, empty, best guess 8, not proved'],
  [picture(cellKind.empty, 0, { flags: cellFlag.hatched }), 'row 2, column 3, empty, in the contradiction'],
])('a cell is a sentence (%#)', (shown, label) => expect(cellLabel(shown, 38)).toBe(label));

it('a cell is told in letters where digits are written so', () => {
  expect(cellLabel(picture(cellKind.given, 11), 38, letters)).toBe('row 2, column 3, given B');
  const candidates = picture(cellKind.empty, 0, { candidates: [9, 10, 36] });
  expect(cellLabel(candidates, 38, letters)).toBe('row 2, column 3, empty, candidates 9 A a');
});
