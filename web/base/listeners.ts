// Who wants to hear of what changes many times a second, outside the signals.

export interface Listeners {
  /** Returns how to hear no more. */
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
