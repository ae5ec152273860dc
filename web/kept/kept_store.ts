// The store of puzzles on the device, and the board that they come from and return to.
import type { UseStore } from 'idb-keyval';
import type { Words } from '../language/text';
import type { PlayInternals } from '../state/play_store';
import type { SavedGame } from './saved_game';

export interface Kept {
  /** Null if the device stores nothing. */
  store(): UseStore | null;
  readonly play: PlayInternals;
  complain(message: Words): void;
}

export interface HasKept {
  readonly kept: Kept;
}

/** The name in the store of the game with which a new tab begins:
    the key of a tab's game, or a game as older versions wrote it. */
export const lastGame = 'game';
export const tabPrefix = 'game-of-tab-';
export type LastGame = string | SavedGame;
