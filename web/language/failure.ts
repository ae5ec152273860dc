// The reason of a failure, in the language at the time of reading.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { textOfError, textOfWords } from './error_text';
import { errorUnexpected } from './generated/app';
import { say } from './say';
import type { Words, Text } from './text';

interface Failure {
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

/** Turns whatever was thrown into a sentence of ours, which can follow a colon or stand in brackets. */
export function messageOf(error: unknown): string {
  const text = textOfError(error);
  if (text) return say(text);
  return (typeof error === 'string' ? error : (error as Error).message) || say(errorUnexpected);
}

/** The reason why a worker is lost. `notLoaded`: the answer if the
    browser gives none, as for a program that it could not fetch. */
export const lossWords = ({ message }: { message?: string }, notLoaded: Text): string =>
  say(message ? textOfWords(message) : notLoaded);
