// One map of the exact cover matrix: a picture to point at; a
// press gives it the panel's whole width, and takes it back.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { matrixMapLabel } from '../../../language/generated/watch';
import { say } from '../../../language/say';
import { watchPalette } from '../../../board/palette';
import { covered, type Cover } from '../../../protocol/cover';
import type { MatrixMap } from './matrix_maps';
import { drawMatrixMap, type MatrixColours } from './matrix_painter';
import styles from './matrix_view.module.css';

interface MapProps {
  map: MatrixMap;
  cover: Cover;
  pointed: number;
  isLarge: boolean;
  onPoint(column: number): void;
  onPress(): void;
}

export function MatrixMapView({ map, cover, pointed, isLarge, onPoint, onPress }: MapProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useRef<() => void>(() => undefined);
  const colours = useRef<MatrixColours | null>(null);
  const { first, width, height } = map;
  const name = say(map.name);

  draw.current = () => {
    const target = canvas.current;
    // A last change of size or theme may come while the map is removed.
    if (!target || !colours.current || target.clientWidth === 0) return;
    const scale = window.devicePixelRatio;
    const pitch = target.clientWidth / width;
    target.width = Math.round(target.clientWidth * scale);
    target.height = Math.round(height * pitch * scale);
    const context = target.getContext('2d')!;
    context.scale(scale, scale);
    drawMatrixMap(context, cover, map, pointed, colours.current, pitch);
  };
  useEffect(() => {
    const sizes = new ResizeObserver(() => draw.current());
    sizes.observe(canvas.current!);
    const stop = watchPalette(document.body, (palette) => {
      colours.current = palette;
      draw.current();
    });
    return () => {
      sizes.disconnect();
      stop();
    };
  }, []);
  useEffect(() => draw.current(), [cover, map, pointed]);

  const point = ({ clientX, clientY }: MouseEvent): void => {
    const box = canvas.current!.getBoundingClientRect();
    const along = (at: number, size: number, count: number): number =>
      Math.max(0, Math.min(Math.floor((at / size) * count), count - 1));
    const row = along(clientY - box.top, box.height, height);
    onPoint(first + row * width + along(clientX - box.left, box.width, width));
  };
  const done = cover.rows.subarray(first, first + width * height).filter((left) => left === covered).length;
  return (
    <button
      type="button"
      class={styles.map}
      aria-pressed={isLarge}
      aria-label={say(matrixMapLabel, { name, doneCount: done, count: width * height })}
      onClick={onPress}
      onPointerMove={point}
      onPointerLeave={() => onPoint(-1)}
    >
      <span>{name}</span>
      <canvas ref={canvas} style={{ aspectRatio: `${width} / ${height}` }} />
    </button>
  );
}
