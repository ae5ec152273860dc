// The browser's own command to print, as by Ctrl+P: in Play it prints the puzzle, as Share > Print does. A browser does not
// wait for code to be fetched then, so this is fetched once there is a puzzle.
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import { boardFigure } from './print_content';
import { isSheetShown, showSheet } from './print_sheet';

let isListening = false;

/** From the first call on. `isMeant`: false while something else than the puzzle is in sight. */
export function listenToPrinting(app: HasPlay & HasSettings & HasSitting, isMeant: () => boolean): void {
  if (isListening) return;
  isListening = true;
  addEventListener('beforeprint', () => {
    // A sheet that was asked for in Share is there already.
    if (!isSheetShown() && isMeant()) showSheet([[boardFigure(app)]], 1);
  });
}
