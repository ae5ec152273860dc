// The seed: any number at first, and a new one for each request unless the user types one.
import type { JSX } from 'preact';
import { signal, type Signal } from '@preact/signals';
import { anySeed } from '../../protocol/making';
import { anotherSeed, seedAbout, seedLabel } from '../../language/generated/make';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import styles from './make_form.module.css';

export function SeedField({ seed }: { seed: SeedStore }): JSX.Element {
  const text = seed.text.value;
  return (
    <div class={styles.field}>
      <label class={styles.label} for="made-seed">
        {say(seedLabel)}
      </label>
      <div class={styles.seed}>
        <input
          id="made-seed"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          spellcheck={false}
          value={text}
          aria-describedby="made-seed-about"
          aria-invalid={Number.isNaN(seed.number()) || undefined}
          onInput={(event) => seed.type(event.currentTarget.value)}
        />
        <Button look="outlined" onClick={() => seed.another()}>
          {say(anotherSeed)}
        </Button>
      </div>
      <small id="made-seed-about" class={styles.hint}>
        {say(seedAbout)}
      </small>
    </div>
  );
}

export const mostSeed = 2 ** 32 - 1;

export interface SeedStore {
  /** The text of the field. */
  readonly text: Signal<string>;
  type(text: string): void;
  another(): void;
  /** NaN if the text is not a seed. */
  number(): number;
  /** The seed for a new request; NaN in the same case. */
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
