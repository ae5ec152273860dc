// Calls a function soon after it is asked for, and not again within
// the pause: for work that follows every change of the state.

export interface Throttle {
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
