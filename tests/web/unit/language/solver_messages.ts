// Messages of the module, by their English.
import { algorithms } from '../../../../web/language/generated/algorithms';
import { preferred } from '../../../../web/language/generated/preferred';
import type { Message, Section } from '../../../../web/language/text';

/** The number of the message with this text. */
export function messageId({ first, texts }: Section, english: string): number {
  const index = texts.findIndex(([, text]) => text === english);
  if (index < 0) throw new Error(`no message is ${english}`);
  return first + index;
}

/** The name of an algorithm or a knob. */
export function nameOf(english: string): Message {
  const isPreferred = preferred.texts.some(([, text]) => text === english);
  return [messageId(isPreferred ? preferred : algorithms, english)];
}
