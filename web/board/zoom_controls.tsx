// The buttons that zoom the board: present only if zooming is useful, in a strip of their own beside or below it.
import type { CSSProperties, JSX } from 'preact';
import { showWholeBoard, zoomIn, zoomLabel, zoomOut } from '../language/generated/app';
import { say } from '../language/say';
import type { Placement } from './layout';
import styles from './zooming.module.css';

export interface Zoom {
  readonly placement: Placement;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
}

interface ZoomControlsProps {
  zoom: Zoom;
  onZoomIn(): void;
  onZoomOut(): void;
  onFit(): void;
}

export function ZoomControls({ zoom, onZoomIn, onZoomOut, onFit }: ZoomControlsProps): JSX.Element | null {
  const { placement, canZoomIn, canZoomOut } = zoom;
  if (placement.controls === 'none') return null;
  return (
    <div class={styles.controls} role="group" aria-label={say(zoomLabel)} style={controlsPlace(placement)}>
      <ZoomButton label={say(zoomIn)} able={canZoomIn} onPress={onZoomIn} path="M9 3.5v11M3.5 9h11" />
      <ZoomButton label={say(zoomOut)} able={canZoomOut} onPress={onZoomOut} path="M3.5 9h11" />
      <ZoomButton
        label={say(showWholeBoard)}
        able={canZoomOut}
        onPress={onFit}
        path="M3 6.5V3h3.5M11.5 3H15v3.5M15 11.5V15h-3.5M6.5 15H3v-3.5"
      />
    </div>
  );
}

/** Next to the corner of the board, in the strip reserved for them. */
function controlsPlace({ controls, left, top, size }: Placement): CSSProperties {
  if (controls === 'beside')
    return { left: `${left + size + 8}px`, bottom: `calc(100% - ${top + size}px)`, flexDirection: 'column' };
  return { top: `${top + size + 8}px`, right: `calc(100% - ${left + size}px)`, flexDirection: 'row' };
}

/** Stays focusable when it is disabled, so that the focus is not lost on reaching the end. */
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
      <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  );
}
