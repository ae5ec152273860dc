// For what shows puzzles of days: reads what the device has of them, once it is shown and whenever the page is seen again, since
// another tab may have played on meanwhile. Where it cannot be read, what is known stays.
import { useEffect } from 'preact/hooks';
import type { Today } from './today';

export function useLook(today: Today): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'hidden') void today.look().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [today]);
}
