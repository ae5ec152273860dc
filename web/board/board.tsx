// The board as a component: a square picture that fills its container, over which a grid of cells can be walked by
// keyboard and screen reader. The virtual DOM holds only the frame and the zoom buttons; stage.ts does the rest.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import styles from './board.module.css';
import { Stage } from './stage';
import type { StageProps, ZoomState } from './stage_props';

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
      {zoom && (
        <zoom.Controls
          zoom={zoom}
          onZoomIn={() => stage.current?.zoomIn()}
          onZoomOut={() => stage.current?.zoomOut()}
          onFit={() => stage.current?.fit()}
        />
      )}
    </div>
  );
}

/** Returns the old state if the new one is equal: a pinch reports many times. */
function keep(old: ZoomState | null, next: ZoomState): ZoomState {
  const same =
    old && old.placement === next.placement && old.canZoomIn === next.canZoomIn && old.canZoomOut === next.canZoomOut;
  return same ? old : next;
}
