// The finish card in Logic, for a puzzle whose last step was taken there: the same as in Play.
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lateViews, loadLateViews } from '../features/play/late_views';
import type { PlayPage } from '../features/play/play_needs';
import { wantsReplay } from '../features/replay/replay_store';
import type { TabRecord } from '../ui/tab';

function Finish({ app, arrival }: PlayPage): JSX.Element | null {
  const isSolved = app.play.outcome.value === 'solved';
  const views = lateViews.value;
  useEffect(() => {
    // If it cannot be fetched, Play still shows that the puzzle is solved.
    if (isSolved && !lateViews.peek()) void loadLateViews().catch(() => undefined);
  }, [isSolved]);
  // The replay of a solve is in Play.
  useSignalEffect(() => {
    if (wantsReplay.value) app.view.show('play');
  });
  return isSolved && views ? <views.OutcomePart app={app} arrival={arrival} /> : null;
}

export function withFinish<Page extends PlayPage>(tab: TabRecord<Page>): TabRecord<Page> {
  const views = tab.views.map((view) => ({
    ...view,
    panel: (parts: object, page: Page) => (
      <>
        <Finish {...page} />
        {view.panel(parts, page)}
      </>
    ),
  }));
  return { ...tab, views };
}
