// Large grids for the browser tests, from tests/data as a person would paste them: a line a row, numbers with spaces.
import { readFileSync } from 'node:fs';

function lineOf(file: string, name: string): string[] {
  const text = readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8');
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  if (!line) throw new Error(`${file} has no ${name}`);
  return line.trim().split(' ');
}

/** A file's line is `name side box_height box_width value...`, 0 for a blank. */
export function largeGrid(name: string, file = 'large_page.txt'): string {
  const [, side, , , ...values] = lineOf(file, name);
  const shown = values.map((value) => (value === '0' ? '.' : value));
  const rows = Array.from({ length: Number(side) }, (_, row) =>
    shown.slice(row * Number(side), (row + 1) * Number(side)),
  );
  return rows.map((row) => row.join(' ')).join('\n');
}
