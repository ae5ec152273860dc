// The second tap of a double tap is meant for the button that the finger saw. If the first one has put another button
// there, or has given the same one another meaning, the second does nothing.

/** Within this time and distance two taps are a double tap; a mouse counts its clicks itself. */
const again_ms = 400;
const again_px = 16;

interface Tap {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element;
  readonly words: string;
}

/** The words of a control, and whether it is pressed. A key among others, as in a pad, may be pressed and released as fast as one likes. */
function wordsOf(control: Element): string {
  const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
  return control.closest('[role=group]') ? words : `${words} ${control.getAttribute('aria-pressed')}`;
}

/** Starts listening; returns a function that stops it. */
export function ignoreSecondTaps(page: Document): () => void {
  let last: Tap | null = null;
  const onClick = (event: MouseEvent): void => {
    const { clientX: x, clientY: y, timeStamp: time } = event;
    // A key that presses a button has no place.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const control = event.target.closest('button, a, summary, label') ?? event.target;
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    const isAgain =
      last !== null &&
      (isTouch ? time - last.time < again_ms : event.detail > 1) &&
      Math.hypot(x - last.x, y - last.y) < again_px;
    const isOther = isAgain && (control !== last!.control || wordsOf(control) !== last!.words);
    // Each of a row of taps is held against the one that was meant.
    last = isOther ? { ...last!, time } : { time, x, y, control, words: wordsOf(control) };
    if (!isOther) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('click', onClick, { capture: true });
  return () => page.removeEventListener('click', onClick, { capture: true });
}
