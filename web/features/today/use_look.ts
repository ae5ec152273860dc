// Reads the puzzles of days from the device when a view of them is shown, and whenever the page is seen again, since another
// tab may have played on meanwhile. If they cannot be read, the view stays as it is.
import { useEffect } from 'preact/hooks';
import type { Today } from './today_store';

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
