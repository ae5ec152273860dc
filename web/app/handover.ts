// Saves the game of a page whose last writes to the device were begun and not finished: the browser undoes such writes.
// A named value (Storage) is stored at once.
//
// - A page that is left puts its game into the tab's own store. The next page there reads it and removes it.
// - A page that crashes cannot, so it notes its game with each change. A browser that crashes loses the note; the record
//   on the device remains.
import { fromBase64, toBase64 } from '../link/link_bytes';

/** True if the browser has loaded the page anew, in the same place of its history. */
export function isReloaded(page: Window): boolean {
  const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}

const key = 'sudoscope-farewell';
const noteKey = 'sudoscope-note';

/** Typed arrays become objects of one member, since JSON has none. */
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
    // Too large for that store: the record on the device must do.
    page.sessionStorage.removeItem(key);
  }
}

/** The game that was left, or undefined; never returned twice. */
export function arrive(page: Window): unknown {
  const text = page.sessionStorage.getItem(key);
  page.sessionStorage.removeItem(key);
  try {
    return text === null ? undefined : (JSON.parse(text, unpack) as unknown);
  } catch {
    // It is damaged: the record on the device must do.
    return undefined;
  }
}

/** A tab's game, with its key. */
export interface Note {
  tab: string;
  game: { written: number };
}

export function takeNote(page: Window, note: Note): void {
  try {
    page.localStorage.setItem(noteKey, JSON.stringify(note, pack));
  } catch {
    // Too large, or refused: the record on the device must do.
  }
}

/** The last of any tab; null if none can be read. */
export function readNote(page: Window): Note | null {
  try {
    const note = JSON.parse(page.localStorage.getItem(noteKey) ?? 'null', unpack) as Partial<Note> | null;
    return typeof note?.tab === 'string' && typeof note.game?.written === 'number' ? (note as Note) : null;
  } catch {
    return null;
  }
}
