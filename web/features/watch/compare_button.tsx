// Puts the watched run beside another algorithm's, from its current step.
import type { JSX } from 'preact';
import { watchCompare } from '../../language/generated/watch';
import { say } from '../../language/say';
import type { LaneChoice } from '../../run/race_choice';
import type { HasPlayer } from './watch_store';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import { Button } from '../../ui/controls/button';
import { firstOptions } from '../../ui/knob_options';
import { runIcons } from '../../ui/run_icons';

/** A run to put beside these: an algorithm that accepts the grid, can be watched and is not among them, if there is one. */
export function anotherLane(app: HasPlay & HasCatalogue, lanes: readonly Pick<LaneChoice, 'algorithm'>[]): LaneChoice {
  const { side } = app.play.geometry.peek();
  const taken = lanes.map(({ algorithm }) => algorithm);
  const fitting = app.catalogue.peek().filter(({ largestSide, watchable }) => watchable && side <= largestSide);
  const info = fitting.findLast(({ id }) => !taken.includes(id));
  return { algorithm: info?.id ?? taken[0]!, knobs: info ? firstOptions(info, side) : [], pace: 0 };
}

export function CompareButton({ app }: { app: HasPlay & HasRuns & HasPlayer & HasCatalogue }): JSX.Element {
  const { watch, runs } = app;
  const compare = (): void => {
    const { algorithm, knobs, limit } = watch.run.peek();
    const lanes = [{ algorithm, knobs, pace: 0 }, anotherLane(app, [{ algorithm }])];
    runs.race.value = { lanes, clock: 'steps', limit, at: watch.readout.peek()?.steps ?? 0 };
  };
  return (
    <Button look="outlined" icon={runIcons.lanes} disabled={app.catalogue.value.length === 0} onClick={compare}>
      {say(watchCompare)}
    </Button>
  );
}
