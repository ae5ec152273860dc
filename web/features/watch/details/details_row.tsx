// What else a run can tell, below the search tree: one view at a time, fetched when the first is opened.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { App, More } from '../../../state/types';
import { Button } from '../../../ui/controls/button';
import tabs from '../../../ui/controls/tabs.module.css';
import { Outside, useDoor } from '../../../ui/lazy_part';
import styles from './details_row.module.css';

const names: readonly { id: More; text: string }[] = [
  { id: 'heat', text: 'Heat' },
  { id: 'moves', text: 'Moves' },
  { id: 'matrix', text: 'Matrix' },
  { id: 'record', text: 'Record' },
];

const load = () => import('./details_views');

export function MoreRow({ app }: { app: App }): JSX.Element {
  const { more } = app.view;
  const { algorithm } = app.watch.run.value;
  const hasMatrix = app.catalogue.value.some(({ id, exactCover }) => id === algorithm && exactCover);
  const shown = names.filter(({ id }) => id !== 'matrix' || hasMatrix);
  const open = shown.find(({ id }) => id === more.value)?.id ?? null;

  const door = useDoor(open !== null, load);
  const View = open && door.views?.views[open];
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // What was opened would be below the panel's edge.
    if (View) section.current!.scrollIntoView({ block: 'nearest' });
  }, [View]);
  return (
    <section ref={section} class={styles.more} aria-label="More about the run">
      <div class={`${tabs.tabs} ${styles.row}`}>
        {shown.map(({ id, text }) => (
          <Button key={id} expanded={id === open} onClick={() => (more.value = id === open ? null : id)}>
            {text}
          </Button>
        ))}
      </div>
      {open && (View ? <View app={app} /> : <Outside door={door} name="This view" />)}
    </section>
  );
}
