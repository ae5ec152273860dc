// Saves everything stored on the device as one file, and restores such a file.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { HasKept } from '../../kept/stored_records';
import { messageOf } from '../../language/failure';
import * as texts from '../../language/generated/mine';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import { dayOf } from '../../state/day';
import { type HasSettings, settingsToSave } from '../../state/settings';
import { saveFile } from '../../ui/controls/save_file';
import styles from './everything_part.module.css';

interface Told {
  words: Words;
  isBad: boolean;
}

async function save({ kept, settings }: HasKept & HasSettings): Promise<Told | null> {
  const { everything } = await import('./everything');
  const file = await everything(kept.store(), settingsToSave(settings), Date.now());
  saveFile(file, `sudoscope-${dayOf(new Date())}.json.gz`);
  return null;
}

async function bring(file: File, { kept, settings }: HasKept & HasSettings): Promise<Told> {
  const [{ readEverything }, { bringBack }] = await Promise.all([import('./read_everything'), import('./bring_back')]);
  const read = await readEverything(file);
  if (!read.ok) return { isBad: true, words: () => say(texts.cannotBring, { reasonName: read.message() }) };
  const store = kept.store();
  if (!store) return { isBad: true, words: () => say(texts.noStore) };
  const came = await bringBack(store, settings, read.value);
  const {
    puzzles: count,
    same: sameCount,
    finished: finishedCount,
    lessons: lessonCount,
    collections: listCount,
    settings: settingCount,
  } = came;
  return {
    isBad: false,
    words: () => say(texts.cameIn, { count, sameCount, finishedCount, lessonCount, listCount, settingCount }),
  };
}

export function EverythingPart({
  app,
  onBroughtBack,
}: {
  app: HasKept & HasSettings;
  onBroughtBack(): void;
}): JSX.Element {
  const [told, setTold] = useState<Told | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const tell = (work: Promise<Told | null>): Promise<void> =>
    work.then(setTold, (error: unknown) =>
      setTold({ isBad: true, words: () => say(texts.storeFailed, { reasonName: messageOf(error) }) }),
    );
  return (
    <div class={styles.part}>
      <p>{say(texts.keptHere)}</p>
      <button type="button" class={styles.link} onClick={() => void tell(save(app))}>
        {say(texts.saveEverything)}
      </button>
      <button type="button" class={styles.link} onClick={() => picker.current!.click()}>
        {say(texts.bringFileBack)}
      </button>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,.gz,application/json,application/gzip"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) void tell(bring(file, app)).then(onBroughtBack);
        }}
      />
      <p role="status" class={told ? (told.isBad ? styles.bad : styles.good) : undefined}>
        {told?.words()}
      </p>
    </div>
  );
}
