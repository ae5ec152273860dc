// Which collections this tab has closed, noted in its session store: that has at once what it is given, while a reload undoes
// what is still on its way to the device.

const key = 'sudoscope-collections-forgotten';

export function forgottenCollections(page: Window): string[] {
  try {
    return (page.sessionStorage.getItem(key) ?? '').split(' ');
  } catch {
    // A frame without storage.
    return [];
  }
}

export function noteForgotten(page: Window, id: string): void {
  try {
    page.sessionStorage.setItem(key, [...forgottenCollections(page), id].join(' '));
  } catch {
    // Too large, or refused: what the device has by then has to do.
  }
}
