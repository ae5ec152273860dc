// Dropped data, in the form of a browser's event.
import type { Locator, Page } from '@playwright/test';

interface DroppedFile {
  name: string;
  /** The system's media type; nothing if it knows none. */
  type?: string;
  content: Buffer | string;
}

interface Dropped {
  /** By media type. */
  data?: Readonly<Record<string, string>>;
  files?: readonly DroppedFile[];
}

export async function drop(on: Locator, { data = {}, files = [] }: Dropped): Promise<void> {
  const inBase64 = files.map(({ content, ...file }) => ({ ...file, base64: Buffer.from(content).toString('base64') }));
  await on.evaluate(
    (element, { data, files }) => {
      const dataTransfer = new DataTransfer();
      for (const [type, text] of Object.entries(data)) dataTransfer.setData(type, text);
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type }));
      }
      for (const kind of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, composed: true }));
      }
    },
    { data, files: inBase64 },
  );
}

export async function dropPicture(page: Page, content: Buffer | string, name = 'puzzle.png'): Promise<void> {
  await drop(page.locator('body'), { files: [{ name, type: 'image/png', content }] });
}
