// Notes of a tab in its session store: which collections it has closed, and how it looked at its own. The session store has
// them at once, while a reload undoes writes that are still on their way to the device.

const forgottenKey = 'sudoscope-collections-forgotten';

export function forgottenCollections(page: Window): string[] {
  try {
    return (page.sessionStorage.getItem(forgottenKey) ?? '').split(' ');
  } catch {
    // A frame without storage.
    return [];
  }
}

export function noteForgotten(page: Window, id: string): void {
  try {
    page.sessionStorage.setItem(forgottenKey, [...forgottenCollections(page), id].join(' '));
  } catch {
    // Too large, or refused: what the device has by then has to do.
  }
}

const viewKey = 'sudoscope-collection-view';

// JSON has no infinity: the end of a range that is open.
const packed = (_: string, value: unknown): unknown => (value === Infinity ? { isInfinite: true } : value);
const unpacked = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'isInfinite' in value ? Infinity : value;

export function noteView(page: Window, id: string, view: unknown): void {
  try {
    page.sessionStorage.setItem(viewKey, JSON.stringify({ id, view }, packed));
  } catch {
    // Too large, or refused: what the device has by then has to do.
  }
}

/** What was noted of the collection last; null if nothing was. */
export function notedView(page: Window, id: string): unknown {
  try {
    const text = page.sessionStorage.getItem(viewKey) ?? 'null';
    const noted = JSON.parse(text, unpacked) as { id: string; view: unknown } | null;
    return noted?.id === id ? noted.view : null;
  } catch {
    return null;
  }
}
