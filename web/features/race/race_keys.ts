// The keys of runs side by side.
import type { Race } from './race_store';

/** True if the key does something. */
export function raceKey(race: Race, key: string): boolean {
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
