// The hint in Play: its card, or, before it is fetched, the words that one is coming or the reason why there is none.
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hintLabel, logicLooking, logicPlayOn } from '../../language/generated/play';
import { begun, say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import { Button } from '../../ui/controls/button';
import { PartLoading } from '../../ui/lazy_part';
import styles from './hint_card.module.css';
import type { HintDoor, HintPlaceProps } from './hint_door';

const board = (): HTMLElement | null => document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');

/** Moves the focus from the covered pad to the card, and from the card to the board; focus on the board stays there. */
function useFocus(): { current: HTMLElement | null } {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const isOnBoard = document.activeElement?.closest('[role=grid]');
    if (!isOnBoard) card.current!.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || card.current?.contains(activeElement))
        board()?.focus({ preventScroll: true });
    };
  }, []);
  return card;
}

/** The frame of every state of the card: its words above, which scroll, and its buttons below, which stay. */
export function HintFrame(props: {
  hints: HintDoor;
  backText?: string | undefined;
  isBusy?: boolean;
  children: ComponentChildren;
  buttons?: ComponentChildren;
}): JSX.Element {
  const { hints, backText = say(logicPlayOn), isBusy = false, children, buttons } = props;
  return (
    <>
      <div class={styles.words} aria-busy={isBusy}>
        {children}
      </div>
      <div class={styles.buttons}>
        {buttons}
        <Button look="outlined" onClick={hints.close}>
          {backText}
        </Button>
      </div>
    </>
  );
}

export function HintInPlace(props: HintPlaceProps): JSX.Element {
  const { hints, backText } = props;
  const card = useFocus();
  const part = hints.part.value;
  const hasFailed = hints.hasFailed.value;
  return (
    <section ref={card} class={styles.card} aria-label={say(hintLabel)} tabIndex={-1} data-fills>
      {part ? (
        <part.views.HintCard {...props} part={part} />
      ) : (
        <HintFrame hints={hints} backText={backText} isBusy={!hasFailed}>
          {hasFailed ? (
            <PartLoading part={{ views: null, hasFailed, tryAgain: hints.ask }} name={begun(say(hintLabel))} />
          ) : (
            <p>{say(logicLooking)}</p>
          )}
        </HintFrame>
      )}
    </section>
  );
}

/** Announces a hint to screen readers, each stage as it comes. The element is on the page before it has
 * any words, since some screen readers do not read an element that appears together with its words. */
export function HintVoice({ app, hints }: { app: HasPlay; hints: HintDoor }): JSX.Element {
  const part = hints.part.value;
  const isOpen = hints.place.value === 'card';
  const words = part ? part.views.spokenHint(app, part.hints) : say(logicLooking);
  return (
    <p class="unseen" role="status">
      {isOpen ? words : ''}
    </p>
  );
}
