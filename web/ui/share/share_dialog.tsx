// The state as a link, and the puzzle as text.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../../state/message_of';
import type { App } from '../../state/types';
import { Button } from '../controls/button';
import { CopyField } from '../controls/copy_field';
import { Modal } from '../controls/modal';
import { Segments } from '../controls/segments';
import styles from './share_dialog.module.css';

type Style = 'line' | 'grid';

const textStyles: readonly { value: Style; text: string }[] = [
  { value: 'line', text: 'One line' },
  { value: 'grid', text: 'Grid' },
];

function PuzzleText({ app }: { app: App }): JSX.Element {
  const [style, setStyle] = useState<Style>('line');
  const [text, setText] = useState('');
  useEffect(() => {
    const complain = (error: unknown): void => {
      app.view.notice.value = { text: `The puzzle could not be written: ${messageOf(error)}`, tone: 'bad' };
    };
    app.write(style).then(setText, complain);
  }, [style]);
  return (
    <>
      <Segments
        name="text-style"
        label="As text"
        options={textStyles}
        chosen={style}
        onChoose={(value) => setStyle(value)}
      />
      <CopyField key={style} label="The givens" text={text} rows={style === 'line' ? 3 : 8} copyLabel="Copy the text" />
    </>
  );
}

export function ShareDialog({ app }: { app: App }): JSX.Element {
  const link = app.link.value;
  const canShare = typeof navigator.share === 'function';
  const share = (): void => {
    // Closing the system's sheet rejects; there is nothing to say then.
    navigator.share({ title: 'Sudoscope', url: link }).catch(() => undefined);
  };
  return (
    <Modal title="Share" onClose={() => (app.view.dialog.value = null)}>
      <CopyField label="Link" text={link} rows={3} copyLabel="Copy the link" />
      <p class={styles.note}>
        The link holds the puzzle, your entries, the algorithm and the place in its run. Nothing is stored anywhere but
        in the link itself.
      </p>
      {canShare && (
        <Button look="outlined" onClick={share}>
          Share…
        </Button>
      )}
      <hr class={styles.rule} />
      <PuzzleText app={app} />
    </Modal>
  );
}
