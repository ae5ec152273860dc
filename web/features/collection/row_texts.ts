// The texts of the visible rows: read as they come into sight, and remembered for a while.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Collection } from './collection_store';
import { ahead } from './line_pieces';
import type { Rows } from './rows';

const mostRemembered = 5000;

/** Returns an empty text for a row that has not been read yet. */
export function useRowTexts(
  rows: Rows,
  inSight: readonly number[],
  textReader: Collection['textReader'],
): (row: number) => string {
  const known = useRef({ rows, texts: new Map<number, string>() });
  if (known.current.rows !== rows || known.current.texts.size > mostRemembered)
    known.current = { rows, texts: new Map() };
  const { texts } = known.current;
  const [, draw] = useState(0);

  useEffect(() => {
    const missing = inSight.filter((row) => !texts.has(row));
    if (missing.length === 0) return undefined;
    let isWanted = true;
    const read = textReader(ahead.few);
    void (async () => {
      // A file that can no longer be read is reported where it matters.
      for (const row of missing) texts.set(row, await read(row).catch(() => ''));
      if (isWanted) draw((times) => times + 1);
    })();
    return () => void (isWanted = false);
  }, [texts, inSight.join()]);

  return (row) => texts.get(row) ?? '';
}
