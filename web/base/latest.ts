// What was begun last is what counts. Whoever asks for something that takes a while begins a turn, and asks the turn when
// the answer is in: one that a newer turn has replaced, or that was dropped, is void.
//
//   begin --> last --stop--> still the last: what there is so far counts
//               '--drop, or another begin--> void
export interface Turn {
  /** Aborted by a stop, and where the turn is void. */
  readonly signal: AbortSignal;
  isLast(): boolean;
}

export interface Latest {
  /** Makes the turn before void. */
  begin(): Turn;
  stop(): void;
  drop(): void;
}

export function makeLatest(): Latest {
  let current: AbortController | null = null;
  function drop(): void {
    const dropped = current;
    current = null;
    dropped?.abort();
  }
  return {
    begin() {
      drop();
      const mine = (current = new AbortController());
      return { signal: mine.signal, isLast: () => current === mine };
    },
    stop: () => current?.abort(),
    drop,
  };
}
