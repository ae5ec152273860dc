// How long a solve takes that is too short for the browser's clock: it is repeated.

/** Browsers tell time in steps of about 0.1 ms: of so long a time they tell a twentieth. */
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

/** `seconds`: what one solve took. Where that is too short, the mean of many. */
export function timedSeconds(seconds: number, solve: () => void): number {
  // The better of two means: the first is of code not yet warm, or a pause of the machine fell on it.
  return seconds * 1000 < timed_ms ? Math.min(meanSeconds(solve), meanSeconds(solve)) : seconds;
}
