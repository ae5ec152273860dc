// The path for saving: its steps as text, and a recording of a stretch of it, a frame a step, each with
// its drawing. Steps are counted from 1; after the last step of a complete path comes the solved grid.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { puzzleText } from '../../grid/puzzle_line';
import * as texts from '../../language/generated/logic';
import { begun, say, tell } from '../../language/say';
import {
  pathAsFilm,
  pathAsText,
  pathColumns,
  pathCopy,
  pathFormat,
  pathPlain,
  pathSave,
} from '../../language/generated/logic';
import type { LogicPath } from '../../protocol/logic';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import { CopyField } from '../../ui/controls/copy_field';
import { saveFile } from '../../ui/controls/save_file';
import { Segments } from '../../ui/controls/choice';
import { RecordForm } from '../recording/record_form';
import type { Recordable } from '../recording/record_gif';
import type { Logic } from './logic';
import { pictureAt } from './path_picture';
import { type PathFormat, pathFormats, pathText } from './path_text';
import styles from './logic_panel.module.css';

interface Props {
  app: HasPlay & HasSettings;
  logic: Logic;
}

const speeds = [0.25, 0.5, 1, 2, 4];

/** Null while another path is shown. */
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
      // The page can respond between two frames.
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

const formatNames: Record<PathFormat, () => string> = {
  plain: () => say(pathPlain),
  markdown: () => 'Markdown',
  csv: () => 'CSV',
};
const endings: Record<PathFormat, string> = { plain: 'txt', markdown: 'md', csv: 'csv' };

/** The steps as text, to copy or to save. */
function TextForm({ app, path }: { app: HasPlay; path: LogicPath }): JSX.Element {
  const format = useSignal<PathFormat>('plain');
  const text = pathText(puzzleText(app.play.puzzle.value), path.steps, format.value);
  return (
    <section class={styles.text}>
      <h3>{say(pathAsText)}</h3>
      <Segments
        name="path-format"
        label={say(pathFormat)}
        quiet
        options={pathFormats.map((value) => ({ value, text: formatNames[value]() }))}
        chosen={format.value}
        onChoose={(chosen) => (format.value = chosen)}
      />
      <CopyField label={say(pathColumns)} text={text} rows={6} copyLabel={say(pathCopy)}>
        <Button
          look="outlined"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `sudoscope-path.${endings[format.value]}`)}
        >
          {say(pathSave)}
        </Button>
      </CopyField>
    </section>
  );
}

export function RecordPart({ app, logic }: Props): JSX.Element {
  const path = logic.path.value;
  if (!path) return <p role="status">{say(texts.logicPathSearched)}</p>;
  return (
    <>
      <TextForm app={app} path={path} />
      <h3>{say(pathAsFilm)}</h3>
      <PathForm app={app} logic={logic} path={path} />
    </>
  );
}
