// The name that one gave to a challenge, for the next.
const key = 'sudoscope-name';

export function keptName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // A device that keeps nothing asks again.
    return '';
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // As above.
  }
}
