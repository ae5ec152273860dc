// Further details of a run, below the search tree: one view at a time, fetched when the first is opened.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as texts from '../../../language/generated/watch';
import { say } from '../../../language/say';
import type { Text } from '../../../language/text';
import type { HasPlayer } from '../watch_store';
import type { HasCatalogue } from '../../../state/catalogue';
import type { HasPlay } from '../../../state/play_store';
import type { HasSettings } from '../../../state/settings';
import type { HasRuns, Detail } from '../../../run/runs';
import { Button } from '../../../ui/controls/button';
import tabs from '../../../ui/controls/tabs.module.css';
import { PartLoading, useLazyPart } from '../../../ui/lazy_part';
import styles from './details_row.module.css';

const names: readonly { id: Detail; text: Text }[] = [
  { id: 'heat', text: texts.detailHeat },
  { id: 'moves', text: texts.detailMoves },
  { id: 'matrix', text: texts.detailMatrix },
  { id: 'record', text: texts.detailRecord },
];

const load = () => import('./details_views');

export function DetailsRow({ app }: { app: HasPlay & HasRuns & HasSettings & HasPlayer & HasCatalogue }): JSX.Element {
  const { detail } = app.runs;
  const { algorithm } = app.watch.run.value;
  const hasMatrix = app.catalogue.value.some(({ id, exactCover }) => id === algorithm && exactCover);
  const shown = names.filter(({ id }) => id !== 'matrix' || hasMatrix);
  const open = shown.find(({ id }) => id === detail.value)?.id ?? null;

  const part = useLazyPart(open !== null, load);
  const View = open && part.views?.views[open];
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The opened view would be below the panel's edge.
    if (View) section.current!.scrollIntoView({ block: 'nearest' });
  }, [View]);
  return (
    <section ref={section} class={styles.more} aria-label={say(texts.detailsLabel)}>
      <div class={`${tabs.tabs} ${styles.row}`}>
        {shown.map(({ id, text }) => (
          <Button key={id} expanded={id === open} onClick={() => (detail.value = id === open ? null : id)}>
            {say(text)}
          </Button>
        ))}
      </div>
      {open && (View ? <View app={app} /> : <PartLoading part={part} name={say(texts.thisView)} />)}
    </section>
  );
}
