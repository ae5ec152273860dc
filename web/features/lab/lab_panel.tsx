// The choices for a run: algorithms, a set of puzzles, and the time limit for one.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Check } from '../../ui/controls/choice';
import { cores } from './page_lab';
import { sets } from './sets';
import type { HasView } from '../../state/view';
import type { HasWatch } from '../watch/watch_store';
import type { HasCatalogue } from '../../state/catalogue';
import { Button } from '../../ui/controls/button';
import type { Arrival } from '../arrival/arrival_store';
import { pickFile } from '../arrival/paste_and_drop';
import {
  labAboutTimes,
  labEachLineIsPuzzle,
  labOpenFile,
  labOwnPuzzles,
  labOwnSetChoice,
  labSet,
  labTimeLimit,
} from '../../language/generated/lab';
import { say } from '../../language/say';
import { ContenderChoice } from './contender_choice';
import { GuestChoice } from './guest_choice';
import styles from './lab_panel.module.css';
import { listenForSets, bringFile, bringText, caps, ownSet, setup } from './setup';
import { capWords } from '../../ui/time_words';

function OwnSet({ arrival }: { arrival: Arrival }): JSX.Element {
  const { ownText, ownName, isList } = setup;
  return (
    <div class={styles.own}>
      <label class={styles.field}>
        <span>{say(labOwnPuzzles)}</span>
        <textarea
          rows={5}
          spellcheck={false}
          value={ownText.value}
          onInput={(event) => bringText(event.currentTarget.value, '')}
        />
      </label>
      <div class={styles.row}>
        <Button look="outlined" onClick={() => pickFile((file) => void bringFile(file, arrival))}>
          {say(labOpenFile)}
        </Button>
        <span>{ownName.value}</span>
      </div>
      <Check label={say(labEachLineIsPuzzle)} checked={isList.value} onChange={(checked) => (isList.value = checked)} />
    </div>
  );
}

interface LabPanelProps {
  app: HasWatch & HasCatalogue & HasView;
  arrival: Arrival;
}

export function LabPanel({ app, arrival }: LabPanelProps): JSX.Element {
  const { setId, capSeconds } = setup;
  const set = sets.find(({ id }) => id === setId.value);
  useEffect(() => listenForSets(app, arrival), [app]);
  return (
    <>
      <ContenderChoice app={app} />
      <GuestChoice />
      <label class={styles.field}>
        <span>{say(labSet)}</span>
        <select value={setId.value} onChange={(event) => (setId.value = event.currentTarget.value)}>
          {sets.map(({ id, name }) => (
            <option key={id} value={id} selected={id === setId.value}>
              {say(name)}
            </option>
          ))}
          <option value={ownSet} selected={setId.value === ownSet}>
            {say(labOwnSetChoice)}
          </option>
        </select>
      </label>
      {set ? <p class={styles.about}>{say(set.source)}</p> : <OwnSet arrival={arrival} />}
      <label class={styles.field}>
        <span>{say(labTimeLimit)}</span>
        <select
          value={String(capSeconds.value)}
          onChange={(event) => (capSeconds.value = Number(event.currentTarget.value))}
        >
          {caps.map((seconds) => (
            <option key={seconds} value={String(seconds)} selected={seconds === capSeconds.value}>
              {capWords(seconds)}
            </option>
          ))}
        </select>
      </label>
      <p class={styles.about}>{say(labAboutTimes, { count: cores })}</p>
    </>
  );
}
