// The difficulty of the puzzle on the board, as far as it is known: its rating, or the level that it was made for.
import type { HasPlay } from './play_store';
import type { HasSitting } from './sitting';

/** 0 gentle .. 5 extreme. */
export function knownGrade({ play, sittings }: HasPlay & HasSitting): number | null {
  const origin = play.origin.value;
  return sittings.sitting.value.grade ?? ('grade' in origin ? origin.grade : null);
}
