// The seed: shown, typed, or another one.
import type { JSX } from 'preact';
import { anotherSeed, seedAbout, seedLabel } from '../../language/generated/make';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import styles from './make_form.module.css';
import { type SeedStore } from './seed';

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
