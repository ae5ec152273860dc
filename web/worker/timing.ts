// The time of a solve too short for the browser's clock: it is repeated.

/** Browsers measure time in steps of about 0.1 ms: a twentieth of this time. */
const timed_ms = 2;

/** The mean time of many solves, each from beginning to end. */
function meanSeconds(solve: () => void): number {
  const began_ms = performance.now();
  let took_ms: number;
  let solves = 0;
  do {
    solve();
    solves += 1;
    took_ms = performance.now() - began_ms;
  } while (took_ms < timed_ms);
  return took_ms / 1000 / solves;
}

/** `seconds`: the time of one solve. If it is too short, the mean of many. */
export function timedSeconds(seconds: number, solve: () => void): number {
  // The better of two means: the first may include cold code, or a pause of the machine.
  return seconds * 1000 < timed_ms ? Math.min(meanSeconds(solve), meanSeconds(solve)) : seconds;
}
