// The keys of the page as the help tells of them: those of the board, of entry.ts, page_keys.ts and setting_keys.ts.
import { tabWatch } from '../../language/generated/app';
import * as help from '../../language/generated/help';
import type { Text } from '../../language/text';

interface KeyHelp {
  /** A sign is the same in every language. */
  keys: readonly (string | Text)[];
  does: Text;
}

const { keyAlt, keyArrows, keyControl, keyDelete, keyEnd, keyEnter, keyHome, keyShift, keySpace } = help;

export const keyHelp: readonly { title: Text; rows: readonly KeyHelp[] }[] = [
  {
    title: help.keysOfBoard,
    rows: [
      { keys: ['←', '↑', '→', '↓'], does: help.helpKeySelect },
      { keys: ['1', '…', '9'], does: help.helpKeyNumber },
      { keys: ['A', '…', 'Z'], does: help.helpKeyLetter },
      { keys: [keyDelete, '0'], does: help.helpKeyClear },
      { keys: [keyShift, '↓'], does: help.helpKeySelectMore },
      { keys: [keySpace], does: help.helpKeyModes },
      { keys: ['Z', 'X', 'C', 'V'], does: help.helpKeyMode },
      { keys: [keyShift, '1'], does: help.helpKeyNote },
      { keys: [keyControl, '1'], does: help.helpKeyCentre },
      { keys: [keyControl, keyShift, '1'], does: help.helpKeyColour },
      { keys: ['V', 'V'], does: help.helpKeyPen },
      { keys: ['5', 'A'], does: help.helpKeyCandidate },
      { keys: ['F', '5'], does: help.helpKeyOnly },
      { keys: ['K'], does: help.helpKeyClue },
      { keys: ['H'], does: help.helpKeyHint },
      { keys: ['P'], does: help.helpKeyPause },
      { keys: [keyControl, 'Z'], does: help.helpKeyUndo },
      { keys: [keyControl, 'V'], does: help.helpKeyPaste },
      { keys: ['<', '>'], does: help.helpKeyNeighbours },
      { keys: ['?'], does: help.helpKeyHelp },
    ],
  },
  {
    title: help.keysOfSetting,
    rows: [
      { keys: [keyEnter], does: help.helpKeyDraw },
      { keys: ['1', '…', '9'], does: help.helpKeyValue },
      { keys: [keyAlt, keyArrows], does: help.helpKeyMoveClue },
      { keys: [keyDelete], does: help.helpKeyRemoveClue },
      { keys: ['/'], does: help.helpKeyTool },
    ],
  },
  {
    title: tabWatch,
    rows: [
      { keys: [keySpace], does: help.helpKeyPlay },
      { keys: [',', '.'], does: help.helpKeyMove },
      { keys: ['G'], does: help.helpKeyGuess },
      { keys: ['X'], does: help.helpKeyContradiction },
      { keys: ['S'], does: help.helpKeySolution },
      { keys: ['D'], does: help.helpKeyDeepest },
      { keys: [keyHome, keyEnd], does: help.helpKeyEnds },
      { keys: [keyArrows, keyEnter, '+', '-'], does: help.helpKeyTree },
    ],
  },
];
