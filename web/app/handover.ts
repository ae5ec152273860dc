// What the page takes along when it is left: a write to the device that is begun then does not finish, but the tab's own
// session store is written at once. Read, and forgotten, by the page that comes next in the tab.

const key = 'sudoscope-farewell';

/** Typed arrays stand as objects of one member, since JSON has none. */
function pack(_: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: [...value] };
  if (value instanceof Uint16Array) return { words: [...value] };
  if (value instanceof Uint32Array) return { longs: [...value] };
  return value;
}

function unpack(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { bytes, words, longs } = value as { bytes?: number[]; words?: number[]; longs?: number[] };
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
  return text === null ? undefined : (JSON.parse(text, unpack) as unknown);
}
