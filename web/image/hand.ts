// Tells handwritten cells from printed ones: printed digits are the givens, handwritten ones the solver's entries.
import type { CellImage } from './cells';
import { heightOf } from './ink';
import type { Ask } from './joint';

/** Least probability by shape to count as handwritten; less for ink of another colour than the print. */
const sureOfShape = 0.5;
const sureOfOtherInk = 0.1;
/** A font may have a figure that looks handwritten, and blur produces
    others: at least this many plain ones are needed before any counts. */
const fewest = 3;
const plainly = 0.97;
/** With fewer printed digits per row, the only puzzle is the handwritten one. */
export const leastPrinted = 1;

/** In a grid with handwriting, a figure lower than this share of the same printed figure is handwritten, too. */
const mostOfPrint = 0.82;

const heightIn = ({ glyphs }: CellImage): number => Math.max(0, ...glyphs.map(heightOf));

/** Marks cells whose figure is much lower than a printed one of the same
    value: a font may have low figures, but not two heights of one. */
function addLow(written: Uint8Array, cells: readonly CellImage[], values: Uint8Array): void {
  const tallest = new Map<number, number>();
  values.forEach((value, at) => {
    if (value > 0 && !written[at]) tallest.set(value, Math.max(tallest.get(value) ?? 0, heightIn(cells[at]!)));
  });
  values.forEach((value, at) => {
    if (value > 0 && heightIn(cells[at]!) < mostOfPrint * (tallest.get(value) ?? 0)) written[at] = 1;
  });
}

/** 1 for handwritten cells. `hands`: the probability by shape, for each cell; `values`: the digits as read. */
export function handwrittenIn(
  cells: readonly CellImage[],
  hands: readonly number[],
  values: Uint8Array,
  side: number,
): Uint8Array {
  const written = Uint8Array.from(hands, (hand, at) =>
    hand > (cells[at]!.isOtherInk ? sureOfOtherInk : sureOfShape) ? 1 : 0,
  );
  const plain = hands.filter((hand, at) => hand > plainly || (written[at] && cells[at]!.isOtherInk));
  const printed = cells.filter(({ glyphs }, at) => glyphs.length > 0 && !written[at]);
  if (plain.length < fewest || printed.length < leastPrinted * side) return written.fill(0);
  addLow(written, cells, values);
  return written;
}

/** The printed digits have one solution. If the supposed printed digits have several,
    the least handwritten of the others count as printed too: they lose their 1. */
export function takeForPrinted(written: Uint8Array, hands: readonly number[], values: Uint8Array, ask: Ask): void {
  const printed = values.map((value, cell) => (written[cell] ? 0 : value));
  const others = hands.flatMap((_, cell) => (written[cell] ? [cell] : [])).sort((a, b) => hands[a]! - hands[b]!);
  for (const cell of others) {
    if (ask(printed) !== 'several') return;
    printed[cell] = values[cell]!;
    written[cell] = 0;
  }
}
