// The picture, so that the reading can be compared with it, with marks drawn over it.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Gray, Pixels } from '../../image/gray';
import type { Point } from '../../image/quad';
import styles from './picture_content.module.css';

export function imageOf(picture: Gray | Pixels): ImageData {
  const { width, height, data } = picture;
  const image = new ImageData(width, height);
  if (data.length === image.data.length) image.data.set(data);
  else data.forEach((value, at) => image.data.set([value, value, value, 255], 4 * at));
  return image;
}

/** A dark line in a bright one: visible on any paper, and without
    colour. Returns the dark one. `width`: in pixels of the picture. */
export function strokeTwice(context: CanvasRenderingContext2D, path: Path2D, width: number, isFull: boolean): string {
  const dark = isFull ? '#2457c5' : '#b45309';
  context.setLineDash(isFull ? [] : [3 * width, 1.5 * width]);
  for (const [times, colour] of [
    [2, '#ffffff'],
    [1, dark],
  ] as const) {
    context.lineWidth = times * width;
    context.strokeStyle = colour;
    context.stroke(path);
  }
  return dark;
}

interface PictureCanvasProps {
  picture: Gray | Pixels;
  label: string;
  class?: string | undefined;
  draw?(context: CanvasRenderingContext2D): void;
  /** Called for a press, at a point of the picture. */
  onPress?(place: Point): void;
}

export function PictureCanvas(props: PictureCanvasProps): JSX.Element {
  const { picture, label, draw, onPress } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current!.getContext('2d')!;
    context.putImageData(imageOf(picture), 0, 0);
    draw?.(context);
  });
  return (
    <canvas
      ref={canvas}
      class={props.class ?? styles.picture}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
      onClick={({ offsetX, offsetY, currentTarget: { clientWidth, clientHeight } }) =>
        onPress?.({ x: (offsetX / clientWidth) * picture.width, y: (offsetY / clientHeight) * picture.height })
      }
    />
  );
}
