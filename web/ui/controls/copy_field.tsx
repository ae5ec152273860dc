// A text to copy: shown in full, selected on touch, with a button that
// copies it and confirms, and other actions for the text beside it.
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { textCopied, textSelected } from '../../language/generated/app';
import { say } from '../../language/say';
import { Button } from './button';
import styles from './inputs.module.css';

interface CopyFieldProps {
  label: string;
  /** Empty while it is still being written: there is nothing to copy then. */
  text: string;
  rows: number;
  copyLabel: string;
  children?: ComponentChildren;
}

export function CopyField({ label, text, rows, copyLabel, children }: CopyFieldProps): JSX.Element {
  const id = useId();
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      // The browser may refuse; the text is selected so that the user can copy it by hand.
      document.querySelector<HTMLTextAreaElement>(`[id="${id}"]`)?.select();
      setCopied('no');
    }
  };
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class={styles.text}
        readOnly
        rows={rows}
        value={text}
        spellcheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class={styles.row}>
        <Button look="outlined" disabled={text === ''} onClick={() => void copy()}>
          {copyLabel}
        </Button>
        {children}
        <output>{copied && say(copied === 'yes' ? textCopied : textSelected)}</output>
      </div>
    </div>
  );
}
