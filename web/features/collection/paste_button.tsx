// Pastes a list without a keyboard: a phone offers to paste only into a field.
import type { JSX } from 'preact';
import {
  collectionClipboardEmpty,
  collectionClipboardRefused,
  collectionPaste,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';

interface PasteButtonProps {
  app: HasView;
  /** Called for a text of more than blanks. */
  onText(text: string): void;
}

/** Absent if the browser has no readable clipboard: an old one, or an address that is not secure. */
export function PasteButton({ app: { view }, onText }: PasteButtonProps): JSX.Element | null {
  if (typeof navigator.clipboard?.readText !== 'function') return null;
  const refuse = (text: Text): void => {
    view.notice.value = { text: () => say(text), tone: 'bad' };
  };
  async function paste(): Promise<void> {
    const text = await navigator.clipboard.readText().catch(() => null);
    if (text === null) refuse(collectionClipboardRefused);
    else if (text.trim() === '') refuse(collectionClipboardEmpty);
    else onText(text);
  }
  return (
    <Button look="outlined" onClick={() => void paste()}>
      {say(collectionPaste)}
    </Button>
  );
}
