// The messages of the page: one is shown at a time. A message about the whole visit, such as that
// nothing is stored, makes way for the next and comes back after it, until the user dismisses it.
import { Signal } from '@preact/signals';
import type { Words } from '../language/text';

/** A message, and the buttons on it. */
export interface Notice {
  text: Words;
  tone: 'plain' | 'good' | 'bad';
  actions?: readonly { text: Words; run(): void }[];
  /** False if the page shows it in another way: it is read out, but not shown unless it has buttons. */
  isShown?: false;
  /** True if it comes back after others. */
  lasts?: true;
}

/** True for a message that disappears by itself: not a bad one, one with buttons, or one too long to read in passing. */
export function passes({ text, tone, actions = [] }: Notice): boolean {
  return tone !== 'bad' && actions.length === 0 && text().length <= 110;
}

export const isShown = (notice: Notice): boolean => notice.isShown !== false || (notice.actions ?? []).length > 0;

export class NoticeSignal extends Signal<Notice | null> {
  /** The message that comes back once the others are gone. */
  #lasting: Notice | null = null;

  override get value(): Notice | null {
    return super.value;
  }

  override set value(next: Notice | null) {
    const now = this.peek();
    if (next === null) {
      super.value = this.#lasting;
      this.#lasting = null;
      return;
    }
    if (now?.lasts && now !== next) this.#lasting = now;
    super.value = next;
  }
}
