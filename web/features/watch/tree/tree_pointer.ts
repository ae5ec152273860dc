// Mouse, fingers and wheel on the picture of a search tree: hovering shows words,
// a press goes there, a double press shows only the part under the bar. The wheel
// zooms with Ctrl, or once the tree has the focus; else it scrolls the panel.
import type { TreePicture } from '../../../protocol/tree';
import { barAt } from './tree_geometry';
import { nextZoom, zoomTarget } from './tree_walk';

export interface TreeHand {
  picture(): TreePicture | null;
  /** -1 = the pointer left. */
  hover(at: number): void;
  press(at: number): void;
  zoomIn(at: number): void;
  zoomOut(): void;
}

/** A touchpad sends many small steps: those within this time make one zoom. */
const wheelPause_ms = 180;

/** Returns a function that stops listening. */
export function attachTreePointer(place: HTMLElement, hand: TreeHand): () => void {
  const quiet = new AbortController();
  const { signal } = quiet;
  let zoomed_ms = -Infinity;

  const at = ({ clientX, clientY }: MouseEvent): number => {
    const picture = hand.picture();
    const { left, top, width, height } = place.getBoundingClientRect();
    return picture ? barAt(picture, clientX - left, clientY - top, { width, height }) : -1;
  };
  const zoomTo = (event: MouseEvent, choose: typeof zoomTarget): void => {
    const bar = at(event);
    const target = bar < 0 ? null : choose(hand.picture()!, bar);
    if (target !== null) hand.zoomIn(target);
  };

  place.addEventListener('pointermove', (event) => hand.hover(at(event)), { signal });
  place.addEventListener('pointerleave', () => hand.hover(-1), { signal });
  place.addEventListener('click', (event) => void (event.detail < 2 && at(event) >= 0 && hand.press(at(event))), {
    signal,
  });
  place.addEventListener('dblclick', (event) => zoomTo(event, zoomTarget), { signal });
  place.addEventListener(
    'wheel',
    (event) => {
      const isMeant = event.ctrlKey || event.metaKey || place.contains(document.activeElement);
      if (!isMeant || event.deltaY === 0) return;
      event.preventDefault();
      if (event.timeStamp - zoomed_ms < wheelPause_ms) return;
      zoomed_ms = event.timeStamp;
      if (event.deltaY > 0) hand.zoomOut();
      else zoomTo(event, nextZoom);
    },
    { signal, passive: false },
  );
  return () => quiet.abort();
}
