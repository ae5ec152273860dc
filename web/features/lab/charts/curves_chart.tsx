// The number of puzzles that each contender solved within a time.
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import uPlot from './uplot';
import type { Experiment, Trials } from '../experiment';
import { cumulative, timeScaleOf } from '../series';
import { timeMarks, type TimeScale } from '../time_scale';
import {
  chartPuzzlesDone,
  chartSolvedWithin,
  chartSolvedWithinPicture,
  chartSolvedWithinTable,
  chartTimeLogScale,
  chartWithinColumn,
} from '../../../language/generated/lab';
import { numberWords } from '../../../language/language';
import { say } from '../../../language/say';
import { ChartCard } from './chart_card';
import { DataTable } from './data_table';
import { countAxis, Plot, type PlotOptions, type Theme } from './plot';
import { timeAxis } from './time_axis';
import { timeWords } from '../../../ui/time_words';

function plotOptions(experiment: Experiment, scale: TimeScale, theme: Theme, width: number): PlotOptions {
  const { contenders, puzzles } = experiment;
  return {
    cursor: { show: false },
    scales: {
      x: { time: false, distr: 3, range: [scale.least, scale.cap] },
      y: { range: [0, puzzles.length] },
    },
    axes: [
      timeAxis(theme, scale, width - 60, { label: say(chartTimeLogScale) }),
      countAxis(theme, say(chartPuzzlesDone)),
    ],
    series: [
      {},
      ...contenders.map((_, index) => ({
        ...theme.contender(index),
        width: 2,
        points: { show: false },
        paths: uPlot.paths.stepped!({ align: 1 }),
      })),
    ],
  };
}

export function CurvesChart({ experiment, trials }: { experiment: Experiment; trials: Trials }): JSX.Element {
  const { found, scale, data } = useMemo(() => {
    const found = cumulative(experiment, trials);
    const scale = timeScaleOf(experiment, trials);
    return { found, scale, data: [found.seconds, ...found.solved] as uPlot.AlignedData };
  }, [experiment, trials]);
  const plot = useRef<uPlot | null>(null);
  const { contenders, capSeconds } = experiment;
  const doneBy = (curve: number[], time: number): number => curve[found.seconds.findLastIndex((at) => at <= time)] ?? 0;
  return (
    <ChartCard
      title={chartSolvedWithin}
      contenders={contenders}
      plot={() => plot.current}
      table={() => (
        <DataTable
          caption={say(chartSolvedWithinTable)}
          columns={[say(chartWithinColumn), ...contenders.map(({ name }) => name)]}
          rows={timeMarks(scale).map((time) => [
            timeWords(time, capSeconds),
            ...found.solved.map((curve) => numberWords(doneBy(curve, time))),
          ])}
        />
      )}
    >
      <Plot
        label={say(chartSolvedWithinPicture)}
        options={(theme, width) => plotOptions(experiment, scale, theme, width)}
        data={data}
        onPlot={(drawn) => (plot.current = drawn)}
      />
    </ChartCard>
  );
}
