// Places of corner notes in a cell: up to four in the corners; more of them, or all by setting, at the places of
// their digits, in the room that marks leave. They are above and below the centre notes if those fill the middle. Where
// marks leave no such room, note_gaps.ts finds others. For the board and for paper.
import { candidateColumns } from './layout';
import { isTaken, type Placed, placeBesideMarks, tagBits } from './note_gaps';

export type { Placed };

/** Places notes side by side along a band from the left edge. */
function inBand(digits: readonly number[], width: number, y: number): Placed[] {
  return digits.map((digit, index) => [digit, 0.04 + ((index + 0.5) * (width - 0.04)) / digits.length, y]);
}

/** The other content of the cell. */
interface Company {
  readonly hasCentre: boolean;
  /** True to put each note at its digit's place, if there are no centre notes. */
  readonly inPlaces: boolean;
  /** The share of the bottom edge that the letters of its colours leave free. */
  readonly free: number;
  /** The bits of `notePlaces` (marks/marks.ts) that marks have taken. */
  readonly taken?: number;
}

/** A part of a cell, in fractions of it. */
interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const wholeRoom: Room = { left: 0.06, right: 0.94, top: 0.05, bottom: 0.95 };

/** The room that marks at the edges leave: below the sum of a cage, beside a dot. `taken`: bits of `notePlaces`. */
const roomInside = (taken: number): Room => ({
  left: isTaken(taken, 'ML') ? 0.14 : wholeRoom.left,
  right: isTaken(taken, 'MR') ? 0.86 : wholeRoom.right,
  top: isTaken(taken, 'TL', 'TM', 'TR') ? 0.29 : wholeRoom.top,
  bottom: isTaken(taken, 'BL', 'BM', 'BR') ? 0.71 : wholeRoom.bottom,
});

/** Each note at its digit's place in the room. */
function atPlaces(
  digits: readonly number[],
  columns: number,
  rows: number,
  { left, right, top, bottom }: Room,
): { places: Placed[]; pitch: number } {
  const [width, height] = [(right - left) / columns, (bottom - top) / rows];
  const place = (digit: number): Placed => [
    digit,
    left + width * (((digit - 1) % columns) + 0.5),
    top + height * (Math.floor((digit - 1) / columns) + 0.5),
  ];
  return { places: digits.map(place), pitch: Math.min(width, height * 1.1) };
}

/** `pitch`: width of the narrowest place. */
export function placeCorners(
  side: number,
  digits: readonly number[],
  { hasCentre, inPlaces, free, taken = 0 }: Company,
): { places: Placed[]; pitch: number } {
  const hasTag = free < 1;
  const columns = candidateColumns(side);
  const rows = Math.ceil(side / columns);
  if (taken > 0) {
    const all = taken | tagBits(free);
    const room = roomInside(all);
    const keepsPlaces = !hasCentre && (inPlaces || digits.length > 4) && room.bottom - room.top > 0.16 * rows;
    return keepsPlaces ? atPlaces(digits, columns, rows, room) : placeBesideMarks(digits, hasCentre, all);
  }
  if (digits.length <= 4 && !inPlaces) {
    const [first, second, third, fourth] = digits as [number, ...(number | undefined)[]];
    const edge = 0.18;
    const places: Placed[] = [[first, edge, edge]];
    if (second) places.push([second, 1 - edge, edge]);
    if (third) places.push(free > 0.25 ? [third, edge, 1 - edge] : [third, 0.5, edge]);
    if (fourth && !hasTag) places.push([fourth, 1 - edge, 1 - edge]);
    else if (fourth) places.push(free > 0.58 ? [fourth, 0.5, 1 - edge] : [fourth, free > 0.25 ? 0.5 : 0.3, edge]);
    return { places, pitch: 0.27 };
  }
  if (hasCentre) {
    const below = hasTag && free < 0.3 ? 0 : Math.floor(digits.length / 2);
    const above = digits.slice(0, digits.length - below);
    const places = [...inBand(above, 0.96, 0.14), ...inBand(digits.slice(above.length), Math.min(free, 0.96), 0.86)];
    return { places, pitch: Math.min(0.92 / above.length, below ? (Math.min(free, 0.96) - 0.04) / below : 1) };
  }
  // A tag has its own strip along the bottom.
  return atPlaces(digits, columns, rows, { ...wholeRoom, bottom: hasTag ? 0.69 : wholeRoom.bottom });
}
