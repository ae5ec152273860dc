// The pen in Logic: the same marks as in Play, on the same puzzle, folded until it is needed.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { penInLogic } from '../../language/generated/play';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import type { HasPen } from '../pen/pen_part';
import styles from './logic_panel.module.css';

interface Props extends HasPen {
  app: HasPlay & HasView & HasSettings & HasSitting;
}

export function PenPart({ app, entry }: Props): JSX.Element {
  const pen = entry.pen.value;
  const open = async (isOpen: boolean): Promise<void> => {
    const fetched = isOpen ? await entry.fetchPen() : pen;
    if (!fetched) return;
    if (isOpen && fetched.target.peek() === 'cell') fetched.target.value = 'candidate';
    fetched.inLogic.value = isOpen;
  };
  const isOpen = pen?.inLogic.value ?? false;
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) part.current!.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <details
      ref={part}
      class={styles.pen}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) void open(currentTarget.open);
      }}
    >
      <summary>{say(penInLogic)}</summary>
      {pen && isOpen && (
        <div class={styles.inside}>
          <pen.Targets pen={pen} />
          <pen.Pad app={app} pen={pen} entry={entry} />
        </div>
      )}
    </details>
  );
}
