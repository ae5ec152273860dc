// What can wait until the page has nothing else to do.

/** A browser that cannot tell when that is, as Safari, is given so long to show the page. */
const patience_ms = 1500;

/** Calls back once; returns how to call it off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(() => callback());
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(callback, patience_ms);
  return () => clearTimeout(timer);
}
