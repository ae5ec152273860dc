// One picture of a film: the board as on the page, in its theme, with the sentence under it.
import type { BoardPicture } from '../../board/picture';
import { Layout, wholeBoard } from '../../board/layout';
import { markingOf } from '../../board/marking';
import { watchPalette, type Palette } from '../../board/palette';
import { Renderer } from '../../board/renderer';
import type { Geometry } from '../../grid/geometry';
import type { Symbols } from '../../grid/symbols';

export interface Caption {
  what: string;
  why: string;
  position: string;
}

export interface FilmPicture {
  readonly width: number;
  readonly height: number;
  /** RGBA, opaque. */
  draw(picture: BoardPicture, caption: Caption): Uint8ClampedArray;
}

/** As much of a text as fits. */
function fitting(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let length = text.length;
  while (length > 0 && context.measureText(`${text.slice(0, length)}…`).width > width) length--;
  return `${text.slice(0, length)}…`;
}

/** `size`: pixels along the board. */
export function makeFilmPicture(geometry: Geometry, size: number, symbols: Symbols): FilmPicture {
  const canvas = (): HTMLCanvasElement => document.createElement('canvas');
  const layers = [canvas(), canvas(), canvas(), canvas()] as const;
  const renderer = new Renderer(...layers);
  const marking = markingOf(geometry);
  const layout = new Layout(geometry.side, size, 1, wholeBoard, marking.ring);
  let palette!: Palette;
  watchPalette(document.body, (read) => (palette = read))();
  const font = Math.max(10, Math.round(size / 30));
  const inset = Math.round(font * 0.6);
  const height = size + Math.round(font * 3.4);
  const target = canvas();
  target.width = size;
  target.height = height;
  const context = target.getContext('2d', { willReadFrequently: true })!;

  function draw(picture: BoardPicture, { what, why, position }: Caption): Uint8ClampedArray {
    renderer.paint({
      picture,
      layout,
      palette,
      symbols,
      selected: null,
      focused: false,
      editable: false,
      hint: '',
      flagMask: 0xff,
      marking,
    });
    context.fillStyle = palette.surface;
    context.fillRect(0, 0, size, height);
    for (const layer of layers) if (layer.width > 0) context.drawImage(layer, 0, 0);
    context.textBaseline = 'top';
    context.fillStyle = palette.muted;
    context.font = `400 ${font}px ${palette.family}`;
    context.textAlign = 'right';
    context.fillText(position, size - inset, size + inset);
    const room = size - 3 * inset - context.measureText(position).width;
    context.textAlign = 'left';
    context.fillText(fitting(context, why, size - 2 * inset), inset, size + inset + font * 1.35);
    context.fillStyle = palette.ink;
    context.font = `650 ${font}px ${palette.family}`;
    context.fillText(fitting(context, what, room), inset, size + inset);
    return context.getImageData(0, 0, size, height).data;
  }
  return { width: size, height, draw };
}
