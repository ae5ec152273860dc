// How the scatter is drawn: both axes logarithmic, what was not done on a line of its own beyond the cap, the diagonal of
// equal times.
import type uPlot from 'uplot';
import { clockSeconds, type Point } from '../../lab/series';
import type { PlotOptions, Theme } from './plot';
import { timeAxis } from './time_axis';

/** Where a time stands on its axis. */
function shown(seconds: number, capSeconds: number): number {
  return Math.max(Math.min(seconds, beyond(capSeconds)), clockSeconds);
}

/** The place of what was not done. */
const beyond = (capSeconds: number): number => capSeconds * 1.6;

export function scatterData(points: readonly Point[], capSeconds: number): uPlot.AlignedData {
  return [points.map(({ x }) => shown(x, capSeconds)), points.map(({ y }) => shown(y, capSeconds))];
}

function drawLines(plot: uPlot, capSeconds: number, theme: Theme): void {
  const { ctx } = plot;
  const across = (seconds: number): number => plot.valToPos(seconds, 'x', true);
  const up = (seconds: number): number => plot.valToPos(seconds, 'y', true);
  const line = (x1: number, y1: number, x2: number, y2: number): void => {
    ctx.beginPath();
    ctx.moveTo(across(x1), up(y1));
    ctx.lineTo(across(x2), up(y2));
    ctx.stroke();
  };
  ctx.save();
  ctx.lineWidth = devicePixelRatio;
  ctx.strokeStyle = theme.muted;
  line(clockSeconds, clockSeconds, capSeconds, capSeconds);
  ctx.setLineDash([5 * devicePixelRatio, 4 * devicePixelRatio]);
  line(clockSeconds, capSeconds, capSeconds, capSeconds);
  line(capSeconds, clockSeconds, capSeconds, capSeconds);
  ctx.restore();
}

export function scatterOptions(names: readonly [string, string], capSeconds: number, theme: Theme): PlotOptions {
  const { stroke } = theme.contender(0);
  // A little room at the fast end, so that no point is cut in half.
  const range: [number, number] = [clockSeconds * 0.8, capSeconds * 2];
  return {
    cursor: { show: false },
    scales: { x: { time: false, distr: 3, range }, y: { distr: 3, range } },
    axes: [
      timeAxis(theme, capSeconds, { label: names[0] }),
      timeAxis(theme, capSeconds, { label: names[1], size: 66 }),
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
  points: readonly Point[],
  x: number,
  y: number,
  capSeconds: number,
): Point | null {
  const distances = points.map((point) => {
    const across = plot.valToPos(shown(point.x, capSeconds), 'x') - x;
    const up = plot.valToPos(shown(point.y, capSeconds), 'y') - y;
    return Math.hypot(across, up);
  });
  const nearest = Math.min(...distances);
  return nearest <= reach ? points[distances.indexOf(nearest)]! : null;
}
