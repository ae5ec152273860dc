// Remembers that the user corrected the reading of a picture, until the result is put on the board.
import { computed, type ReadonlySignal, signal } from '@preact/signals';

export interface Touch {
  readonly isTouched: ReadonlySignal<boolean>;
  /** As it stands it goes to the board. */
  noteTaken(): void;
}

/** `parts`: all that a person can put right. */
export function makeTouch(parts: () => readonly unknown[]): Touch {
  const now = computed(parts);
  const taken = signal(now.peek());
  return {
    isTouched: computed(() => now.value.some((part, at) => part !== taken.value[at])),
    noteTaken: () => void (taken.value = now.peek()),
  };
}
