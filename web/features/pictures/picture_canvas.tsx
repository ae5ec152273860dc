// The picture that was read, so that what was read can be held against it; of a grid the cells in doubt are framed, and
// the one that is being looked at.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Gray, Pixels } from '../../image/gray';
import styles from './picture_content.module.css';

export interface Frames {
  readonly side: number;
  /** Pixels around the grid. */
  readonly margin: number;
  readonly doubtful: Uint8Array;
  readonly chosen: number;
}

function imageOf(picture: Gray | Pixels): ImageData {
  const { width, height, data } = picture;
  const image = new ImageData(width, height);
  if (data.length === image.data.length) image.data.set(data);
  else data.forEach((value, at) => image.data.set([value, value, value, 255], 4 * at));
  return image;
}

function frame(context: CanvasRenderingContext2D, { side, margin, doubtful, chosen }: Frames): void {
  const cell = (context.canvas.width - 2 * margin) / side;
  doubtful.forEach((doubt, at) => {
    if (!doubt && at !== chosen) return;
    const [x, y] = [margin + (at % side) * cell, margin + Math.floor(at / side) * cell];
    // Dark in bright: seen on any paper, and without colour.
    for (const [width, colour] of [
      [8, '#ffffff'],
      [4, at === chosen ? '#2457c5' : '#b45309'],
    ] as const) {
      context.setLineDash(at === chosen ? [] : [12, 6]);
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.strokeRect(x + 4, y + 4, cell - 8, cell - 8);
    }
  });
}

export function PictureCanvas(props: { picture: Gray | Pixels; frames?: Frames; label: string }): JSX.Element {
  const { picture, frames, label } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current!.getContext('2d')!;
    context.putImageData(imageOf(picture), 0, 0);
    if (frames) frame(context, frames);
  });
  return (
    <canvas
      ref={canvas}
      class={styles.picture}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
    />
  );
}
