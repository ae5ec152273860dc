// Puts marks of each kind on cells and takes them off: notes by digit, colours by number. Pure.
import type { Drawn, Marks } from './moves';
import { hasNote, haveNotes, withCleared, withDigit } from './notes';
import { type Pen, penWithout } from './pen';

const bitOf = (colour: number): number => 1 << (colour - 1);

function withColours(colours: Uint16Array, cells: readonly number[], of: (colour: number) => number): Uint16Array {
  const changed = colours.slice();
  for (const cell of cells) changed[cell] = of(changed[cell]!);
  return changed;
}

/** The mark on all of these cells; on none if all have it already. `value`: a digit, or a colour from 1. */
export function withMark(marks: Marks, kind: keyof Marks, cells: readonly number[], value: number): Partial<Marks> {
  if (kind === 'colours') {
    const bit = bitOf(value);
    const isOn = !cells.every((cell) => marks.colours[cell]! & bit);
    return { colours: withColours(marks.colours, cells, (colour) => (isOn ? colour | bit : colour & ~bit)) };
  }
  const notes = marks[kind];
  const isOn = !cells.every((cell) => hasNote(notes, cell, value));
  return { [kind]: withDigit(notes, cells, value, isOn) };
}

const notDrawnIn = (pen: Pen, cells: readonly number[]): Pen => penWithout(pen, (cell) => cells.includes(cell));

/** True if any of these cells has a mark of the kind. Colours of cells include colours drawn at their candidates. */
export function haveMarks(marks: Drawn, kind: keyof Marks, cells: readonly number[]): boolean {
  return kind === 'colours'
    ? cells.some((cell) => marks.colours[cell]! > 0) || notDrawnIn(marks.pen, cells) !== marks.pen
    : haveNotes(marks[kind], cells);
}

export function withoutMarks(marks: Drawn, kind: keyof Marks, cells: readonly number[]): Partial<Drawn> {
  return kind === 'colours'
    ? { colours: withColours(marks.colours, cells, () => 0), pen: notDrawnIn(marks.pen, cells) }
    : { [kind]: withCleared(marks[kind], cells) };
}
