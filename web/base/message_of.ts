// Turns an error into a sentence of ours, whatever was thrown. It comes after a colon or in brackets.
import { errorUnexpected } from '../language/generated/errors';
import { textOfError, textOfWords } from '../language/error_text';
import { say } from '../language/say';
import type { Text } from '../language/text';

export function messageOf(error: unknown): string {
  const text = textOfError(error);
  if (text) return say(text);
  return (typeof error === 'string' ? error : (error as Error).message) || say(errorUnexpected);
}

/** Why a worker is lost; `notLoaded`: the answer if the browser gives no words, as for a program that it could not fetch. */
export const lossWords = ({ message }: { message?: string }, notLoaded: Text): string =>
  say(message ? textOfWords(message) : notLoaded);
