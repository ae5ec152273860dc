// Answers that grow where they were asked for, low on the page, would come below the fold.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const ending = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * A card that lies low goes up to the top, and stays there while it grows, until the person touches the page. `isWanted`: its
 * answers were asked for by hand, and are shown.
 */
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
