// Which cells of a grid a hand wrote: what is printed are the givens, what is written the entries of whoever solves it.
import type { Cell } from './cells';
import { heightOf } from './ink';
import type { Ask } from './joint';

/** By its shape, from such a share of certainty on; in another ink than the print's, from less. */
const sureOfShape = 0.5;
const sureOfOtherInk = 0.1;
/** A font may have a figure that looks written, and blur makes others: so many plain ones are needed before any is taken for
    that. */
const fewest = 3;
const plainly = 0.97;
/** With fewer digits printed, for each row, there is no puzzle but the one that was written. */
export const leastPrinted = 1;

/** Where a hand wrote, a figure that is lower than this share of the same one in print is of that hand, too. */
const mostOfPrint = 0.82;

const heightIn = ({ glyphs }: Cell): number => Math.max(0, ...glyphs.map(heightOf));

/** Marks cells whose figure is much lower than a printed one of the same value: a font may have low ones, but no two of it. */
function addLow(written: Uint8Array, cells: readonly Cell[], values: Uint8Array): void {
  const tallest = new Map<number, number>();
  values.forEach((value, at) => {
    if (value > 0 && !written[at]) tallest.set(value, Math.max(tallest.get(value) ?? 0, heightIn(cells[at]!)));
  });
  values.forEach((value, at) => {
    if (value > 0 && heightIn(cells[at]!) < mostOfPrint * (tallest.get(value) ?? 0)) written[at] = 1;
  });
}

/** 1 where a hand wrote; `hands`: how likely that is by the shapes, in each cell; `values`: what was read. */
export function handwrittenIn(
  cells: readonly Cell[],
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

/** What is printed has one solution. Where what was taken for that has several, the least written of the others are printed too:
    they lose their 1. */
export function takeForPrinted(written: Uint8Array, hands: readonly number[], values: Uint8Array, ask: Ask): void {
  const printed = values.map((value, cell) => (written[cell] ? 0 : value));
  const others = hands.flatMap((_, cell) => (written[cell] ? [cell] : [])).sort((a, b) => hands[a]! - hands[b]!);
  for (const cell of others) {
    if (ask(printed) !== 'several') return;
    printed[cell] = values[cell]!;
    written[cell] = 0;
  }
}
