// The panel of runs side by side: their standings, their counters, their clock, and the choice of runs.
import type { JSX } from 'preact';
import { LimitChoice, RunLegend, StartChoice } from '../watch/run_choices';
import type { Race } from './race_store';
import { fewestLanes, mostLanes, type Clock, type RaceChoice } from '../../run/race_choice';
import type { HasWatch } from '../watch/watch_store';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import {
  raceAboutSteps,
  raceAboutTime,
  raceAddAlgorithm,
  raceAlgorithm,
  raceClock,
  raceClose,
  raceEqualSteps,
  raceEqualTime,
  raceMeasureAgain,
  raceRemoveAlgorithm,
  raceStandings,
} from '../../language/generated/race';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { Segments } from '../../ui/controls/choice';
import { AlgorithmChoice } from '../../ui/algorithm_choice';
import { anotherLane } from '../watch/compare_button';
import { Say, useLasting } from '../watch/say';
import styles from './race_panel.module.css';
import { RaceTable } from './race_table';
import { aheadWords, laneName, standingWords } from './race_words';

const clocks: readonly { value: Clock; text: Text }[] = [
  { value: 'steps', text: raceEqualSteps },
  { value: 'time', text: raceEqualTime },
];

const clockAbout: Record<Clock, Text> = {
  steps: raceAboutSteps,
  time: raceAboutTime,
};

interface RacePanelProps {
  app: HasPlay & HasRuns & HasWatch & HasCatalogue;
  race: Race;
}

function ClockChoice({ race }: { race: Race }): JSX.Element {
  const { clock, isMeasuring } = race.readout.value;
  return (
    <div>
      <Segments
        name="clock"
        label={say(raceClock)}
        options={clocks.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={clock}
        onChoose={(chosen) => race.setClock(chosen)}
      />
      <p class={styles.about}>
        <span>{say(clockAbout[clock])}</span>
        <Button disabled={isMeasuring} onClick={() => race.measure()}>
          {say(raceMeasureAgain)}
        </Button>
      </p>
    </div>
  );
}

function LaneChoices({ app }: { app: HasPlay & HasRuns & HasCatalogue }): JSX.Element | null {
  const choice = app.runs.race.value;
  if (!choice) return null;
  const { lanes } = choice;
  const change = (next: RaceChoice['lanes']): void => void (app.runs.race.value = { ...choice, lanes: next });
  return (
    <>
      {lanes.map((lane, index) => (
        <div key={index} class={styles.lane}>
          <AlgorithmChoice
            app={app}
            label={say(raceAlgorithm, { count: index + 1 })}
            run={lane}
            onChoose={(chosen) => change(lanes.with(index, { ...chosen, pace: 0 }))}
          />
          {lanes.length > fewestLanes && (
            <Button
              icon={icons.close}
              label={say(raceRemoveAlgorithm, { count: index + 1 })}
              onClick={() => change(lanes.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {lanes.length < mostLanes && (
        <Button look="outlined" onClick={() => change([...lanes, anotherLane(app, lanes)])}>
          {say(raceAddAlgorithm)}
        </Button>
      )}
      <LimitChoice limit={choice.limit} onChoose={(limit) => (app.runs.race.value = { ...choice, limit, at: 0 })} />
    </>
  );
}

export function RacePanel({ app, race }: RacePanelProps): JSX.Element {
  const readout = race.readout.value;
  const names = readout.lanes.map((lane) => laneName(app.catalogue.value, lane));
  const lasting = useLasting(readout.ahead !== null);
  return (
    <>
      <Say
        label={say(raceStandings)}
        said={(lasting && aheadWords(readout)) || standingWords(readout, names)}
        live
        onStop={lasting ? () => race.cancel() : null}
      />
      <StartChoice app={app} />
      <RaceTable readout={readout} names={names} />
      <ClockChoice race={race} />
      <LaneChoices app={app} />
      <Button look="outlined" onClick={() => (app.runs.race.value = null)}>
        {say(raceClose)}
      </Button>
      <RunLegend app={app} />
    </>
  );
}
