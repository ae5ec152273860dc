// A dialog over the page: the browser's own <dialog>, which keeps the focus inside, closes on Escape and gives the focus
// back. It is in the page only while it is open, so it always opens fresh.
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { closeLabel } from '../../language/generated/app';
import { say } from '../../language/say';
import type { DialogWidth } from '../../state/view';
import { Button } from './button';
import { icons } from '../icons';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  onClose(): void;
  width?: DialogWidth;
  /** True if it contains nothing to focus; then the keyboard scrolls the dialog itself. */
  plain?: boolean;
  children: ComponentChildren;
}

export function Modal({ title, onClose, width = 'narrow', plain = false, children }: ModalProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressesVeil = useRef(false);
  const titleId = useId();
  // At once: Escape right after the button is meant for the dialog, drawn or not.
  useLayoutEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    heading.current!.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      class={`${styles.modal} ${styles[width]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        // At once: the browser would close it later, together with anything opened meanwhile.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The event comes late: it may concern a dialog that has already made way for another.
        if (dialog.current) onClose();
      }}
      // The veil is the dialog element itself; its content is in the sheet. A press there counts at
      // its end: if the dialog closed at its beginning, the finger would press the page beneath.
      onPointerDown={(event) => (pressesVeil.current = event.target === dialog.current)}
      onClick={(event) => {
        if (pressesVeil.current && event.target === dialog.current) onClose();
      }}
    >
      <div class={styles.sheet}>
        <header class={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Button icon={icons.close} label={say(closeLabel)} onClick={onClose} />
        </header>
        <div class={styles.body} tabIndex={plain ? 0 : undefined}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
