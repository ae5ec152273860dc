// Work in slices: between two of them the worker reads its messages, so that it notices a cancel.

/** Lets waiting messages in. Unlike timers, a message to oneself is not throttled. */
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

/** The amount of work for a slice of about `slice_ms`; learns from each slice. */
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

  /** Ends the slice. `done`: its amount, if there was less to do than planned. */
  end(done = this.amount): void {
    const took_ms = performance.now() - this.since;
    const wanted = done * (this.slice_ms / Math.max(took_ms, 0.05));
    // Grows slowly and shrinks at once: one step of a large grid may cost a thousand times another's.
    this.amount = Math.max(1, Math.floor(Math.min(wanted, this.amount * 4)));
  }
}
