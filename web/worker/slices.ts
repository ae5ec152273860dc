// Work in slices: between two of them the worker reads its messages, so that a cancel is seen.

/** Lets waiting messages in. A message to ourselves is not throttled as timers are. */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** How much work to do at once so that it takes about `slice_ms`; learns from each slice. */
export class SliceBudget {
  private since = 0;

  /** `amount`: of the first slice. */
  constructor(
    private readonly slice_ms: number,
    private amount = 256,
  ) {}

  /** The work for the slice that starts now. */
  begin(): number {
    this.since = performance.now();
    return this.amount;
  }

  /** The slice is done. `done`: how much it did, where there was less to do than it was given. */
  end(done = this.amount): void {
    const took_ms = performance.now() - this.since;
    const wanted = done * (this.slice_ms / Math.max(took_ms, 0.05));
    // Growing slowly and shrinking at once: one step of a large grid may cost a thousand times another's.
    this.amount = Math.max(1, Math.floor(Math.min(wanted, this.amount * 4)));
  }
}
