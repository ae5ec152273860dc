// Where puzzles are kept on the device, and the board that they come from and go back to.
import type { UseStore } from 'idb-keyval';
import type { Words } from '../language/text';
import type { PlayInternals } from '../state/play_store';
import type { SavedGame } from './saved_game';

export interface Kept {
  /** Null where the device stores nothing. */
  store(): UseStore | null;
  readonly play: PlayInternals;
  complain(message: Words): void;
}

export interface HasKept {
  readonly kept: Kept;
}

/** The name in the store of the game that a new tab begins with: the key of that of a tab, or a game as older versions wrote it. */
export const lastGame = 'game';
export const tabPrefix = 'game-of-tab-';
export type LastGame = string | SavedGame;
