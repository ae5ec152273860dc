// Keeps growing answers in sight if they appear low on the page, below the fold.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

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
