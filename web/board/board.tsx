// The board as a component: a square picture that fills its container, over which a grid of cells can be walked by
// keyboard and screen reader. The virtual DOM holds only the frame and the zoom buttons; stage.ts does the rest.
import type { CSSProperties, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { zoomLabel } from '../language/generated/board';
import { say } from '../language/say';
import styles from './board.module.css';
import type { StageProps, ZoomState } from './stage';
import { Stage } from './stage';
import { ZoomButtons } from './zoom_buttons';

export function Board(props: StageProps): JSX.Element {
  const container = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const [zoom, setZoom] = useState<ZoomState | null>(null);

  useLayoutEffect(() => {
    const made = new Stage(container.current!, viewport.current!, (next) => setZoom((old) => keep(old, next)), props);
    stage.current = made;
    return () => made.dispose();
  }, []);
  useLayoutEffect(() => stage.current?.update(props));

  return (
    <div class={styles.board} ref={container}>
      <div class={styles.viewport} ref={viewport} />
      {zoom && zoom.placement.controls !== 'none' && (
        <div class={styles.controls} role="group" aria-label={say(zoomLabel)} style={controlsPlace(zoom)}>
          <ZoomButtons
            canZoomIn={zoom.canZoomIn}
            canZoomOut={zoom.canZoomOut}
            onZoomIn={() => stage.current?.zoomIn()}
            onZoomOut={() => stage.current?.zoomOut()}
            onFit={() => stage.current?.fit()}
          />
        </div>
      )}
    </div>
  );
}

/** The old state where the new one says the same: a pinch reports many times. */
function keep(old: ZoomState | null, next: ZoomState): ZoomState {
  const same =
    old && old.placement === next.placement && old.canZoomIn === next.canZoomIn && old.canZoomOut === next.canZoomOut;
  return same ? old : next;
}

/** Next to the corner of the board, in the strip kept for them. */
function controlsPlace({ placement: { controls, left, top, size } }: ZoomState): CSSProperties {
  if (controls === 'beside')
    return { left: `${left + size + 8}px`, bottom: `calc(100% - ${top + size}px)`, flexDirection: 'column' };
  return { top: `${top + size + 8}px`, right: `calc(100% - ${left + size}px)`, flexDirection: 'row' };
}
