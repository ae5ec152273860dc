// The links of a chain, each in a sentence; the link under the pointer or the focus is drawn thick.
import type { JSX } from 'preact';
import { logicLinks } from '../../language/generated/logic';
import { say, tell } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import type { Hints } from './hints';
import styles from './links.module.css';

export function Links({ hints, step }: { hints: Hints; step: LogicStep }): JSX.Element {
  const leave = (): void => void (hints.link.value = -1);
  return (
    <ol class={styles.links} aria-label={say(logicLinks)}>
      {step.links.map((link, index) => (
        <li
          key={index}
          tabIndex={0}
          class={link.strong ? styles.strong : styles.weak}
          onPointerEnter={() => (hints.link.value = index)}
          onPointerLeave={leave}
          onFocus={() => (hints.link.value = index)}
          onBlur={leave}
        >
          {tell(link.sentence)}
        </li>
      ))}
    </ol>
  );
}
