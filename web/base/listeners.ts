// Listeners to values that change many times a second, outside the signals.

export interface Listeners {
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  tell(): void;
}

export function makeListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}
