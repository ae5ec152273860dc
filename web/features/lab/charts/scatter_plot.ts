// Draws the scatter: both axes logarithmic, unsolved puzzles on
// lines of their own beyond the cap, the diagonal of equal times.
import type uPlot from './uplot';
import type { ScatterPoint } from '../series';
import { timeScale, type TimeScale } from '../time_scale';
import type { PlotOptions, Theme } from './plot';
import { drawCap, onTimeScale, timeAxis, timeRange } from './time_axis';

/** One scale for both axes, so that equal times are a diagonal. */
export function scatterScale(points: readonly ScatterPoint[], capSeconds: number): TimeScale {
  return timeScale(
    points.flatMap(({ x, y }) => [x, y]),
    capSeconds,
  );
}

export function scatterData(points: readonly ScatterPoint[], scale: TimeScale): uPlot.AlignedData {
  return [points.map(({ x }) => onTimeScale(x, scale)), points.map(({ y }) => onTimeScale(y, scale))];
}

/** Equal times. */
function drawDiagonal({ ctx, valToPos }: uPlot, { least, cap }: TimeScale, theme: Theme): void {
  ctx.save();
  ctx.lineWidth = devicePixelRatio;
  ctx.strokeStyle = theme.muted;
  ctx.beginPath();
  ctx.moveTo(valToPos(least, 'x', true), valToPos(least, 'y', true));
  ctx.lineTo(valToPos(cap, 'x', true), valToPos(cap, 'y', true));
  ctx.stroke();
  ctx.restore();
}

function drawLines(plot: uPlot, scale: TimeScale, theme: Theme): void {
  drawDiagonal(plot, scale, theme);
  drawCap(plot, 'x', scale.cap, theme);
  drawCap(plot, 'y', scale.cap, theme);
}

export function scatterOptions(
  names: readonly [string, string],
  scale: TimeScale,
  theme: Theme,
  width: number,
): PlotOptions {
  const { stroke } = theme.contender(0);
  const range = timeRange(scale);
  return {
    cursor: { show: false },
    scales: { x: { time: false, distr: 3, range }, y: { distr: 3, range } },
    axes: [
      timeAxis(theme, scale, width - 90, { label: names[0] }),
      timeAxis(theme, scale, Infinity, { label: names[1], size: 66 }),
    ],
    series: [
      {},
      { stroke, fill: theme.surface, paths: () => null, points: { show: true, size: 8, stroke, fill: theme.surface } },
    ],
    hooks: { drawAxes: [(plot) => drawLines(plot, scale, theme)] },
  };
}

/** The greatest distance of a click, in CSS pixels, suited to a finger. */
const reach = 24;

export function nearestPoint(
  plot: uPlot,
  points: readonly ScatterPoint[],
  x: number,
  y: number,
  scale: TimeScale,
): ScatterPoint | null {
  const distances = points.map((point) => {
    const across = plot.valToPos(onTimeScale(point.x, scale), 'x') - x;
    const up = plot.valToPos(onTimeScale(point.y, scale), 'y') - y;
    return Math.hypot(across, up);
  });
  const nearest = Math.min(...distances);
  return nearest <= reach ? points[distances.indexOf(nearest)]! : null;
}
