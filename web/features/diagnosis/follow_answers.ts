// Where a card that was opened lies low on the page, its answers would come below the fold: it goes up to the top, and
// stays there while it grows, until the person touches the page.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const ending = ['pointerdown', 'wheel', 'keydown'] as const;

/** `isWanted`: it was opened by hand, and is open. */
export function useFollowAnswers(place: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const card = place.current;
    if (!isWanted || !card || card.getBoundingClientRect().top < innerHeight / 2) return undefined;
    const observer = new ResizeObserver(() => card.scrollIntoView({ block: 'start' }));
    observer.observe(card);
    const end = (): void => observer.disconnect();
    for (const event of ending) addEventListener(event, end, { once: true });
    return () => {
      end();
      for (const event of ending) removeEventListener(event, end);
    };
  }, [isWanted]);
}
