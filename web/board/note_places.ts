// Places of corner notes in a cell: up to four in the corners; more of them, or all by setting, at the places of
// their digits. They are above and below the centre notes if those fill the middle. Where marks have taken places,
// note_gaps.ts finds others. For the board and for paper.
import { candidateColumns } from './layout';
import { type Placed, placeBesideMarks, tagBits } from './note_gaps';

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

/** `pitch`: width of the narrowest place. */
export function placeCorners(
  side: number,
  digits: readonly number[],
  { hasCentre, inPlaces, free, taken = 0 }: Company,
): { places: Placed[]; pitch: number } {
  const hasTag = free < 1;
  if (taken > 0) return placeBesideMarks(digits, hasCentre, taken | tagBits(free));
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
  const columns = candidateColumns(side);
  if (hasCentre) {
    const below = hasTag && free < 0.3 ? 0 : Math.floor(digits.length / 2);
    const above = digits.slice(0, digits.length - below);
    const places = [...inBand(above, 0.96, 0.14), ...inBand(digits.slice(above.length), Math.min(free, 0.96), 0.86)];
    return { places, pitch: Math.min(0.92 / above.length, below ? (Math.min(free, 0.96) - 0.04) / below : 1) };
  }
  // A tag has its own strip along the bottom.
  const height = hasTag ? 0.74 : 1;
  const rows = Math.ceil(side / columns);
  const place = (digit: number): Placed => [
    digit,
    0.06 + (0.88 * (((digit - 1) % columns) + 0.5)) / columns,
    0.05 + ((height - 0.1) * (Math.floor((digit - 1) / columns) + 0.5)) / rows,
  ];
  return { places: digits.map(place), pitch: Math.min(0.88 / columns, ((height - 0.1) / rows) * 1.1) };
}
