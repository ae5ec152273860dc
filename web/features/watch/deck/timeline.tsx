// The timeline of a run: a slider over the skyline with its needle. The picture
// never goes through the virtual DOM; it is redrawn when the store reports a frame.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { watchPalette } from '../../../board/palette';
import { watchAtPosition, watchAtPositionSoFar, watchPositionInRun } from '../../../language/generated/watch';
import { say } from '../../../language/say';
import type { RunPlayer } from '../watch_store';
import { Scrubber } from './scrubber';
import { drawSkyline, skylinePicture, type SkylineColours } from './skyline';
import styles from './watch_deck.module.css';

/** Draws now and whenever frame, size or theme change; returns a function that stops it. */
function keepDrawn(canvas: HTMLCanvasElement, watch: RunPlayer): () => void {
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
    drawSkyline(context, watch.frame && skylinePicture(watch.frame), colours, width, height);
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
  const unsubscribe = watch.source.subscribe(ask);
  return () => {
    unsubscribe();
    sizes.disconnect();
    unwatchPalette();
    cancelAnimationFrame(asked);
  };
}

export function Timeline({ watch }: { watch: RunPlayer }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => keepDrawn(canvas.current!, watch), [watch]);
  const readout = watch.readout.value;
  const position = readout?.position ?? 0;
  const known = readout?.known ?? 0;
  return (
    <Scrubber
      label={say(watchPositionInRun)}
      position={position}
      known={known}
      goal={watch.goal}
      latest={() => watch.frame?.known ?? known}
      valueText={say(readout?.ended ? watchAtPosition : watchAtPositionSoFar, { placeCount: position, count: known })}
      onSeek={(to) => watch.seek(to)}
    >
      <canvas class={styles.skyline} ref={canvas} />
    </Scrubber>
  );
}
