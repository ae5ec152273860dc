// Which of the collections kept on the device is this tab's: a word in its session store, the same after a reload.

const key = 'sudoscope-collection';

/** Null where the tab has none, or stores nothing. */
export function ownCollection(page: Window): string | null {
  try {
    return page.sessionStorage.getItem(key);
  } catch {
    // A frame without storage.
    return null;
  }
}

export function setOwnCollection(page: Window, id: string | null): void {
  if (id === null) page.sessionStorage.removeItem(key);
  else page.sessionStorage.setItem(key, id);
}
