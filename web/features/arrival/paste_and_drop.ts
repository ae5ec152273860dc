// Input from outside the page: a paste anywhere except in a text field, a drop of a text or of files.
import type { Arrival } from './arrival_store';
import { puzzleFiles } from './generated/puzzle_files';

const textField = 'input:not([type=radio], [type=checkbox], [type=range]), textarea';

/** Fields that use text, keys or a paste themselves. */
export const typesText = `${textField}, select`;

/** A text field takes pasted text, even if a picture of it is pasted too; a dropped file is for the page everywhere. */
function isForField({ target, type }: Event, { types }: DataTransfer): boolean {
  const isField = target instanceof Element && target.closest(textField) !== null;
  return isField && types.includes('text/plain') && (type === 'paste' || !types.includes('Files'));
}

/** Starts listening; returns a function that stops it. */
export function listenToPasteAndDrop(arrival: Arrival): () => void {
  const receive = (event: Event, brought: DataTransfer | null): void => {
    if (!brought || isForField(event, brought)) return;
    event.preventDefault();
    const get = (kind: string): string => brought.getData(`text/${kind}`);
    const files = [...brought.files];
    // Cells of a spreadsheet come with a picture of them.
    const isTable = files.length === 1 && get('plain').includes('\t');
    if (files.length > 0 && !isTable) void arrival.receiveFiles(files);
    else void arrival.receive(get('plain') || get('uri-list'), get('html'));
  };
  const onPaste = (event: ClipboardEvent): void => receive(event, event.clipboardData);
  const onDragOver = (event: DragEvent): void => {
    if (event.dataTransfer && !isForField(event, event.dataTransfer)) event.preventDefault();
  };
  const onDrop = (event: DragEvent): void => receive(event, event.dataTransfer);
  document.addEventListener('paste', onPaste);
  document.addEventListener('dragover', onDragOver);
  document.addEventListener('drop', onDrop);
  return () => {
    document.removeEventListener('paste', onPaste);
    document.removeEventListener('dragover', onDragOver);
    document.removeEventListener('drop', onDrop);
  };
}

/** The kinds of files that the page opens, in the form of a file field. */
const accept = `${puzzleFiles},image/*`;

/** `wanted`: attributes of a file's field. */
function pick(wanted: Record<string, string>, onFiles: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  for (const [name, value] of Object.entries(wanted)) input.setAttribute(name, value);
  input.addEventListener('change', () => {
    if (input.files && input.files.length > 0) onFiles([...input.files]);
  });
  input.click();
}

/** Asks for a file with the browser's own picker. */
export function pickFile(onFile: (file: File) => void): void {
  pick({ accept }, ([file]) => onFile(file!));
}

/** Asks for one or more. `wanted`: their kinds, in the form of a file field. */
export function pickFiles(onFiles: (files: File[]) => void, wanted = accept): void {
  pick({ accept: wanted, multiple: '' }, onFiles);
}

/** Asks for a photo: a phone opens its camera. */
export function pickPhoto(onFile: (file: File) => void): void {
  pick({ accept: 'image/*', capture: 'environment' }, ([file]) => onFile(file!));
}
