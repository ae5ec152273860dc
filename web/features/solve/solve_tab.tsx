// The Solve tab: the puzzle on the board, what the solver says of it, and the number pad.
import { tabSolve, thePuzzle } from '../../language/generated/app';
import type { HasPlay } from '../../state/play';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasSettings } from '../../state/settings';
import type { CanNameRules, CanSolve, HasVerdict } from '../../state/verdict';
import type { HasView } from '../../state/view';
import { type TabRecord, tabView } from '../../ui/tab';
import type { Arrival } from '../arrival/arrival_store';
import { PlaceInCollection } from '../collection/place';
import type { EntryControl } from './entry_control';
import { askForHint, SolveDeck } from './solve_deck';
import { SolvePanel } from './solve_panel';

declare module '../../state/view' {
  interface TabIds {
    solve: true;
  }
}

interface Needs {
  app: HasPlay & HasView & HasSettings & HasVerdict & HasCatalogue & CanNameRules & CanSolve;
  arrival: Arrival;
  entry: EntryControl;
}

/** The digit of a key that is held with Shift or Alt, for a note; a keyboard that has its digits on Shift types those. */
function noteDigit({ code, key, shiftKey, altKey }: KeyboardEvent): string | null {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  return digit !== undefined && (altKey || (shiftKey && key !== digit)) ? digit : null;
}

function undoKey({ play }: HasPlay, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) play.redo();
  else if (key === 'z') play.undo();
  else return false;
  return true;
}

const view = tabView<object, Needs>({
  load: null,
  name: thePuzzle,
  board: ({ app, entry }) => ({ source: app.play.source, editable: true, hint: entry.hint.value }),
  panel: (_, { app, arrival }) => (
    <SolvePanel app={app} arrival={arrival}>
      <PlaceInCollection />
    </SolvePanel>
  ),
  deck: (_, { app, entry }) => <SolveDeck app={app} entry={entry} />,
  chord(event, { app, entry }) {
    if (event.ctrlKey || event.metaKey) return undoKey(app, event);
    const digit = noteDigit(event);
    return digit !== null && entry.key(digit, true);
  },
  key(event, { app: { play, view }, entry }) {
    const digit = noteDigit(event);
    if (digit !== null) return entry.key(digit, true);
    // On larger grids N is a number.
    if (entry.key(event.key)) return true;
    if (event.key.toLowerCase() === 'h') {
      askForHint(view);
      return true;
    }
    const isSwitch = event.key === ' ' || event.key.toLowerCase() === 'n';
    if (isSwitch) play.noting.value = !play.noting.peek();
    return isSwitch;
  },
});

export const solveTab: TabRecord<Needs> = { id: 'solve', title: tabSolve, letter: '', views: [view] };
