// Which of the collections kept on the device is this tab's, and how it was looked at last: in the tab's session store, the
// same after a reload. That store has at once what it is given; what the device is still being given then is undone.

export const ownKey = 'sudoscope-collection';
const viewKey = 'sudoscope-collection-view';

/** Null where the tab has none, or stores nothing. */
export function ownCollection(page: Window): string | null {
  try {
    return page.sessionStorage.getItem(ownKey);
  } catch {
    // A frame without storage.
    return null;
  }
}

// JSON has no infinity: the end of a range that is open.
const pack = (_: string, value: unknown): unknown => (value === Infinity ? { isInfinite: true } : value);
const unpack = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'isInfinite' in value ? Infinity : value;

export function noteView(page: Window, id: string, view: unknown): void {
  try {
    page.sessionStorage.setItem(viewKey, JSON.stringify({ id, view }, pack));
  } catch {
    // Too large, or refused: what the device has by then has to do.
  }
}

/** What was noted of the collection last; null where nothing was. */
export function notedView(page: Window, id: string): unknown {
  try {
    const text = page.sessionStorage.getItem(viewKey) ?? 'null';
    const noted = JSON.parse(text, unpack) as { id: string; view: unknown } | null;
    return noted?.id === id ? noted.view : null;
  } catch {
    return null;
  }
}
