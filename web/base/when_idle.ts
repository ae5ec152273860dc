// Postpones work until the page has nothing else to do.

/** Delay in browsers without requestIdleCallback, such as Safari, so that the page is shown first. */
const patience_ms = 1500;

/** Calls back once; returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(() => callback());
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(callback, patience_ms);
  return () => clearTimeout(timer);
}
