// A screen reader's text for each cell.
import { afterEach, expect, it } from 'vitest';
import { cellFlag, cellKind, type BoardPicture } from '../../../../web/board/picture';
import { makeGeometry, type Geometry } from '../../../../web/grid/geometry';
import { boxShape } from '../../../../web/grid/puzzle';
import { letters, numbers } from '../../../../web/grid/symbols';
import { chooseLanguage } from '../../../../web/language/language';
import { digitSymbols, tell } from '../../../../web/language/say';
import { cellLabel } from '../../../../web/ui/labels';
import { houseOf } from '../../../../web/features/watch/details/matrix_maps';
import { cellName, spoken } from '../../../../web/ui/places';

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

it('a cell has words for the player’s notes and colours, and none while it is hidden', () => {
  const noted = { ...picture(cellKind.empty, 0, { candidates: [2, 3] }), noted: true };
  const centre = new Uint32Array(2 * 1296);
  centre[2 * 38] = 0b1001;
  const colours = new Uint16Array(1296).fill(0b101, 38, 39);
  expect(cellLabel({ ...noted, centre, colours }, 38)).toBe(
    'row 2, column 3, empty, notes 2 3, centre notes 1 4, colours A C',
  );
  // A digit hides the notes; candidates that are not notes hide those of the middle.
  expect(cellLabel({ ...picture(cellKind.entered, 5), centre, colours }, 38)).toBe(
    'row 2, column 3, entered 5, colours A C',
  );
  expect(cellLabel({ ...noted, noted: false, centre }, 38)).toBe('row 2, column 3, empty, candidates 2 3');
  expect(cellLabel({ ...noted, centre, colours }, 38, true)).toBe('row 2, column 3, hidden while paused');
});

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

afterEach(async () => {
  digitSymbols.value = numbers;
  await chooseLanguage('en');
});

it('a cell is read out in letters if digits are written as letters', () => {
  digitSymbols.value = letters;
  expect(cellLabel(picture(cellKind.given, 11), 38)).toBe('row 2, column 3, given B');
  const candidates = picture(cellKind.empty, 0, { candidates: [9, 10, 36] });
  expect(cellLabel(candidates, 38)).toBe('row 2, column 3, empty, candidates 9 A a');
});

it('a house of each kind has its name', () => {
  const namesOf = (geometry: Geometry): string[] => geometry.houses.map((_, house) => tell(houseOf(geometry, house)));
  const hyper = namesOf(makeGeometry({ ...boxShape(3, 3), constraints: 'diagonals\nwindows\n' }));
  expect([0, 17, 26].map((house) => hyper[house])).toEqual(['row 1', 'column 9', 'box 9']);
  expect(hyper.slice(27, 30)).toEqual(['the falling diagonal', 'the rising diagonal', 'window 1']);
  const jigsaw = namesOf(makeGeometry({ ...boxShape(1, 2), regions: Uint8Array.of(0, 0, 1, 1) }));
  expect(jigsaw.slice(4)).toEqual(['region 1', 'region 2']);
});

it('a cell is heard as the language writes it', async () => {
  await chooseLanguage('de');
  expect(spoken('Z4S19 ist eine Vorgabe, nicht AZ1S1.')).toBe('Zeile 4, Spalte 19 ist eine Vorgabe, nicht AZ1S1.');
  expect(cellLabel(picture(cellKind.empty, 0, { candidates: [1, 4] }), 38)).toBe(
    'Zeile 2, Spalte 3, leer, Kandidaten 1 4',
  );
  await chooseLanguage('en-XA');
  expect(spoken(cellName(makeGeometry(boxShape(3, 3)), 0))).toContain('[rów 1, çólúmñ 1');
});
