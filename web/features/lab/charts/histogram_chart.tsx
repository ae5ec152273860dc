// The distribution of times: in bins of five seconds, as Longbons et al. drew it, or on a logarithmic scale.
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Experiment, Trials } from '../experiment';
import { histogram, type Bin, type BinScale, type Histogram } from '../series';
import { Segments } from '../../../ui/controls/choice';
import {
  chartFiveSeconds,
  chartLogScale,
  chartNotDone,
  chartPuzzles,
  chartScale,
  chartTimeColumn,
  chartTimeFrom,
  chartTimeRange,
  chartTimes,
  chartTimesPicture,
  chartTimesTable,
} from '../../../language/generated/lab';
import { numberWords } from '../../../language/language';
import { say } from '../../../language/say';
import { ChartCard } from './chart_card';
import { DataTable } from './data_table';
import { axis, countAxis, Plot, type PlotOptions, type Theme } from './plot';
import { timeWords } from '../../../ui/time_words';
import uPlot from './uplot';

const scales = [
  { value: 'logarithmic', text: chartLogScale },
  { value: 'five seconds', text: chartFiveSeconds },
] as const;

/** The share of a bin's width that its bars take. */
const groupWidth = 0.8;

/** A slot for each contender in each bin, side by side; undefined if a slot is another's. */
function barData({ bins, counts }: Histogram): uPlot.AlignedData {
  const each = counts.length;
  const slots = bins.flatMap((_, bin) => counts.map((_, contender) => ({ bin, contender })));
  const x = slots.map(({ bin, contender }) => bin + groupWidth * ((contender + 0.5) / each - 0.5));
  const rows = counts.map((row, mine) =>
    slots.map(({ bin, contender }) => (contender === mine ? row[bin] : undefined)),
  );
  return [x, ...rows] as uPlot.AlignedData;
}

function binWords({ from, to }: Bin, capSeconds: number): string {
  if (to === Infinity) return say(chartNotDone);
  return say(chartTimeRange, { fromName: timeWords(from, capSeconds), toName: timeWords(to, capSeconds) });
}

function plotOptions(experiment: Experiment, bins: Bin[], theme: Theme, width: number): PlotOptions {
  const each = experiment.contenders.length;
  const labels = bins.map(({ from, to }) =>
    to === Infinity ? say(chartNotDone) : timeWords(from, experiment.capSeconds),
  );
  const every = Math.ceil((bins.length * 58) / width);
  // The last is always named; names that would run into it are left out.
  const named = bins.flatMap((_, at) => {
    const last = bins.length - 1;
    return at === last || (at % every === 0 && at <= last - Math.max(every, (70 * bins.length) / width)) ? [at] : [];
  });
  return {
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.5, bins.length - 0.5] },
      y: { range: (_, __, max) => [0, Math.max(max, 1)] },
    },
    axes: [
      axis(theme, {
        label: say(chartTimeFrom),
        splits: () => named,
        values: (_, splits) => splits.map((at) => labels[at] ?? ''),
        grid: { show: false },
      }),
      countAxis(theme, say(chartPuzzles)),
    ],
    series: [
      {},
      ...experiment.contenders.map((_, index) => ({
        fill: theme.contender(index).stroke,
        points: { show: false },
        paths: uPlot.paths.bars!({ size: [(groupWidth / each) * 0.92, Infinity] }),
      })),
    ],
  };
}

export function HistogramChart({ experiment, trials }: { experiment: Experiment; trials: Trials }): JSX.Element {
  const [scale, setScale] = useState<BinScale>('logarithmic');
  const { found, data } = useMemo(() => {
    const found = histogram(experiment, trials, scale);
    return { found, data: barData(found) };
  }, [experiment, trials, scale]);
  const plot = useRef<uPlot | null>(null);
  const { contenders, capSeconds } = experiment;
  return (
    <ChartCard
      title={chartTimes}
      contenders={contenders}
      controls={
        <Segments
          name="lab-bins"
          label={say(chartScale)}
          quiet
          options={scales.map(({ value, text }) => ({ value, text: say(text) }))}
          chosen={scale}
          onChoose={(chosen: BinScale) => setScale(chosen)}
        />
      }
      plot={() => plot.current}
      table={() => (
        <DataTable
          caption={say(chartTimesTable)}
          columns={[say(chartTimeColumn), ...contenders.map(({ name }) => name)]}
          rows={found.bins.map((bin, at) => [
            binWords(bin, capSeconds),
            ...found.counts.map((row) => numberWords(row[at]!)),
          ])}
        />
      )}
    >
      <Plot
        label={say(chartTimesPicture)}
        options={(theme, width) => plotOptions(experiment, found.bins, theme, width)}
        data={data}
        onPlot={(drawn) => (plot.current = drawn)}
      />
    </ChartCard>
  );
}
