// How the scatter is drawn: both axes logarithmic, what was not done on a line of its own beyond the cap, the diagonal of
// equal times.
import type uPlot from './uplot';
import { leastSeconds, type ScatterPoint } from '../series';
import type { PlotOptions, Theme } from './plot';
import { drawCap, onTimeScale, timeAxis, timeRange } from './time_axis';

export function scatterData(points: readonly ScatterPoint[], capSeconds: number): uPlot.AlignedData {
  return [points.map(({ x }) => onTimeScale(x, capSeconds)), points.map(({ y }) => onTimeScale(y, capSeconds))];
}

/** Equal times. */
function drawDiagonal({ ctx, valToPos }: uPlot, capSeconds: number, theme: Theme): void {
  ctx.save();
  ctx.lineWidth = devicePixelRatio;
  ctx.strokeStyle = theme.muted;
  ctx.beginPath();
  ctx.moveTo(valToPos(leastSeconds, 'x', true), valToPos(leastSeconds, 'y', true));
  ctx.lineTo(valToPos(capSeconds, 'x', true), valToPos(capSeconds, 'y', true));
  ctx.stroke();
  ctx.restore();
}

function drawLines(plot: uPlot, capSeconds: number, theme: Theme): void {
  drawDiagonal(plot, capSeconds, theme);
  drawCap(plot, 'x', capSeconds, theme);
  drawCap(plot, 'y', capSeconds, theme);
}

export function scatterOptions(
  names: readonly [string, string],
  capSeconds: number,
  theme: Theme,
  width: number,
): PlotOptions {
  const { stroke } = theme.contender(0);
  const range = timeRange(capSeconds);
  return {
    cursor: { show: false },
    scales: { x: { time: false, distr: 3, range }, y: { distr: 3, range } },
    axes: [
      timeAxis(theme, capSeconds, width - 90, { label: names[0] }),
      timeAxis(theme, capSeconds, Infinity, { label: names[1], size: 66 }),
    ],
    series: [
      {},
      { stroke, fill: theme.surface, paths: () => null, points: { show: true, size: 8, stroke, fill: theme.surface } },
    ],
    hooks: { drawAxes: [(plot) => drawLines(plot, capSeconds, theme)] },
  };
}

/** How near a click has to be, in CSS pixels: a finger is not a needle. */
const reach = 24;

export function nearestPoint(
  plot: uPlot,
  points: readonly ScatterPoint[],
  x: number,
  y: number,
  capSeconds: number,
): ScatterPoint | null {
  const distances = points.map((point) => {
    const across = plot.valToPos(onTimeScale(point.x, capSeconds), 'x') - x;
    const up = plot.valToPos(onTimeScale(point.y, capSeconds), 'y') - y;
    return Math.hypot(across, up);
  });
  const nearest = Math.min(...distances);
  return nearest <= reach ? points[distances.indexOf(nearest)]! : null;
}
