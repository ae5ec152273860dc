// The buttons that zoom the board: there only where zooming is useful, in a strip of their own beside or below it.
import type { JSX } from 'preact';
import { showWholeBoard, zoomIn, zoomOut } from '../language/generated/board';
import { say } from '../language/say';
import styles from './board.module.css';

interface ZoomButtonsProps {
  canZoomIn: boolean;
  canZoomOut: boolean;
  onZoomIn(): void;
  onZoomOut(): void;
  onFit(): void;
}

export function ZoomButtons({ canZoomIn, canZoomOut, onZoomIn, onZoomOut, onFit }: ZoomButtonsProps): JSX.Element {
  return (
    <>
      <ZoomButton label={say(zoomIn)} able={canZoomIn} onPress={onZoomIn} path="M9 3.5v11M3.5 9h11" />
      <ZoomButton label={say(zoomOut)} able={canZoomOut} onPress={onZoomOut} path="M3.5 9h11" />
      <ZoomButton
        label={say(showWholeBoard)}
        able={canZoomOut}
        onPress={onFit}
        path="M3 6.5V3h3.5M11.5 3H15v3.5M15 11.5V15h-3.5M6.5 15H3v-3.5"
      />
    </>
  );
}

/** Stays focusable when it can do nothing, so that the focus is not lost on reaching the end. */
function ZoomButton(props: { label: string; able: boolean; onPress(): void; path: string }): JSX.Element {
  return (
    <button
      type="button"
      class={styles.button}
      aria-label={props.label}
      title={props.label}
      aria-disabled={!props.able}
      onClick={() => props.able && props.onPress()}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  );
}
