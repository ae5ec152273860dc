// What the notes of a list's lines do to its order: which rows have a text, and the order of a column of them.
import type { NoteColumn, Notes } from './notes';

/** With more, their order is that of their characters: the order of a language would take seconds. */
const mostCollated = 50_000;

const isNumber = (text: string): boolean => /^[-+]?\d+(?:[.,]\d+)?$/.test(text);
const numberIn = (text: string): number => Number(text.replace(',', '.'));

/** True if any note of a row has the text in it, whatever the case of its letters. */
export function hasText({ columns }: Notes, text: string): (row: number) => boolean {
  const wanted = text.trim().toLowerCase();
  const known = new Map<string, boolean>();
  const fits = (note: string): boolean => {
    let isIn = known.get(note);
    if (isIn === undefined) known.set(note, (isIn = note.toLowerCase().includes(wanted)));
    return isIn;
  };
  return (row) => columns.some((column) => fits(column.textOf(row)));
}

/** The place of each row's text among those of a column, from 1, by its numbers where all are numbers; 0 if it has none. */
export function placesIn(column: NoteColumn, rows: Uint32Array): (row: number) => number {
  const texts = new Set<string>();
  for (const row of rows) texts.add(column.textOf(row));
  texts.delete('');
  const sorted = [...texts];
  if (sorted.every(isNumber)) sorted.sort((a, b) => numberIn(a) - numberIn(b));
  else if (sorted.length > mostCollated) sorted.sort();
  else sorted.sort(new Intl.Collator(undefined, { numeric: true }).compare);
  const places = new Map(sorted.map((text, index) => [text, index + 1]));
  return (row) => places.get(column.textOf(row)) ?? 0;
}
