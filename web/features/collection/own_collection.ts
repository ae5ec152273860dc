// The tab's own collection among those stored on the device: a word in its session store, the same after a reload.

export const ownKey = 'sudoscope-collection';

/** Null if the tab has none, or stores nothing. */
export function ownCollection(page: Window): string | null {
  try {
    return page.sessionStorage.getItem(ownKey);
  } catch {
    // A frame without storage.
    return null;
  }
}
