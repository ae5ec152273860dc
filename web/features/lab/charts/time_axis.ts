// The logarithmic axis of times that curves, scatter and growth share; what was not done stands beyond the cap.
import type uPlot from './uplot';
import { leastSeconds } from '../series';
import { axis, type AxisOptions, type Theme } from './plot';
import { timeWords } from '../../../ui/time_words';

/** 10 µs, 100 µs, ... and the cap. */
export function timeMarks(capSeconds: number): number[] {
  const marks: number[] = [];
  for (let exponent = Math.round(Math.log10(leastSeconds)); 10 ** exponent < capSeconds; ++exponent) {
    marks.push(Number(`1e${exponent}`));
  }
  return [...marks, capSeconds];
}

/** `room`: what the marks have in CSS pixels; where that is short, some go without words, the cap never. */
export function timeAxis(theme: Theme, capSeconds: number, room: number, rest: AxisOptions): uPlot.Axis {
  const marks = timeMarks(capSeconds);
  const every = Math.max(1, Math.ceil((marks.length * 52) / room));
  const isNamed = (at: number): boolean => (marks.length - 1 - at) % every === 0;
  return axis(theme, {
    splits: () => marks,
    filter: (_, splits) => splits,
    values: (_, splits) => splits.map((time, at) => (isNamed(at) ? timeWords(time, capSeconds) : '')),
    ...rest,
  });
}

/** The place of what was not done. */
const beyond = (capSeconds: number): number => capSeconds * 1.6;

/** Where a time stands on its axis. */
export function onTimeScale(seconds: number, capSeconds: number): number {
  return Math.max(Math.min(seconds, beyond(capSeconds)), leastSeconds);
}

/** With a little room at the fast end, so that no point is cut in half, and for what was not done. */
export const timeRange = (capSeconds: number): [number, number] => [leastSeconds * 0.8, capSeconds * 2];

/** A dashed line where the cap is on a time scale of the chart, across the other one. */
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
