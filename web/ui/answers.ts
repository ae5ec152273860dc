// Keeps growing answers in sight if they appear low on the page, below the fold.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const ending = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * The page scrolls as far as it must for the end of a card that grows, or for its top where it is higher than the screen,
 * until the person touches the page. `isWanted`: its answers were asked for by hand, and are shown.
 */
export function useFollowAnswers(place: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const card = place.current;
    if (!isWanted || !card) return undefined;
    const observer = new ResizeObserver(() => card.scrollIntoView({ block: 'nearest' }));
    observer.observe(card);
    const end = (): void => observer.disconnect();
    for (const event of ending) addEventListener(event, end, { once: true });
    return () => {
      end();
      for (const event of ending) removeEventListener(event, end);
    };
  }, [isWanted]);
}

// The answer to a component's question. It never belongs to an earlier question:
// neither while the new one is open, nor if the earlier one is answered later.

/** Null until the answer has come. `about`: everything that the
    question depends on. `ask`: null if there is nothing to ask. */
export function useAnswer<T>(ask: () => Promise<T> | null, about: readonly unknown[]): T | null {
  const [given, setGiven] = useState<{ about: readonly unknown[]; answer: T } | null>(null);
  useEffect(() => {
    let isLast = true;
    void ask()?.then((answer) => isLast && setGiven({ about, answer }));
    return () => {
      isLast = false;
    };
  }, about);
  const isOfThis = given?.about.every((part, at) => Object.is(part, about[at]));
  return isOfThis ? given!.answer : null;
}
