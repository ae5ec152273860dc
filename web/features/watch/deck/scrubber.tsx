// A slider as wide as a timeline, for pointer, keyboard and screen reader; its picture is given as children.
import type { ComponentChildren, JSX, TargetedPointerEvent } from 'preact';
import styles from './sliders.module.css';
import { positionAt } from './skyline';

interface ScrubberProps {
  label: string;
  position: number;
  known: number;
  /** `known` as of the last frame, if it is later than the property. */
  latest?(): number;
  /** The position now, or after the pending moves: keys continue from there. */
  goal(): number;
  /** The distance of an arrow key. */
  stride?: number;
  valueText: string;
  onSeek(position: number): void;
  children: ComponentChildren;
}

export function Scrubber(props: ScrubberProps): JSX.Element {
  const { label, position, known, latest, goal, stride = 1, valueText, onSeek, children } = props;
  const seekTo = (event: TargetedPointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onSeek(positionAt(event.clientX - box.left, latest?.() ?? known, box.width));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = goal();
    const page = Math.max(stride, Math.round(known / 20));
    const to = {
      ArrowLeft: from - stride,
      ArrowDown: from - stride,
      ArrowRight: from + stride,
      ArrowUp: from + stride,
      PageDown: from - page,
      PageUp: from + page,
    }[event.key];
    // Home and End belong to the page: the end of the run may lie beyond the known part.
    if (to === undefined) return;
    event.preventDefault();
    onSeek(Math.min(latest?.() ?? known, Math.max(0, to)));
  };
  return (
    <div
      class={styles.scrubber}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={known}
      aria-valuenow={position}
      aria-valuetext={valueText}
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
      {children}
    </div>
  );
}
