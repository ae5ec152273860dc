// Puts off work until the page has nothing else to do.

/** Time for browsers without requestIdleCallback, as Safari, to show the page. */
const patience_ms = 1500;

/** Calls back once; returns how to cancel. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(() => callback());
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(callback, patience_ms);
  return () => clearTimeout(timer);
}
