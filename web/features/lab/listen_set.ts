// While the Lab is shown, what is pasted or dropped on the page is a set for it and not a puzzle for the board.
import { typesText } from '../arrival/paste_and_drop';
import { bringFile, bringText } from './setup';

function take(event: Event, data: DataTransfer | null): void {
  event.preventDefault();
  // The page's own listener would bring it to the board.
  event.stopPropagation();
  const file = data?.files[0];
  if (file) void bringFile(file);
  else bringText(data?.getData('text/plain') ?? '', '');
}

/** Starts listening; returns how to stop. */
export function listenForSets(): () => void {
  const onPaste = (event: ClipboardEvent): void => {
    if ((event.target as Element).closest(`${typesText}, dialog`)) return;
    take(event, event.clipboardData);
  };
  const onDrop = (event: DragEvent): void => take(event, event.dataTransfer);
  document.addEventListener('paste', onPaste, true);
  document.addEventListener('drop', onDrop, true);
  return () => {
    document.removeEventListener('paste', onPaste, true);
    document.removeEventListener('drop', onDrop, true);
  };
}
