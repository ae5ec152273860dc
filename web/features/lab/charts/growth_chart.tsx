// Growth of each contender's median time with the side of the grid. Shown for sets with grids of several sides.
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type uPlot from './uplot';
import type { Experiment, Trials } from '../experiment';
import { growth, type GrowthPoint } from '../growth';
import {
  chartGrowth,
  chartGrowthPicture,
  chartGrowthTable,
  chartMedianLogScale,
  chartPartlySolved,
  chartSide,
  chartSideColumn,
} from '../../../language/generated/lab';
import { say } from '../../../language/say';
import { ChartCard } from './chart_card';
import { DataTable } from './data_table';
import { axis, Plot, type PlotOptions, type Theme } from './plot';
import { drawCap, onTimeScale, timeAxis, timeRange } from './time_axis';
import { timeScale, type TimeScale } from '../time_scale';
import { timeWords } from '../../../ui/time_words';

/** The sides with room for their number, the largest first. */
function namedSides(sides: readonly number[], width: number): Set<number> {
  const perSide = (width - 90) / (sides.at(-1)! - sides[0]! + 1);
  return sides.reduceRight((named, side) => {
    const next = Math.min(...named);
    return (next - side) * perSide < 18 ? named : named.add(side);
  }, new Set<number>());
}

function plotOptions(
  { contenders }: Experiment,
  sides: number[],
  scale: TimeScale,
  theme: Theme,
  width: number,
): PlotOptions {
  const named = namedSides(sides, width);
  return {
    cursor: { show: false },
    scales: {
      x: { time: false, range: [sides[0]! - 0.5, sides.at(-1)! + 0.5] },
      y: { distr: 3, range: timeRange(scale) },
    },
    axes: [
      axis(theme, {
        label: say(chartSide),
        splits: () => sides,
        values: (_, splits) => splits.map((side) => (named.has(side) ? String(side) : '')),
        grid: { show: false },
      }),
      timeAxis(theme, scale, Infinity, { label: say(chartMedianLogScale), size: 66 }),
    ],
    series: [
      {},
      ...contenders.map((_, index) => {
        const look = theme.contender(index);
        return { ...look, width: 2, points: { show: true, size: 7, stroke: look.stroke, fill: theme.surface } };
      }),
    ],
    hooks: { drawAxes: [(plot) => drawCap(plot, 'y', scale.cap, theme)] },
  };
}

function pointWords(point: GrowthPoint | null, capSeconds: number): string {
  if (!point) return '–';
  const timeName = timeWords(point.median, capSeconds);
  if (point.done === point.tried) return timeName;
  return say(chartPartlySolved, { timeName, doneCount: point.done, triedCount: point.tried });
}

export function GrowthChart({ experiment, trials }: { experiment: Experiment; trials: Trials }): JSX.Element | null {
  const { contenders, capSeconds } = experiment;
  const { found, scale, data } = useMemo(() => {
    const found = growth(experiment, trials);
    const medians = found.points.flat().flatMap((point) => (point ? [point.median] : []));
    const scale = timeScale(medians, capSeconds);
    const rows = found.points.map((points) => points.map((point) => (point ? onTimeScale(point.median, scale) : null)));
    return { found, scale, data: [found.sides, ...rows] as uPlot.AlignedData };
  }, [experiment, trials]);
  const plot = useRef<uPlot | null>(null);
  if (found.sides.length < 2) return null;
  return (
    <ChartCard
      title={chartGrowth}
      contenders={contenders}
      plot={() => plot.current}
      table={() => (
        <DataTable
          caption={say(chartGrowthTable)}
          columns={[say(chartSideColumn), ...contenders.map(({ name }) => name)]}
          rows={found.sides.map((side, at) => [
            side,
            ...found.points.map((points) => pointWords(points[at]!, capSeconds)),
          ])}
        />
      )}
    >
      <Plot
        label={say(chartGrowthPicture)}
        options={(theme, width) => plotOptions(experiment, found.sides, scale, theme, width)}
        data={data}
        onPlot={(drawn) => (plot.current = drawn)}
      />
    </ChartCard>
  );
}
