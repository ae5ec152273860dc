// What comes from outside the page: a paste anywhere that is not a text field, a drop of a text or a file, and links of
// our own among them, which are opened as links.
import type { Arrival } from './arrival';

/** The fragment of a link to this very page, or null. */
export function ownFragment(text: string, page: string): string | null {
  const link = text.trim();
  const home = page.split('#')[0]!;
  return link.startsWith(`${home}#`) && !/\s/.test(link) ? link.slice(home.length) : null;
}

/** Starts listening; returns how to stop. */
export function listenOutside(arrival: Arrival): () => void {
  const receive = (text: string): void => {
    const fragment = ownFragment(text, location.href);
    if (fragment === null) void arrival.receive(text);
    else location.hash = fragment;
  };
  const onPaste = (event: ClipboardEvent): void => {
    if ((event.target as Element).closest('input, textarea')) return;
    event.preventDefault();
    const file = event.clipboardData?.files[0];
    if (file) void arrival.receiveFile(file);
    else receive(event.clipboardData?.getData('text/plain') ?? '');
  };
  const onDragOver = (event: DragEvent): void => event.preventDefault();
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void arrival.receiveFile(file);
    else receive(event.dataTransfer?.getData('text/plain') ?? '');
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

/** Asks for a file with the browser's own picker. */
export function pickFile(onFile: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.txt,.sdk,.sdm,.ss,.csv,text/plain';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) onFile(file);
  });
  input.click();
}
