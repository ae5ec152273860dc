// What an error says to people: a sentence of ours, whatever was thrown. It stands after a colon or in brackets.
import { errorUnexpected } from '../language/generated/errors';
import { textOfError, textOfWords } from '../language/error_text';
import { say } from '../language/say';
import type { Text } from '../language/text';

export function messageOf(error: unknown): string {
  const text = textOfError(error);
  if (text) return say(text);
  return (typeof error === 'string' ? error : (error as Error).message) || say(errorUnexpected);
}

/** Why a worker is lost; `notLoaded`: told where the browser has no words, as of a program that it could not fetch. */
export const lossWords = ({ message }: { message?: string }, notLoaded: Text): string =>
  say(message ? textOfWords(message) : notLoaded);
