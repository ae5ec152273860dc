// The puzzle as text in a chosen format, to copy or to save; beside it, the parts that the format cannot hold.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  copyText,
  formatLabel,
  formatsAreLoading,
  saveAsFile,
  symbolsLabel,
  textTab,
  whatIsLost,
} from '../../language/generated/share';
import { say, toldWords } from '../../language/say';
import type { Alphabet, WriteOutcome } from '../../protocol/sheets';
import { messageOf } from '../../language/failure';
import type { HasPlay } from '../../state/play_store';
import type { CanWrite, CanWriteFormats } from '../../state/writing';
import { Button } from '../../ui/controls/button';
import { CopyField } from '../../ui/controls/copy_field';
import { saveFile } from '../../ui/controls/save_file';
import { Segments } from '../../ui/controls/choice';
import { useAnswer } from '../../ui/answers';
import { fileStem } from './scope';
import styles from './share_content.module.css';
import { textFormats, type TextFormat } from './text_formats';

type Choice = Exclude<Alphabet, ''>;

const alphabets: readonly { value: Choice; text: string }[] = [
  { value: '1', text: '1 … 9 A …' },
  { value: '0', text: '0 … 9 A …' },
  { value: 'A', text: 'A B C …' },
];

/** Lines of a field that shows it all, up to a limit. */
const rowsOf = (text: string): number => Math.min(14, Math.max(3, text.trimEnd().split('\n').length));

function Written({ app, format, written }: { app: HasPlay; format: TextFormat; written: WriteOutcome }): JSX.Element {
  if (!written.ok) return <p class={styles.lost}>{toldWords(written.message)}</p>;
  const { text, lost } = written;
  const save = (): void => saveFile(new Blob([text], { type: 'text/plain' }), fileStem(app) + format.extension);
  return (
    <>
      {lost.length > 0 && (
        <ul class={styles.lost} aria-label={say(whatIsLost)}>
          {lost.map(toldWords).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <CopyField key={text} label={say(textTab)} text={text} rows={rowsOf(text)} copyLabel={say(copyText)}>
        <Button look="outlined" onClick={save}>
          {say(saveAsFile)}
        </Button>
      </CopyField>
    </>
  );
}

export function TextPart({ app }: { app: HasPlay & CanWrite & CanWriteFormats }): JSX.Element {
  const [id, setId] = useState('');
  const [alphabet, setAlphabet] = useState<Choice>('1');
  const { puzzle, entries } = app.play;
  const formats = useAnswer(() => textFormats(app), [puzzle.value.shape]) ?? [];
  const format = formats.find((each) => each.id === id) ?? formats[0];
  const failed = (error: unknown): WriteOutcome => ({ ok: false, message: messageOf(error) });
  const write = (): Promise<WriteOutcome> | null => format?.write(alphabet).catch(failed) ?? null;
  const written = useAnswer(write, [format, alphabet, puzzle.value, entries.value]);
  if (!format) return <p class={styles.note}>{say(formatsAreLoading)}</p>;
  return (
    <>
      <label class={styles.field}>
        {say(formatLabel)}
        <select value={format.id} onChange={({ currentTarget }) => setId(currentTarget.value)}>
          {formats.map(({ id: each, name }) => (
            <option key={each} value={each}>
              {toldWords(name)}
            </option>
          ))}
        </select>
      </label>
      {format.hasAlphabets && (
        <Segments
          name="alphabet"
          label={say(symbolsLabel)}
          options={alphabets}
          chosen={alphabet}
          onChoose={(to: Choice) => setAlphabet(to)}
        />
      )}
      {written && <Written app={app} format={format} written={written} />}
    </>
  );
}
