// Writes as soon as it is asked to, and once more for all that was asked for while a write was under way. No timer: a
// page that is left, or dies, stops at once, and what waits for a timer then is lost.

export function makeWriter(write: () => Promise<void>): () => void {
  let isWriting = false;
  let isDue = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (isDue) {
      isDue = false;
      await write();
    }
    isWriting = false;
  }

  return () => {
    isDue = true;
    if (!isWriting) void writeAll();
  };
}
