// Only the latest request counts. Code with a slow request begins a turn, and asks the turn when the
// answer arrives: a turn that was dropped, or replaced by a newer one, is void.
//
//   begin --> last --stop--> still the last: the answer so far counts
//               '--drop, or another begin--> void
export interface Turn {
  /** Aborted by a stop, and when the turn becomes void. */
  readonly signal: AbortSignal;
  isLast(): boolean;
}

export interface Latest {
  /** Makes the previous turn void. */
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
