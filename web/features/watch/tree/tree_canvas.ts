// Keeps the picture of a search tree up to date: with each picture of the store, with
// the run's frames at a slower pace, with size and theme. Never through the virtual DOM.
import { effect, type ReadonlySignal } from '@preact/signals';
import { watchPalette } from '../../../board/palette';
import type { TreePicture } from '../../../protocol/tree';
import { makeThrottle } from '../../../base/later';
import type { TreeStore } from './tree';
import type { RunPlayer } from '../watch_store';
import { drawTree, type LabelsOf, type TreeColours } from './tree_painter';
import { language } from '../../../language/language';
import { digitSymbols } from '../../../language/say';

/** While the run plays: four thousand bars with each frame would slow down the board. */
const redraw_ms = 60;

/** `marked`: the bar to outline, a signal's value or -1. Returns a function that stops it. */
export function keepTreeDrawn(
  canvas: HTMLCanvasElement,
  tree: Pick<TreeStore, 'setWidth'>,
  /** The visible part of the tree. */
  seen: ReadonlySignal<TreePicture | null>,
  watch: Pick<RunPlayer, 'frame' | 'source'>,
  marked: () => number,
  labelsOf: LabelsOf,
): () => void {
  const context = canvas.getContext('2d')!;
  let colours: TreeColours;
  let asked = 0;
  let drawnAt = -1;
  const position = (): number => watch.frame?.position ?? 0;

  const draw = (): void => {
    asked = 0;
    drawnAt = position();
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = window.devicePixelRatio;
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
    }
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawTree(context, seen.peek(), drawnAt, marked(), labelsOf, colours, { width, height });
  };
  const ask = (): void => {
    asked ||= requestAnimationFrame(draw);
  };
  const moves = makeThrottle(() => {
    if (position() !== drawnAt) ask();
  }, redraw_ms);

  const sizes = new ResizeObserver(() => {
    if (canvas.clientWidth > 0) tree.setWidth(canvas.clientWidth);
    ask();
  });
  sizes.observe(canvas);
  const stops = [
    watchPalette(document.body, (palette) => {
      colours = palette;
      ask();
    }),
    watch.source.subscribe(moves.ask),
    effect(() => {
      void seen.value;
      // The language of the labels.
      void language.value;
      void digitSymbols.value;
      marked();
      ask();
    }),
  ];
  return () => {
    stops.forEach((stop) => stop());
    moves.drop();
    sizes.disconnect();
    cancelAnimationFrame(asked);
  };
}
