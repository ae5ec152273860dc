// The reason of a failure, in the language at the time of reading.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Words } from './text';

export interface Failure {
  /** Empty without a failure. */
  readonly words: ReadonlySignal<string>;
  tell(words: Words): void;
  clear(): void;
}

const nothing: Words = () => '';

export function makeFailure(): Failure {
  const told = signal(nothing);
  return {
    words: computed(() => told.value()),
    tell: (words) => void (told.value = words),
    clear: () => void (told.value = nothing),
  };
}
