// What stands in place of the board until somebody presses Start.
import type { ComponentChildren, JSX } from 'preact';
import styles from './cover.module.css';

interface Props {
  title: string;
  about: string;
  children: ComponentChildren;
}

export function Cover({ title, about, children }: Props): JSX.Element {
  return (
    <div class={styles.cover}>
      <section class={styles.words}>
        <h2>{title}</h2>
        <p>{about}</p>
        <div class={styles.actions}>{children}</div>
      </section>
    </div>
  );
}
