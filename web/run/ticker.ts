// The beat of a playing run: the display's frames, one requested at a
// time, and the number of steps that the chosen speed makes due with each.

/** requestAnimationFrame: not called while the page is hidden, so that nothing runs then. */
export type OnNextFrame = (callback: (now_ms: number) => void) => void;

export interface Ticker {
  /** Calls back with the display's next frame: once, even after several requests. */
  ask(): void;
  /** Begins to play; the first step is due at once. */
  begin(): void;
  /** Steps due with this frame; Infinity = full speed. The fraction is carried over to the next frame. */
  due(): number;
}

/** A display frame later than this was held up; the missed steps are not made up for. */
const longestFrame_ms = 100;

/** `speed`: steps a second. */
export function makeTicker(onNextFrame: OnNextFrame, speed: () => number, onTick: () => void): Ticker {
  let isAsked = false;
  let ticked_ms = 0;
  let passed_ms = 0;
  let owed = 0;

  function tick(now_ms: number): void {
    isAsked = false;
    passed_ms = Math.max(0, Math.min(now_ms - ticked_ms, longestFrame_ms));
    ticked_ms = now_ms;
    onTick();
  }

  return {
    ask() {
      if (isAsked) return;
      isAsked = true;
      onNextFrame(tick);
    },
    begin() {
      owed = 1;
      ticked_ms = performance.now();
    },
    due() {
      if (speed() === Infinity) return Infinity;
      owed += (speed() * passed_ms) / 1000;
      const steps = Math.floor(owed);
      owed -= steps;
      return steps;
    },
  };
}
