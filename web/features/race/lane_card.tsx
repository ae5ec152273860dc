// One of the runs side by side: its name, which is a button to watch it alone, its place in the order and its board.
import type { JSX } from 'preact';
import { Board } from '../../board/board';
import type { Runner } from './field';
import type { Race } from './race_store';
import type { LaneReadout } from './readout';
import { symbolsOf } from '../../grid/symbols';
import { cellLabel } from '../../ui/labels';
import { foggedSource, type FogNeeds } from '../fog/fog_door';
import type { HasWatch } from '../watch/watch_store';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { tryAgain } from '../../language/generated/app';
import { raceBoard, raceWatchAlone } from '../../language/generated/race';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { givensWords, shapeWords } from '../../ui/words';
import styles from './lane_card.module.css';
import { laneName, laneWords, placeWords } from './race_words';

interface LaneCardProps {
  app: FogNeeds & HasView & HasRuns & HasSettings & HasWatch & HasCatalogue;
  race: Race;
  runner: Runner;
  readout: LaneReadout;
}

export function LaneCard({ app, race, runner, readout }: LaneCardProps): JSX.Element {
  const { view, runs, watch, play } = app;
  const { lane, run } = runner;
  const source = foggedSource(app, lane);
  const name = laneName(app.catalogue.value, readout);
  const puzzle = play.puzzle.value;
  const symbols = symbolsOf(app.settings.symbols.value);
  const watchAlone = (): void => {
    watch.restore(run, lane.frame?.position ?? 0);
    runs.race.value = null;
  };
  return (
    <article class={styles.card} aria-label={name}>
      <header class={styles.head}>
        <Button class={styles.name} label={say(raceWatchAlone, { algorithmName: name })} onClick={watchAlone}>
          <span>{name}</span>
        </Button>
        {readout.place !== null && <b class={styles.place}>{placeWords(readout.place)}</b>}
      </header>
      <div class={styles.board}>
        <Board
          source={source}
          selected={view.selected.value}
          onSelect={(cell) => (view.selected.value = cell)}
          label={(cell) => cellLabel(source.picture, cell)}
          symbols={symbols}
          editable={false}
          ariaLabel={say(raceBoard, {
            algorithmName: name,
            shapeName: shapeWords(puzzle.shape),
            givensName: givensWords(puzzle),
          })}
          entryHint=""
        />
      </div>
      <p class={readout.failure ? styles.failure : styles.line}>
        {readout.failure?.() ?? laneWords(readout)}
        {readout.mayRetry && (
          <Button look="outlined" onClick={() => race.retry()}>
            {say(tryAgain)}
          </Button>
        )}
      </p>
    </article>
  );
}
