// Text that was read of a picture while a person checks it.
import { signal, type Signal } from '@preact/signals';
import { onceEach } from '../../base/once_each';
import type { TextReading } from '../../image/read_text';
import { makeTouch, type Touch } from './touch';

export interface CheckText extends Touch {
  /** As it was typed over. */
  readonly text: Signal<string>;
}

/** The same as long as there is the reading: a dialog that was closed by mistake opens as it was. */
export const checkTextOf = onceEach((reading: TextReading): CheckText => {
  const text = signal(reading.text);
  return { text, ...makeTouch(() => [text.value]) };
});
