// The timeline of a run: the skyline under a needle, a slider for pointer, keyboard and screen reader. The picture never
// goes through the virtual DOM; it is redrawn when the store says that a frame came.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { watchPalette } from '../../board/palette';
import type { WatchStore } from '../../state/types';
import { numberWords } from '../words';
import type { SkylineColours } from './skyline';
import { drawSkyline, positionAt } from './skyline';
import styles from './timeline.module.css';

/** Draws now and whenever frame, size or theme change; returns how to stop. */
function keepDrawn(canvas: HTMLCanvasElement, watch: WatchStore): () => void {
  const context = canvas.getContext('2d')!;
  let colours: SkylineColours;
  let asked = 0;
  const draw = (): void => {
    asked = 0;
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = window.devicePixelRatio;
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
    }
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawSkyline(context, watch.skyline.picture, colours, width, height);
  };
  const ask = (): void => {
    asked ||= requestAnimationFrame(draw);
  };
  const sizes = new ResizeObserver(ask);
  sizes.observe(canvas);
  const unwatchPalette = watchPalette(document.body, (palette) => {
    colours = palette;
    ask();
  });
  const unsubscribe = watch.skyline.subscribe(ask);
  return () => {
    unsubscribe();
    sizes.disconnect();
    unwatchPalette();
    cancelAnimationFrame(asked);
  };
}

function valueWords(position: number, known: number, ended: boolean): string {
  return `${numberWords(position)} of ${numberWords(known)}${ended ? '' : ' known so far'}`;
}

export function Timeline({ watch }: { watch: WatchStore }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => keepDrawn(canvas.current!, watch), [watch]);
  const readout = watch.readout.value;
  const position = readout?.position ?? 0;
  const known = readout?.known ?? 0;

  const seekTo = (event: PointerEvent): void => {
    const box = canvas.current!.getBoundingClientRect();
    watch.seek(positionAt(event.clientX - box.left, watch.skyline.picture?.known ?? known, box.width));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.round(known / 20));
    const to = {
      ArrowLeft: position - 1,
      ArrowDown: position - 1,
      ArrowRight: position + 1,
      ArrowUp: position + 1,
      PageDown: position - page,
      PageUp: position + page,
    }[event.key];
    // Home and End are the page's: the end of the run, which may lie beyond what is known.
    if (to === undefined) return;
    event.preventDefault();
    watch.seek(Math.min(known, Math.max(0, to)));
  };

  return (
    <div
      class={styles.timeline}
      role="slider"
      tabIndex={0}
      aria-label="Position in the run"
      aria-valuemin={0}
      aria-valuemax={known}
      aria-valuenow={position}
      aria-valuetext={valueWords(position, known, readout?.ended ?? false)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
    >
      <canvas ref={canvas} />
    </div>
  );
}
