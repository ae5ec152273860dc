// The text read from a picture while a person checks it.
import { signal, type Signal, computed, type ReadonlySignal } from '@preact/signals';
import type { TextReading } from '../../image/read_text';

interface CheckText extends Touch {
  /** With the user's corrections. */
  readonly text: Signal<string>;
}

/** The same for as long as the reading exists: a dialog that was closed by mistake opens unchanged. */
export const checkTextOf = onceEach((reading: TextReading): CheckText => {
  const text = signal(reading.text);
  return { text, ...makeTouch(() => [text.value]) };
});

/** Remembers that the user corrected the reading of a picture, until the result is put on the board. */
export interface Touch {
  readonly isTouched: ReadonlySignal<boolean>;
  /** Notes that its present state goes to the board. */
  noteTaken(): void;
}

/** `parts`: everything that a person can correct. */
export function makeTouch(parts: () => readonly unknown[]): Touch {
  const now = computed(parts);
  const taken = signal(now.peek());
  return {
    isTouched: computed(() => now.value.some((part, at) => part !== taken.value[at])),
    noteTaken: () => void (taken.value = now.peek()),
  };
}

/** Makes the value when it is first asked for, and returns the same one from then on. */
export function onceEach<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly it: Made }>();
  return (of) => {
    const one = made.get(of) ?? { it: make(of) };
    made.set(of, one);
    return one.it;
  };
}
