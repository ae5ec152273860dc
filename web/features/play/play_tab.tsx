// The Play tab: the puzzle on the board, and the controls to play with. The solver's answer is folded below.
import { coversBoard } from './pause_cover';
import { tabPlay, thePuzzle } from '../../language/generated/app';
import { heldDigit, plainDigit } from '../../grid/symbols';
import { goesOn, isUnset } from '../../state/outcome';
import type { EntryMode } from '../../state/play_store';
import { icons } from '../../ui/icons';
import { type TabRecord, tabView, undoKey } from '../../ui/tab';
import { PlaceInCollection } from '../collection/place';
import { lateViews } from './late_views';
import { modes } from './mode_choice';
import { PlayDeck } from './play_deck';
import type { PlayPage } from './play_needs';
import { PlayPanel } from './play_panel';

declare module '../../state/view' {
  interface TabIds {
    play: true;
  }
}

/**
 * The meaning of a digit typed with Shift, Ctrl or both: a corner note, a centre note, a colour. A keyboard that has
 * its digits on Shift types those; with Alt it types corner notes.
 */
function markKey(event: KeyboardEvent): [digit: string, EntryMode] | null {
  const held = heldDigit(event);
  if (!held) return null;
  if (held.hasControl) return [held.digit, held.isShifted ? 'colours' : 'centre'];
  return [held.digit, 'notes'];
}

const letterKeys: Record<string, (needs: PlayPage) => void> = {
  p: ({ app: { play, sittings } }) => {
    if (sittings.isTimed.peek() && goesOn(play.outcome.peek())) sittings.isPaused.value = !sittings.isPaused.peek();
  },
  // The usual pencil: corner notes and back.
  n: ({ app: { play } }) => (play.mode.value = play.mode.peek() === 'notes' ? 'digits' : 'notes'),
  // The cells of the cage or line at the cursor.
  k: ({ app }) => lateViews.peek()?.selectClue(app),
  ' ': ({ app: { play } }) => {
    const at = modes.findIndex(({ mode }) => mode === play.mode.peek());
    play.mode.value = modes[(at + 1) % modes.length]!.mode;
  },
  ...Object.fromEntries(
    modes.map(({ key, mode }) => [key, ({ app: { play } }: PlayPage) => void (play.mode.value = mode)]),
  ),
};

export const playView = tabView<object, PlayPage>({
  load: null,
  name: thePuzzle,
  deckPlace: 'side',
  // In other tabs the board is visible, so a player who leaves resumes. A contest in place of the game waits.
  begin:
    (_, { app: { sittings } }) =>
    () =>
      void (sittings.isPaused.value &&= sittings.contest.peek() !== null),
  board: ({ app, entry, hints }) => ({
    source: hints.over(app.play.source),
    editable: !coversBoard(app),
    hint: entry.hint.value,
    isHidden: coversBoard(app),
    lit: entry.held.value,
    onPress: (cell) => !coversBoard(app) && entry.press(cell),
  }),
  panel: (_, { app, arrival }) => (
    <PlayPanel app={app} arrival={arrival}>
      <PlaceInCollection />
    </PlayPanel>
  ),
  deck: (_, needs) => <PlayDeck {...needs} />,
  chord(event, { app, entry }) {
    if (coversBoard(app)) return false;
    const mark = markKey(event);
    if (mark) return entry.key(...mark);
    return undoKey(app, event);
  },
  key(event, needs) {
    if (coversBoard(needs.app)) return event.key.toLowerCase() === 'p' && (letterKeys.p!(needs), true);
    if (needs.entry.penKey(event)) return true;
    const mark = markKey(event);
    if (mark) return needs.entry.key(...mark);
    // On larger grids the letters are numbers.
    if (needs.entry.key(plainDigit(event.key))) return true;
    const { geometry, grid } = needs.app.play;
    if (!isUnset(geometry.peek(), grid.peek()) && needs.hints.key(event.key)) return true;
    const act = letterKeys[event.key.toLowerCase()];
    act?.(needs);
    return act !== undefined;
  },
});

export const playTab: TabRecord<PlayPage> = {
  id: 'play',
  title: tabPlay,
  icon: icons.digit,
  letter: '',
  views: [playView],
};
