// A recording of a stretch of the path, a frame a step, each with its drawing. Steps are counted from 1; after the last one
// of a path that leads to the solution comes the grid that it has led to.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import * as texts from '../../language/generated/logic';
import { begun, say, tell } from '../../language/say';
import type { LogicPath } from '../../protocol/logic';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { RecordForm } from '../recording/record_form';
import type { Recordable } from '../recording/record_gif';
import type { Logic } from './logic';
import { pictureAt } from './path_picture';

interface Props {
  app: HasPlay & HasSettings;
  logic: Logic;
}

const speeds = [0.25, 0.5, 1, 2, 4];

/** Null as long as there is another path. */
export function recordablePath({ play }: HasPlay, logic: Logic, path: LogicPath): Recordable {
  const { steps, solved } = path;
  const allCount = steps.length;
  const isThere = (): boolean => logic.path.peek() === path;
  return {
    positions(from, until, most) {
      const first = Math.max(1, from);
      const last = until < allCount ? until : allCount + Number(solved);
      const count = Math.min(most, Math.max(0, last - first + 1));
      return Promise.resolve(isThere() ? Array.from({ length: count }, (_, index) => first + index) : null);
    },
    async frameAt(position) {
      // The page stays at hand between two frames.
      await new Promise(requestAnimationFrame);
      if (!isThere()) return null;
      const picture = pictureAt(play.geometry.peek(), play.puzzle.peek(), steps, position - 1);
      const step = steps[position - 1];
      const what = step ? begun(tell(step.name)) : say(texts.logicPathEnd);
      const count = Math.min(position, allCount);
      const caption = {
        what,
        why: step ? tell(step.sentence) : '',
        position: say(texts.logicPathPosition, { count, allCount }),
      };
      return { picture, caption };
    },
  };
}

function PathForm({ app, logic, path }: Props & { path: LogicPath }): JSX.Element {
  const from = useSignal(Math.max(0, logic.at.peek()) + 1);
  const until = useSignal(path.steps.length);
  const recordable = useMemo(() => recordablePath(app, logic, path), []);
  return (
    <RecordForm
      {...{ app, recordable, from, until, speeds }}
      here={() => logic.at.peek() + 1}
      firstSpeed={0.5}
      speedLabel={texts.logicStepSpeed}
      changed={texts.logicPathChanged}
      fileName={(first, last) => `sudoscope-path-${first}-${last}`}
    />
  );
}

export function RecordPart({ app, logic }: Props): JSX.Element {
  const path = logic.path.value;
  if (!path) return <p role="status">{say(texts.logicPathSearched)}</p>;
  return <PathForm app={app} logic={logic} path={path} />;
}
