// Calls a function soon after it is asked for, and not again within
// the pause: for work that follows every change of the state.

interface Throttle {
  ask(): void;
  isDue(): boolean;
  drop(): void;
}

export function makeThrottle(action: () => void, pause_ms: number): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function drop(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function act(): void {
    timer = undefined;
    action();
  }
  return { ask: () => void (timer ??= setTimeout(act, pause_ms)), isDue: () => timer !== undefined, drop };
}

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
