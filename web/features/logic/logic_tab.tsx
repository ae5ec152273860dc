// The Logic tab: the next step explained. Its components, its worker and its module are fetched when it is first shown.
import { signal } from '@preact/signals';
import type { HasKept } from '../../kept/stored_records';
import { tabLogic, theLogic } from '../../language/generated/app';
import { loadSolverTexts } from '../../language/solver_texts';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { icons } from '../../ui/icons';
import { type TabRecord, tabView, undoKey } from '../../ui/tab';
import type { HasPen } from '../pen/pen_part';

declare module '../../state/view' {
  interface TabIds {
    logic: true;
  }
}

interface Needs extends HasPen {
  app: HasKept & HasPlay & HasVerdict & HasView & HasSettings & HasSitting & CanSolve;
}

/** Together with the sentences that they show. */
const load = async () => (await Promise.all([import('./logic_views'), loadSolverTexts()]))[0];

type Views = Awaited<ReturnType<typeof load>>;

/** Keys act on the visible hint: before it is loaded there is nothing to press them for. */
const shown = signal<ReturnType<Views['logicOf']> | null>(null);

const view = tabView<Views, Needs>({
  load,
  name: theLogic,
  begin({ logicOf }, { app }) {
    shown.value = logicOf(app);
    return () => {
      shown.value = null;
    };
  },
  board: ({ app, entry }) => ({
    source: shown.value?.source ?? app.play.source,
    editable: false,
    hint: '',
    onPress: (cell) => entry.pen.peek()?.press(cell) ?? false,
  }),
  panel: ({ LogicPanel, PenPart, logicOf }, { app, entry }) => (
    <>
      <LogicPanel app={app} logic={logicOf(app)} />
      <PenPart app={app} entry={entry} />
    </>
  ),
  deck: ({ LogicDeck, logicOf }, { app }) => <LogicDeck app={app} logic={logicOf(app)} />,
  // In a contest only Play handles the turns.
  chord: (event, { app }) => app.sittings.contest.peek() === null && undoKey(app, event),
  key(event, { entry }) {
    if (entry.penKey(event)) return true;
    if (event.key.toLowerCase() !== 'h' || !shown.peek()) return false;
    shown.peek()!.hint();
    return true;
  },
});

export const logicTab: TabRecord<Needs> = {
  id: 'logic',
  title: tabLogic,
  icon: icons.hint,
  letter: 'g',
  views: [view],
};
