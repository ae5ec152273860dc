// What outlives a page whose last writes to the device were begun and not finished: the browser undoes those. What it keeps
// by name (Storage) it has at once.
//
// - A page that is left takes its game along in the tab's own store: read, and forgotten, by the page that comes next there.
// - A page that dies cannot: with each change it notes its game. A browser that dies forgets the note, and has the device.
import { fromBase64, toBase64 } from '../base/base64';

const key = 'sudoscope-farewell';
const noteKey = 'sudoscope-note';

/** Typed arrays stand as objects of one member, since JSON has none. */
function pack(_: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: toBase64(value) };
  if (value instanceof Uint16Array) return { words: [...value] };
  if (value instanceof Uint32Array) return { longs: [...value] };
  return value;
}

function unpack(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { base64, bytes, words, longs } = value as {
    base64?: string;
    bytes?: number[];
    words?: number[];
    longs?: number[];
  };
  if (base64 !== undefined) return fromBase64(base64);
  if (bytes) return Uint8Array.from(bytes);
  if (longs) return Uint32Array.from(longs);
  return words ? Uint16Array.from(words) : value;
}

export function leave(page: Window, game: unknown): void {
  try {
    page.sessionStorage.setItem(key, JSON.stringify(game, pack));
  } catch {
    // Too large for that store: what was written to the device until now has to do.
    page.sessionStorage.removeItem(key);
  }
}

/** What was left, or undefined; never twice. */
export function arrive(page: Window): unknown {
  const text = page.sessionStorage.getItem(key);
  page.sessionStorage.removeItem(key);
  try {
    return text === null ? undefined : (JSON.parse(text, unpack) as unknown);
  } catch {
    // It is damaged: the record on the device has to do.
    return undefined;
  }
}

/** What a tab had on the board, by the key of its game. */
export interface Note {
  tab: string;
  game: { written: number };
}

export function takeNote(page: Window, note: Note): void {
  try {
    page.localStorage.setItem(noteKey, JSON.stringify(note, pack));
  } catch {
    // Too large, or refused: what the device has by then has to do.
  }
}

/** The last of any tab; null if there is none that can be read. */
export function readNote(page: Window): Note | null {
  try {
    const note = JSON.parse(page.localStorage.getItem(noteKey) ?? 'null', unpack) as Partial<Note> | null;
    return typeof note?.tab === 'string' && typeof note.game?.written === 'number' ? (note as Note) : null;
  } catch {
    return null;
  }
}
