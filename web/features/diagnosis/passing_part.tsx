// A part of the diagnosis that disappears once something in it was pressed. The focus then moves to the word that opens the
// answer, since the card itself may disappear, too.
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import styles from './diagnosis.module.css';

export function PassingPart({ children }: { children: ComponentChildren }): JSX.Element {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = part.current!;
    // While it is still there.
    return () => {
      if (!place.contains(document.activeElement)) return;
      const fold = place.closest('details')?.querySelector('summary');
      (fold ?? place.closest('section')?.querySelector('button'))?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={part} class={styles.part}>
      {children}
    </div>
  );
}
