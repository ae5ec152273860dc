// The logarithmic axis of times that curves, scatter and growth share; unsolved puzzles are beyond the cap.
import type uPlot from './uplot';
import { axis, type AxisOptions, type Theme } from './plot';
import { timeMarks, type TimeScale } from '../time_scale';
import { timeWords } from '../../../ui/time_words';

/** `room`: the space for the marks in CSS pixels; if it is short, some have no words, but the cap always has. */
export function timeAxis(theme: Theme, scale: TimeScale, room: number, rest: AxisOptions): uPlot.Axis {
  const marks = timeMarks(scale);
  const every = Math.max(1, Math.ceil((marks.length * 52) / room));
  const isNamed = (at: number): boolean => (marks.length - 1 - at) % every === 0;
  return axis(theme, {
    splits: () => marks,
    filter: (_, splits) => splits,
    values: (_, splits) => splits.map((time, at) => (isNamed(at) ? timeWords(time, scale.cap) : '')),
    ...rest,
  });
}

/** The place of unsolved puzzles. */
const beyond = ({ cap }: TimeScale): number => cap * 1.6;

/** The place of a time on its axis. */
export function onTimeScale(seconds: number, scale: TimeScale): number {
  return Math.max(Math.min(seconds, beyond(scale)), scale.least);
}

/** With a little room at the fast end, so that no point is cut in half, and for unsolved puzzles. */
export const timeRange = ({ least, cap }: TimeScale): [number, number] => [least * 0.8, cap * 2];

/** A dashed line at the cap on a time scale of the chart, across the other one. */
export function drawCap({ ctx, bbox, valToPos }: uPlot, scale: 'x' | 'y', capSeconds: number, theme: Theme): void {
  const at = valToPos(capSeconds, scale, true);
  ctx.save();
  ctx.lineWidth = devicePixelRatio;
  ctx.strokeStyle = theme.muted;
  ctx.setLineDash([5 * devicePixelRatio, 4 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(scale === 'x' ? at : bbox.left, scale === 'x' ? bbox.top : at);
  ctx.lineTo(scale === 'x' ? at : bbox.left + bbox.width, scale === 'x' ? bbox.top + bbox.height : at);
  ctx.stroke();
  ctx.restore();
}
