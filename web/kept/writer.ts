// Writes as soon as it is asked to, and once more for all requests during a write. It uses no timer:
// a page that is left, or crashes, stops at once, and would lose a write that waits for a timer.

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
