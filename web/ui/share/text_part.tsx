// The puzzle as text in a format of one's choice, to copy or to save.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../../state/message_of';
import type { App } from '../../state/types';
import { Button } from '../controls/button';
import { CopyField } from '../controls/copy_field';
import { saveFile } from '../controls/save_file';
import { fileStem } from './file_stem';
import styles from './share_parts.module.css';
import { textFormats } from './text_formats';

export function TextPart({ app }: { app: App }): JSX.Element {
  const [format, setFormat] = useState(textFormats[0]!);
  const [text, setText] = useState('');
  useEffect(() => {
    let current = true;
    const complain = (error: unknown): void => {
      app.view.notice.value = { text: `The puzzle could not be written: ${messageOf(error)}`, tone: 'bad' };
    };
    format.write(app).then((written) => void (current && setText(written)), complain);
    return () => {
      current = false;
    };
  }, [format]);
  const save = (): void => saveFile(new Blob([text], { type: 'text/plain' }), fileStem(app) + format.extension);
  return (
    <>
      <label class={styles.field}>
        Format
        <select
          value={format.id}
          onChange={({ currentTarget }) => setFormat(textFormats.find(({ id }) => id === currentTarget.value)!)}
        >
          {textFormats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <CopyField key={format.id} label="The givens" text={text} rows={format.rows} copyLabel="Copy the text">
        <Button look="outlined" onClick={save}>
          Save as a file
        </Button>
      </CopyField>
    </>
  );
}
