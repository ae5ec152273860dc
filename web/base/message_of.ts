// Turns whatever was thrown into a sentence of ours, which can follow a colon or stand in brackets.
import { errorUnexpected } from '../language/generated/errors';
import { textOfError, textOfWords } from '../language/error_text';
import { say } from '../language/say';
import type { Text } from '../language/text';

export function messageOf(error: unknown): string {
  const text = textOfError(error);
  if (text) return say(text);
  return (typeof error === 'string' ? error : (error as Error).message) || say(errorUnexpected);
}

/** The reason why a worker is lost. `notLoaded`: the answer if the
    browser gives none, as for a program that it could not fetch. */
export const lossWords = ({ message }: { message?: string }, notLoaded: Text): string =>
  say(message ? textOfWords(message) : notLoaded);
