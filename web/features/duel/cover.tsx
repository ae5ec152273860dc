// What stands in place of the board until somebody presses Start.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './cover.module.css';

interface Props {
  title: string;
  about: string;
  children: ComponentChildren;
}

export function Cover({ title, about, children }: Props): JSX.Element {
  const words = useRef<HTMLElement>(null);
  // The dialog that led here has given the focus back.
  useEffect(() => words.current!.querySelector('button')!.focus(), []);
  return (
    <div class={styles.cover}>
      <section class={styles.words} ref={words}>
        <h2>{title}</h2>
        <p>{about}</p>
        <div class={styles.actions}>{children}</div>
      </section>
    </div>
  );
}
