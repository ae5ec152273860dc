// Notes of a tab in its session store: the collections that it has closed, and the view of its own. The
// session store keeps them at once, while a reload cancels writes that are still on their way to the device.

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
    // Too large, or refused: the record on the device must do.
  }
}

const viewKey = 'sudoscope-collection-view';

// JSON has no infinity, which is the end of an open range.
const packed = (_: string, value: unknown): unknown => (value === Infinity ? { isInfinite: true } : value);
const unpacked = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'isInfinite' in value ? Infinity : value;

export function noteView(page: Window, id: string, view: unknown): void {
  try {
    page.sessionStorage.setItem(viewKey, JSON.stringify({ id, view }, packed));
  } catch {
    // Too large, or refused: the record on the device must do.
  }
}

/** The last note about the collection; null if there is none. */
export function notedView(page: Window, id: string): unknown {
  try {
    const text = page.sessionStorage.getItem(viewKey) ?? 'null';
    const noted = JSON.parse(text, unpacked) as { id: string; view: unknown } | null;
    return noted?.id === id ? noted.view : null;
  } catch {
    return null;
  }
}
