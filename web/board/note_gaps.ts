// Places of corner notes in a cell where marks have taken some: the label of a cage, a letter, a circle on a corner, a
// dot on an edge. Up to eight notes take free places at corners and edges; more of them share the gaps between marks.
import { notePlaces, placeMiddles, type NotePlace } from '../marks/marks';

/** One note, with its middle in fractions of the cell. */
export type Placed = readonly [digit: number, x: number, y: number];

const bit = (place: NotePlace): number => 1 << notePlaces.indexOf(place);

/** True if one of the places is among the bits. */
export const isTaken = (taken: number, ...places: NotePlace[]): boolean => places.some((place) => taken & bit(place));

/** The places under the letters of a cell's colours. `free`: the share of the bottom edge that they leave. */
export function tagBits(free: number): number {
  if (free >= 1) return 0;
  return bit('BR') | (free < 0.66 ? bit('BM') : 0) | (free < 0.33 ? bit('BL') : 0);
}

/** Rows of notes from the top down: their middle, and the places that marks may have at their left, middle and right. */
const rows: readonly { y: number; places: readonly (NotePlace | null)[] }[] = [
  { y: 0.16, places: ['TL', 'TM', 'TR'] },
  { y: 0.39, places: ['ML', null, 'MR'] },
  { y: 0.61, places: ['ML', null, 'MR'] },
  { y: 0.83, places: ['BL', 'BM', 'BR'] },
];

/** The part of a row at the edge, or of one further in, that a mark at the left, in the middle or at the right takes. */
const spansAtEdge = [
  [0, 0.42],
  [0.32, 0.68],
  [0.58, 1],
] as const;
const spansInside = [[0, 0.18], null, [0.82, 1]] as const;

interface Gap {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

function gapsBeside(hasCentre: boolean, taken: number): Gap[] {
  return rows.flatMap(({ y, places }, index) => {
    const isEdge = index === 0 || index === rows.length - 1;
    if (hasCentre && !isEdge) return [];
    let gaps = [{ y, from: 0.085, to: 0.915 }];
    places.forEach((place, third) => {
      const span = (isEdge ? spansAtEdge : spansInside)[third];
      if (!place || !span || !(taken & bit(place))) return;
      gaps = gaps.flatMap(({ from, to }) => [
        { y, from, to: Math.min(to, span[0]) },
        { y, from: Math.max(from, span[1]), to },
      ]);
    });
    return gaps.filter(({ from, to }) => to - from > 0.04);
  });
}

/** `pitch`: width of the narrowest place. `taken`: bits of `notePlaces`. */
export function placeBesideMarks(
  digits: readonly number[],
  hasCentre: boolean,
  taken: number,
): { places: Placed[]; pitch: number } {
  const isFree = (place: NotePlace): boolean => !(taken & bit(place)) && !(hasCentre && place[0] === 'M');
  const free = notePlaces.filter(isFree).slice(0, digits.length);
  if (free.length === digits.length) {
    // The notes of a cell stand in reading order.
    const inOrder = free.map((place) => placeMiddles[place]).sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
    return { places: digits.map((digit, index): Placed => [digit, ...inOrder[index]!]), pitch: 0.27 };
  }
  const gaps = gapsBeside(hasCentre, taken);
  const room = (pitch: number): number[] => gaps.map(({ from, to }) => Math.floor((to - from) / pitch + 1e-9));
  let pitch = 0.27;
  while (pitch > 0.01 && room(pitch).reduce((sum, count) => sum + count, 0) < digits.length) pitch *= 0.97;
  const slots = gaps.flatMap(({ y, from, to }, index) => {
    const count = room(pitch)[index]!;
    return Array.from({ length: count }, (_, slot): [number, number] => [
      from + ((slot + 0.5) * (to - from)) / count,
      y,
    ]);
  });
  return { places: digits.slice(0, slots.length).map((digit, index): Placed => [digit, ...slots[index]!]), pitch };
}
