// The value of a clue while it is typed: its text, also before that is one which the clue can have.
import { computed, signal, type ReadonlySignal } from '@preact/signals';

interface Typing {
  readonly text: string;
  readonly fault: string;
  /** True if the puzzle has an earlier text of it: all of them are one move. */
  readonly isWritten: boolean;
  /** The puzzle's constraints with it: other ones are the work of an undo, or of another change. */
  readonly constraints: string;
}

export interface TypedValue {
  /** Null = the value of the clue stands. */
  readonly typed: ReadonlySignal<string | null>;
  /** The sentence about a text that the clue cannot have, whatever is typed next. */
  readonly fault: ReadonlySignal<string>;
  /** `write` puts the text into the puzzle, in place of the last move if `amends`, and returns true if it did. */
  take(text: string, write: ((amends: boolean) => boolean) | null): void;
  refuse(fault: string): void;
  drop(): void;
}

export function makeTypedValue(constraints: ReadonlySignal<string>): TypedValue {
  const typing = signal<Typing | null>(null);
  const current = computed(() => (typing.value?.constraints === constraints.value ? typing.value : null));
  return {
    typed: computed(() => current.value?.text ?? null),
    fault: computed(() => current.value?.fault ?? ''),
    take(text, write) {
      const before = current.peek()?.isWritten ?? false;
      const isWritten = write ? write(before) : before;
      typing.value = { text, fault: '', isWritten, constraints: constraints.peek() };
    },
    refuse(fault) {
      const now = current.peek();
      if (now) typing.value = { ...now, fault };
    },
    drop: () => void (typing.value = null),
  };
}
