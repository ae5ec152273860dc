// A button of the page: quiet unless it is the one thing to do (`primary`). With an icon alone, `label` names it and is
// shown as its tooltip.
import type { ComponentChildren, JSX } from 'preact';
import type { IconDrawing } from '../icons';
import styles from './button.module.css';

interface ButtonProps {
  /** Quiet if it is missing. */
  look?: 'outlined' | 'primary';
  icon?: IconDrawing;
  /** The accessible name if there is no text; may contain the key, e.g. "Next guess (G)". */
  label?: string;
  onClick(): void;
  disabled?: boolean;
  pressed?: boolean;
  /** For a button that opens the part below it. */
  expanded?: boolean;
  class?: string;
  children?: ComponentChildren;
}

export function Button(props: ButtonProps): JSX.Element {
  const { look, icon: Icon, label, onClick, disabled = false, pressed, expanded, children } = props;
  return (
    <button
      type="button"
      class={[styles.button, look && styles[look], props.class].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      // Not `disabled`: a button that is disabled while pressed must keep the focus.
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      {Icon && <Icon />}
      {children}
    </button>
  );
}
