// A part of the diagnosis that goes away once something in it was pressed, as what it offers is done then. The keyboard
// stays: the focus goes to the word that opens the answer, since the card itself may go.
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
