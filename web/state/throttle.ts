// Does something soon after it was asked for, and not again within the pause: for what follows every change of the state.

export interface Throttle {
  ask(): void;
  /** Does it now if it is due. */
  flush(): void;
  drop(): void;
}

export function makeThrottle(action: () => void, pause_ms: number): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function drop(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function flush(): void {
    if (timer === undefined) return;
    drop();
    action();
  }
  return { ask: () => void (timer ??= setTimeout(flush, pause_ms)), flush, drop };
}
