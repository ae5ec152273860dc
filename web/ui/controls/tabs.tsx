// A row of tabs after the ARIA pattern: one tab stop, arrows move and choose at once. The panels carry
// id `<name>-panel-<id>` and aria-labelledby `<name>-tab-<id>`; panelProps() gives both.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { IconDrawing } from '../icons';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  name: string;
  label: string;
  /** `icon`: shown in place of the text if the style of the row says so. */
  tabs: readonly { id: Id; text: string; icon?: IconDrawing }[];
  chosen: Id;
  onChoose(id: Id): void;
  class?: string;
}

export function panelProps(name: string, id: string) {
  return { role: 'tabpanel', id: `${name}-panel`, 'aria-labelledby': `${name}-tab-${id}` } as const;
}

export function Tabs<Id extends string>(props: TabsProps<Id>): JSX.Element {
  const { name, label, tabs, chosen, onChoose } = props;
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    onChoose(tabs[index]!.id);
    (row.current!.children[index] as HTMLElement).focus();
  };

  return (
    <div
      class={`${styles.tabs} ${props.class ?? ''}`}
      role="tablist"
      aria-label={label}
      ref={row}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, text, icon: Icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-tab-${id}`}
          aria-selected={id === chosen}
          aria-controls={`${name}-panel`}
          tabIndex={id === chosen ? 0 : -1}
          // A pointer leaves the focus where it was, so that the keys of the tab's content work at once.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(id)}
        >
          {Icon && <Icon />}
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}
