// Keeps red hatches from flickering while a run plays fast: at most two new contradictions are shown a second,
// below the limit of three flashes a second in WCAG 2.3.1. The last one before a stop is always shown in the end.
import type { BoardPicture } from './picture';
import { cellFlag } from './picture';

const minimumGap_ms = 500;
const alarming = cellFlag.hatched | cellFlag.ringed;

export class FlashLimit {
  #shown = 0;
  #shownAt_ms = -Infinity;

  /**
   * The flags of the picture that may be drawn at time `now_ms`, and after how long to ask again if some may not yet
   * (0 = no need).
   */
  admit(picture: BoardPicture, now_ms: number): { flagMask: number; again_ms: number } {
    const place = placeOfAlarm(picture);
    if (place !== 0 && place !== this.#shown) {
      const wait_ms = this.#shownAt_ms + minimumGap_ms - now_ms;
      if (wait_ms > 0) {
        this.#shown = 0;
        return { flagMask: 0xff & ~alarming, again_ms: wait_ms };
      }
      this.#shownAt_ms = now_ms;
    }
    this.#shown = place;
    return { flagMask: 0xff, again_ms: 0 };
  }
}

/** A number for the set of alarmed cells, 0 if there are none. */
function placeOfAlarm(picture: BoardPicture): number {
  let place = 0;
  for (let cell = 0; cell < picture.geometry.cellCount; cell++) {
    const flags = picture.flags[cell]! & alarming;
    if (flags !== 0) place = (Math.imul(place, 31) + cell * 8 + flags) >>> 0 || 1;
  }
  return place;
}
