// What comes from outside the page: a paste anywhere that is not a text field, a drop of a text or of files.
import type { Arrival } from './arrival_store';
import { puzzleFiles } from './generated/puzzle_files';
import { pictureTypes } from './picture_files';

/** Fields that take text, or keys, or a paste for themselves. */
export const typesText = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';

/** Starts listening; returns how to stop. */
export function listenToPasteAndDrop(arrival: Arrival): () => void {
  const receive = (brought: DataTransfer | null): void => {
    const files = [...(brought?.files ?? [])];
    if (files.length > 0) void arrival.receiveFiles(files);
    else void arrival.receive(brought?.getData('text/plain') ?? '');
  };
  const onPaste = (event: ClipboardEvent): void => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    // A field of text takes text; a picture is for the page wherever it is pasted.
    if (isTyping && event.clipboardData?.getData('text/plain') !== '') return;
    event.preventDefault();
    receive(event.clipboardData);
  };
  const onDragOver = (event: DragEvent): void => event.preventDefault();
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    receive(event.dataTransfer);
  };
  document.addEventListener('paste', onPaste);
  document.addEventListener('dragover', onDragOver);
  document.addEventListener('drop', onDrop);
  return () => {
    document.removeEventListener('paste', onPaste);
    document.removeEventListener('dragover', onDragOver);
    document.removeEventListener('drop', onDrop);
  };
}

/** What the page opens, as a field for files takes it. */
const accept = [puzzleFiles, ...Object.keys(pictureTypes)].join(',');

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

/** Asks for one or more. `wanted`: their kinds, as a file's field takes them. */
export function pickFiles(onFiles: (files: File[]) => void, wanted = accept): void {
  pick({ accept: wanted, multiple: '' }, onFiles);
}

/** Asks for a photo: a phone opens its camera. */
export function pickPhoto(onFile: (file: File) => void): void {
  pick({ accept: 'image/*', capture: 'environment' }, ([file]) => onFile(file!));
}
