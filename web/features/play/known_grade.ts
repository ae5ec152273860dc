// How hard the puzzle on the board is, as far as that is known: as it was rated, or as hard as it was made.
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';

/** 0 gentle .. 5 extreme. */
export function knownGrade({ play, sittings }: HasPlay & HasSitting): number | null {
  const origin = play.origin.value;
  return sittings.sitting.value.grade ?? ('grade' in origin ? origin.grade : null);
}
