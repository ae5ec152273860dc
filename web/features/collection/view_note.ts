// How a collection was looked at last, noted in the tab's session store: that has at once what it is given, while a reload
// undoes what is still on its way to the device.

const key = 'sudoscope-collection-view';

// JSON has no infinity: the end of a range that is open.
const pack = (_: string, value: unknown): unknown => (value === Infinity ? { isInfinite: true } : value);
const unpack = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'isInfinite' in value ? Infinity : value;

export function noteView(page: Window, id: string, view: unknown): void {
  try {
    page.sessionStorage.setItem(key, JSON.stringify({ id, view }, pack));
  } catch {
    // Too large, or refused: what the device has by then has to do.
  }
}

/** What was noted of the collection last; null if nothing was. */
export function notedView(page: Window, id: string): unknown {
  try {
    const text = page.sessionStorage.getItem(key) ?? 'null';
    const noted = JSON.parse(text, unpack) as { id: string; view: unknown } | null;
    return noted?.id === id ? noted.view : null;
  } catch {
    return null;
  }
}
