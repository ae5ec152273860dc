// The seed in the form: any number at first, and another one for each wish unless somebody types one.
import { signal, type Signal } from '@preact/signals';
import { anySeed } from '../../base/any_seed';

export const mostSeed = 2 ** 32 - 1;

export interface SeedStore {
  /** As it stands in the field. */
  readonly text: Signal<string>;
  type(text: string): void;
  another(): void;
  /** NaN where what was typed is no seed. */
  number(): number;
  /** For a new wish; NaN likewise. */
  next(): number;
}

export function makeSeed(): SeedStore {
  const text = signal(String(anySeed()));
  let isTyped = false;
  let isUsed = false;

  function another(): void {
    text.value = String(anySeed());
    isTyped = isUsed = false;
  }
  function number(): number {
    const typed = text.value.trim();
    return /^\d{1,10}$/.test(typed) && Number(typed) <= mostSeed ? Number(typed) : NaN;
  }
  return {
    text,
    type(typed) {
      text.value = typed;
      isTyped = true;
    },
    another,
    number,
    next() {
      if (isUsed && !isTyped) another();
      isUsed = true;
      return number();
    },
  };
}
