// Fingers on the picture of a search tree: two spread it sideways, one drags a spread picture.
// Vertical movement belongs to the page. A press without movement is left to the click.
import { panLens, zoomLens, type Lens } from './tree_lens';

export interface LensHand {
  lens(): Lens;
  move(lens: Lens): void;
  /** Called when the fingers are lifted. `pinchedIn`: they were brought together further than the whole picture. */
  rest(pinchedIn: boolean): void;
}

/** A press that moves less is a tap; CSS pixels. */
const slack = 8;
/** Fingers closer than this give no direction; a share of the width. */
const leastSpread = 0.05;
/** A pinch to this share of the whole picture means: go back. */
const backScale = 0.75;

/** Returns a function that stops listening. */
export function attachTreeTouch(place: HTMLElement, hand: LensHand): () => void {
  const quiet = new AbortController();
  const { signal } = quiet;
  /** The place of each finger: a share of the picture's width. */
  const fingers = new Map<number, number>();
  let startX = 0;
  let isMoving = false;
  /** The scale of the fingers, which the lens does not follow below 1. */
  let asked = 1;

  const share = ({ clientX }: PointerEvent): number => {
    const { left, width } = place.getBoundingClientRect();
    return (clientX - left) / width;
  };
  const ends = (): [number, number] => [...fingers.values()] as [number, number];
  const middle = (): number => (ends()[0] + ends()[1]) / 2;
  const spread = (): number => Math.max(Math.abs(ends()[0] - ends()[1]), leastSpread);

  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' || fingers.size === 2) return;
    fingers.set(event.pointerId, share(event));
    startX = event.clientX;
    asked = hand.lens().scale;
    if (fingers.size === 1) {
      isMoving = false;
      return;
    }
    isMoving = true;
    for (const id of fingers.keys()) place.setPointerCapture(id);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    if (!isMoving) {
      if (hand.lens().scale === 1 || Math.abs(event.clientX - startX) < slack) return;
      isMoving = true;
      place.setPointerCapture(event.pointerId);
    }
    if (fingers.size === 1) {
      fingers.set(event.pointerId, share(event));
      hand.move(panLens(hand.lens(), share(event) - before));
      return;
    }
    const [oldMiddle, oldSpread] = [middle(), spread()];
    fingers.set(event.pointerId, share(event));
    const factor = spread() / oldSpread;
    asked *= factor;
    hand.move(zoomLens(panLens(hand.lens(), middle() - oldMiddle), factor, middle()));
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    if (isMoving) hand.rest(asked < backScale);
  };
  const click = (event: MouseEvent): void => {
    if (!isMoving) return;
    isMoving = false;
    event.stopPropagation();
  };
  place.addEventListener('pointerdown', down, { signal });
  place.addEventListener('pointermove', move, { signal });
  place.addEventListener('pointerup', up, { signal });
  place.addEventListener('pointercancel', up, { signal });
  place.addEventListener('click', click, { signal, capture: true });
  return () => quiet.abort();
}
