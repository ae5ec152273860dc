// A menu below one button, for the items without room in the bar of a narrow page. It
// closes after a choice, after a press elsewhere, and on Escape, which returns the focus.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { moreLabel } from '../language/generated/app';
import { say } from '../language/say';
import { Button } from '../ui/controls/button';
import { type IconDrawing, icons } from '../ui/icons';
import styles from './more_menu.module.css';

export interface MenuItem {
  readonly icon: IconDrawing;
  readonly text: string;
  run(): void;
  readonly class?: string | undefined;
}

interface Props {
  items: readonly MenuItem[];
  class?: string | undefined;
}

export function MoreMenu({ items, class: ownClass = '' }: Props): JSX.Element {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (!menu.current!.contains(target as Node)) menu.current!.open = false;
    };
    const end = new AbortController();
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, closeOutside, end);
    return () => end.abort();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !menu.current!.open) return;
    menu.current!.open = false;
    menu.current!.querySelector('summary')!.focus();
    event.stopPropagation();
  };
  return (
    <details ref={menu} class={`${styles.menu} ${ownClass}`} onKeyDown={onKeyDown}>
      <summary aria-label={say(moreLabel)} title={say(moreLabel)}>
        <icons.more />
      </summary>
      <div class={styles.items}>
        {items.map(({ icon, text, run, class: itemClass = '' }) => (
          <Button
            key={text}
            class={itemClass}
            icon={icon}
            onClick={() => {
              menu.current!.open = false;
              run();
            }}
          >
            {text}
          </Button>
        ))}
      </div>
    </details>
  );
}
