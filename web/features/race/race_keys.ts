// The keys of runs side by side.
import type { Race } from './race_store';

/** True if the key does something. */
export function raceKey(
  race: Pick<Race, 'playing' | 'play' | 'pause' | 'previous' | 'next' | 'toStart' | 'toEnd'>,
  key: string,
): boolean {
  switch (key) {
    case ' ':
      if (race.playing.peek()) race.pause();
      else race.play();
      return true;
    case ',':
      race.previous();
      return true;
    case '.':
      race.next();
      return true;
    case 'Home':
      race.toStart();
      return true;
    case 'End':
      race.toEnd();
      return true;
  }
  return false;
}
