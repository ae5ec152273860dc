// Fingers, mouse and wheel on the board: pinch or ctrl+wheel zooms, drag or wheel pans a zoomed board, and a
// press without movement stays a click for the table under it. Events that the board cannot use are left to
// the page, which scrolls. Events that selected cells (hands.ts) are already prevented and are ignored here.
import type { Camera } from './camera';
import { panBy, zoomAbout } from './zoom_view';

/** A press that moves less is a tap; CSS pixels. */
const slack = { mouse: 4, touch: 9 };
/** A touchpad's pinch arrives as many small wheel steps, a mouse wheel's turn as few big ones, which are cut. */
const wheelZoomRate = 0.01;
const largestWheelStep = 40;
/** For wheels that count lines instead of pixels. */
const lineHeight = 16;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a function that stops listening. */
export function attachGestures(viewport: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;

  const at = (event: MouseEvent): Point => {
    const box = viewport.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const middle = (): Point => {
    const [a, b] = [...fingers.values()] as [Point, Point];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const spread = (): number => {
    const [a, b] = [...fingers.values()] as [Point, Point];
    return Math.max(Math.hypot(a.x - b.x, a.y - b.y), 0.01);
  };

  const down = (event: PointerEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || camera.maxScale === 1 || fingers.size === 2) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) {
      start = { x: event.clientX, y: event.clientY };
      dragging = false;
    } else {
      dragging = true;
      for (const id of fingers.keys()) viewport.setPointerCapture(id);
    }
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before || event.defaultPrevented) return;
    // The release of a mouse button outside the board sends no event.
    if (event.buttons === 0) return up(event);
    if (!dragging) {
      if (camera.view.scale === 1 || !start) return;
      const limit = event.pointerType === 'mouse' ? slack.mouse : slack.touch;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < limit) return;
      dragging = true;
      viewport.setPointerCapture(event.pointerId);
    }
    const point = at(event);
    if (fingers.size === 1) {
      fingers.set(event.pointerId, point);
      camera.moveTo(panBy(camera.view, point.x - before.x, point.y - before.y, camera.maxScale));
      return;
    }
    const [oldMiddle, oldSpread] = [middle(), spread()];
    fingers.set(event.pointerId, point);
    const newMiddle = middle();
    const panned = panBy(camera.view, newMiddle.x - oldMiddle.x, newMiddle.y - oldMiddle.y, camera.maxScale);
    camera.moveTo(zoomAbout(panned, spread() / oldSpread, newMiddle.x, newMiddle.y, camera.maxScale));
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const click = (event: MouseEvent): void => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent): void => {
    if (camera.maxScale === 1) return;
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1;
    const before = camera.target;
    if (event.ctrlKey || event.metaKey) {
      const { x, y } = at(event);
      const step = Math.max(-largestWheelStep, Math.min(event.deltaY * unit, largestWheelStep));
      camera.moveTo(zoomAbout(before, Math.exp(-step * wheelZoomRate), x, y, camera.maxScale));
      event.preventDefault();
      return;
    }
    const size = viewport.clientWidth;
    // A wheel with Shift held means sideways; some browsers already report it in deltaX.
    const sideways = event.shiftKey && event.deltaX === 0;
    const [dx, dy] = sideways ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    const after = panBy(before, (-dx * unit) / size, (-dy * unit) / size, camera.maxScale);
    if (after.left === before.left && after.top === before.top) return;
    camera.moveTo(after);
    event.preventDefault();
  };

  const stop = new AbortController();
  const { signal } = stop;
  viewport.addEventListener('pointerdown', down, { signal });
  viewport.addEventListener('pointermove', move, { signal });
  viewport.addEventListener('pointerup', up, { signal });
  viewport.addEventListener('pointercancel', up, { signal });
  viewport.addEventListener('click', click, { signal, capture: true });
  viewport.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}
