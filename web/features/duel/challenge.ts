// A solve in the form of a link, for another player to race against: the player's name, the help used, and the time when
// each cell was filled, without the digits. Bytes, deflated, in base64url:
//
//   1, hints, length of the name, the name in UTF-8, then for each entry: the cell, 4 * time + kind
//
// Numbers are LEB128 (DWARF 5, 7.6). The time is since the previous entry, in tenths of a second.
import { deflate, toBase64Url } from '../../link/link_bytes';
import { fromBase64Url, inflate } from '../../link/read_bytes';

/** The outcome of the cell; `filled`: by the solver. */
export const entryKinds = ['right', 'wrong', 'erased', 'filled'] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface SolveEntry {
  /** Row by row from 0. */
  readonly cell: number;
  /** Tenths of a second since the puzzle came to the board; never less than at the previous entry. */
  readonly at: number;
  readonly kind: EntryKind;
}

export interface Solve {
  /** Empty = no name. */
  readonly name: string;
  readonly hints: number;
  readonly entries: readonly SolveEntry[];
}

/** Longest name, in characters. */
export const longestName = 30;

/** A thousand hours, in tenths of a second: nobody takes longer for one puzzle. */
export const longestTime = 36_000_000;
const mostHints = 9999;

/** A link should fit into a message: with the rest, a 9x9 puzzle's stays below 2,000 characters for any solve. */
const mostCharacters = 1400;
/** The limit for any text that is read. */
const mostBytes = 1 << 17;
const version = 1;

export const timeOf = ({ entries }: Solve): number => entries.at(-1)?.at ?? 0;

function pushNumber(bytes: number[], number: number): void {
  let left = number;
  for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) | 0x80);
  bytes.push(left);
}

async function write({ name, hints, entries }: Solve): Promise<string> {
  const letters = new TextEncoder().encode(cleanName(name, longestName));
  const bytes = [version];
  pushNumber(bytes, Math.min(hints, mostHints));
  pushNumber(bytes, letters.length);
  bytes.push(...letters);
  let before = 0;
  for (const { cell, at: asTold, kind } of entries) {
    const at = Math.min(asTold, longestTime);
    pushNumber(bytes, cell);
    pushNumber(bytes, 4 * (at - before) + entryKinds.indexOf(kind));
    before = at;
  }
  return toBase64Url(await deflate(Uint8Array.from(bytes)));
}

/** The solve without entries that were changed again later. */
function lastEntries({ entries, ...rest }: Solve): Solve {
  const last = new Map(entries.map((entry) => [entry.cell, entry]));
  return { ...rest, entries: entries.filter((entry) => last.get(entry.cell) === entry) };
}

/** A solve too long for a link leaves out entries that were changed again later. */
export async function solveToText(solve: Solve): Promise<string> {
  const text = await write(solve);
  return text.length <= mostCharacters ? text : write(lastEntries(solve));
}

/** Null if solveToText cannot have written the text for a grid with this many cells. */
export async function solveFromText(text: string, cells: number): Promise<Solve | null> {
  const squeezed = fromBase64Url(text);
  const bytes = squeezed && (await inflate(squeezed, mostBytes));
  if (bytes?.[0] !== version) return null;
  let place = 1;
  const number = (): number => {
    let value = 0;
    for (let scale = 1; place < bytes.length; scale *= 0x80) {
      const byte = bytes[place++]!;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    return NaN;
  };
  const hints = number();
  const length = number();
  if (!Number.isSafeInteger(hints) || !(place + length <= bytes.length)) return null;
  const name = cleanName(new TextDecoder().decode(bytes.subarray(place, place + length)), longestName);
  place += length;
  const entries: SolveEntry[] = [];
  for (let at = 0; place < bytes.length;) {
    const cell = number();
    const rest = number();
    at += Math.floor(rest / 4);
    if (!(cell < cells) || !Number.isSafeInteger(at)) return null;
    entries.push({ cell, at: Math.min(at, longestTime), kind: entryKinds[rest % 4]! });
  }
  return { name, hints: Math.min(hints, mostHints), entries };
}

// A name from a link is shown once it is safe: one line, without characters that are invisible, turn the text around them or
// pile marks onto one letter (Unicode, general categories C, Zl and Zp). A joiner between two letters or two parts of an emoji
// stays.

/** All invisible characters but the two joiners. */
const unseen = /(?![\u200c\u200d])\p{C}/gu;
const looseJoiner = /(?<![^\s\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![^\s\u200c\u200d])/gu;
/** Three marks are enough for every language; more of them cover the lines beside a letter. */
const pile = /(\p{M}{3})\p{M}+/gu;

/** `most`: code points; an emoji may have several. */
export function cleanName(text: string, most: number): string {
  const line = text
    .normalize('NFC')
    .replace(/(?:(?!\ufeff)\s)+/gu, ' ')
    .replace(unseen, '');
  const plain = line.replace(pile, '$1').replace(looseJoiner, '').replace(/ +/g, ' ').trim();
  return Array.from(plain).slice(0, most).join('').replace(looseJoiner, '').trim();
}
