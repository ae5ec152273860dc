// The views that may replace the game in the Play tab: an exercise, the setting of a puzzle, a replay, a duel
// for two, a race against another player's solve. Each is fetched when it is first requested.
import type { JSX } from 'preact';
import { signal } from '@preact/signals';
import { thePuzzle } from '../language/generated/app';
import { wantsReplay } from '../features/replay/replay_store';
import { isExercising } from '../features/practice/exercise';
import type { PlayPage } from '../features/play/play_needs';
import { type StandIn, type StandInPart, type TabView, tabView } from '../ui/tab';

type Part = StandInPart<PlayPage>;

type View = TabView<object, PlayPage>;

/** The visible one, once its part is loaded. */
const shown = signal<StandIn | null>(null);

const part = (name: 'Panel' | 'Deck') => (): JSX.Element | null => {
  const Shown = shown.value?.[name];
  return Shown ? <Shown /> : null;
};

function standInView(
  load: () => Promise<Part>,
  isShown: (page: PlayPage) => boolean,
  deckPlace?: Pick<View, 'deckPlace'>,
): View {
  return tabView<Part, PlayPage>({
    load,
    name: thePuzzle,
    isShown,
    begin({ open }, page) {
      const standIn = open(page);
      shown.value = standIn;
      return () => {
        shown.value = null;
        standIn.end();
      };
    },
    board: ({ app }) => shown.value?.board() ?? { source: app.play.source, editable: false, hint: '' },
    panel: part('Panel'),
    deck: part('Deck'),
    key: (event) => shown.peek()?.key(event) ?? false,
    chord: (event) => shown.peek()?.chord?.(event) ?? false,
    ...deckPlace,
  });
}

const loadContest = (): Promise<Part> => import('../features/duel/duel_views');
const contestView = (kind: 'duel' | 'challenge'): View =>
  standInView(loadContest, ({ app }) => app.sittings.contest.value === kind, { deckPlace: 'side' });

export const standIns: readonly View[] = [
  standInView(
    () => import('../features/practice/practice_views'),
    ({ app }) => isExercising(app),
    { deckPlace: 'side' },
  ),
  standInView(
    () => import('../features/setting/setting_views'),
    ({ app }) => app.view.top.value === 'set',
    { deckPlace: 'side' },
  ),
  standInView(
    () => import('../features/replay/replay_views'),
    () => wantsReplay.value,
  ),
  contestView('duel'),
  contestView('challenge'),
];
