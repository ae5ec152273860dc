// The links of a chain, each in a sentence. The link that is pointed at, pressed or stepped to is drawn thick.
import type { JSX } from 'preact';
import { logicLinks } from '../../language/generated/logic';
import * as texts from '../../language/generated/logic';
import { say, tell } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import { Button } from '../../ui/controls/button';
import { runIcons } from '../../ui/run_icons';
import type { Hints } from './hints';
import styles from './links.module.css';

function Stepper({ hints, count }: { hints: Hints; count: number }): JSX.Element {
  const at = hints.link.value;
  return (
    <div class={styles.stepper}>
      <Button
        icon={runIcons.previous}
        label={say(texts.keyLinkBack)}
        disabled={at <= 0}
        onClick={() => (hints.link.value = at - 1)}
      />
      <output>
        {at < 0 ? say(texts.keyLinkCount, { count }) : say(texts.keyLinkPosition, { count: at + 1, allCount: count })}
      </output>
      <Button
        icon={runIcons.next}
        label={say(texts.keyLinkOn)}
        disabled={at >= count - 1}
        onClick={() => (hints.link.value = at + 1)}
      />
    </div>
  );
}

export function Links({ hints, step }: { hints: Hints; step: LogicStep }): JSX.Element {
  const at = hints.link.value;
  const leave = (): void => void (hints.link.value = -1);
  return (
    <>
      <Stepper hints={hints} count={step.links.length} />
      <ol class={styles.links} aria-label={say(logicLinks)}>
        {step.links.map((link, index) => (
          <li
            key={index}
            tabIndex={0}
            class={link.strong ? styles.strong : styles.weak}
            data-at={index === at}
            onClick={() => (hints.link.value = index)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && (hints.link.value = index)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
            onFocus={() => (hints.link.value = index)}
            onBlur={leave}
          >
            {tell(link.sentence)}
          </li>
        ))}
      </ol>
    </>
  );
}
