// One contender against another, a point a puzzle: below the diagonal the one on the vertical axis was
// faster. A click on a point, or on a row of the table, opens the puzzle to watch either contender on it.
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type uPlot from './uplot';
import type { Contender, Experiment, Trials } from '../experiment';
import { scatter, type ScatterPoint } from '../series';
import { Button } from '../../../ui/controls/button';
import { runIcons } from '../../../ui/run_icons';
import {
  chartAgain,
  chartHorizontal,
  chartPickPoint,
  chartPuzzle,
  chartPuzzleByPuzzle,
  chartPuzzleByPuzzlePicture,
  chartPuzzleByPuzzleTable,
  chartPuzzleColumn,
  chartVertical,
  chartWatch,
  chartWatchOnPuzzle,
} from '../../../language/generated/lab';
import { numberWords } from '../../../language/language';
import { say } from '../../../language/say';
import { ChartCard } from './chart_card';
import { DataTable } from './data_table';
import { Plot } from './plot';
import styles from './scatter_chart.module.css';
import { nearestPoint, scatterData, scatterOptions, scatterScale } from './scatter_plot';
import { timeWords } from '../../../ui/time_words';

interface ContenderSelectProps {
  label: string;
  contenders: readonly Contender[];
  chosen: number;
  onChoose(index: number): void;
}

function ContenderSelect({ label, contenders, chosen, onChoose }: ContenderSelectProps): JSX.Element {
  return (
    <label class={styles.field}>
      <span>{label}</span>
      <select value={String(chosen)} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {contenders.map(({ name }, index) => (
          <option key={name} value={String(index)} selected={index === chosen}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ScatterProps {
  experiment: Experiment;
  trials: Trials;
  onWatch(puzzle: number, contender: Contender): void;
}

export function ScatterChart({ experiment, trials, onWatch }: ScatterProps): JSX.Element {
  const { contenders, capSeconds } = experiment;
  const [chosenPair, setPair] = useState<readonly [number, number]>([0, 1]);
  const pair = chosenPair.map((index) => Math.min(index, contenders.length - 1)) as [number, number];
  const [pickedPuzzle, setPickedPuzzle] = useState(-1);
  const { points, range, data } = useMemo(() => {
    const points = scatter(experiment, trials, ...pair);
    const range = scatterScale(points, capSeconds);
    return { points, range, data: scatterData(points, range) };
  }, [experiment, trials, ...pair]);
  // Another pair or another run may not have it.
  const picked = points.find(({ puzzle }) => puzzle === pickedPuzzle);
  const plot = useRef<uPlot | null>(null);
  const [one, other] = [contenders[pair[0]]!, contenders[pair[1]]!];

  const onPlot = (drawn: uPlot): void => {
    plot.current = drawn;
    drawn.over.addEventListener('click', (event) => {
      setPickedPuzzle(nearestPoint(drawn, points, event.offsetX, event.offsetY, range)?.puzzle ?? -1);
    });
  };
  const watchButton = (point: ScatterPoint, contender: Contender, seconds: number): JSX.Element => {
    const timeName = timeWords(seconds, capSeconds);
    return (
      <Button
        look="outlined"
        label={say(chartWatchOnPuzzle, { timeName, algorithmName: contender.name, count: point.puzzle + 1 })}
        onClick={() => onWatch(point.puzzle, contender)}
      >
        {timeName}
      </Button>
    );
  };

  return (
    <ChartCard
      title={chartPuzzleByPuzzle}
      contenders={[]}
      plot={() => plot.current}
      table={() => (
        <DataTable
          caption={say(chartPuzzleByPuzzleTable)}
          columns={[
            say(chartPuzzleColumn),
            one.name,
            pair[0] === pair[1] ? say(chartAgain, { algorithmName: other.name }) : other.name,
          ]}
          rows={[...points]
            .sort((a, b) => a.puzzle - b.puzzle)
            .map((point) => [
              numberWords(point.puzzle + 1),
              watchButton(point, one, point.x),
              watchButton(point, other, point.y),
            ])}
        />
      )}
    >
      <div class={styles.pair}>
        <ContenderSelect
          label={say(chartHorizontal)}
          contenders={contenders}
          chosen={pair[0]}
          onChoose={(at) => setPair([at, pair[1]])}
        />
        <ContenderSelect
          label={say(chartVertical)}
          contenders={contenders}
          chosen={pair[1]}
          onChoose={(at) => setPair([pair[0], at])}
        />
      </div>
      <Plot
        label={say(chartPuzzleByPuzzlePicture, { oneName: one.name, otherName: other.name })}
        options={(theme, width) => scatterOptions([one.name, other.name], range, theme, width)}
        data={data}
        onPlot={onPlot}
      />
      <div class={styles.picked} role="status">
        {picked ? (
          <>
            <b>{say(chartPuzzle, { count: picked.puzzle + 1 })}</b>
            <Button look="outlined" icon={runIcons.play} onClick={() => onWatch(picked.puzzle, one)}>
              {say(chartWatch, { algorithmName: one.name, timeName: timeWords(picked.x, capSeconds) })}
            </Button>
            {pair[0] !== pair[1] && (
              <Button look="outlined" icon={runIcons.play} onClick={() => onWatch(picked.puzzle, other)}>
                {say(chartWatch, { algorithmName: other.name, timeName: timeWords(picked.y, capSeconds) })}
              </Button>
            )}
          </>
        ) : (
          <span>{say(chartPickPoint)}</span>
        )}
      </div>
    </ChartCard>
  );
}
