// Begins the page with the game that was saved, or the state in the address.
import { batch } from '@preact/signals';
import type { LinkState } from '../link/link';
import { readAddress } from '../link/link_sync';
import { readLabel } from '../link/pages';
import type { PlayInternals } from '../state/play_store';
import { restoreSettings, type SettingsStore } from '../state/settings';
import type { TabLetters } from '../state/view';
import type { Words } from '../language/text';
import type { AsGame } from './as_game';
import { isReloaded } from './handover';
import type { Persistence, Saved } from './persistence';

export interface BegunGame {
  readonly saved: Saved;
  /** The label of a page that was reloaded while it was written, so that the browser came back without it; else null. */
  readonly lastLabel: ReturnType<typeof readLabel>;
  /** True if the address was the last one of the game that is shown. */
  readonly isOwnAddress: boolean;
}

interface BeginNeeds {
  page: Window;
  letters: TabLetters;
  persistence: Persistence;
  play: PlayInternals;
  settings: SettingsStore;
  asGame: AsGame;
  /** Opens the state of a link. */
  open(state: LinkState, puzzleId?: number): void;
  complain(message: Words): void;
}

export async function beginGame(needs: BeginNeeds): Promise<BegunGame> {
  const { page, letters, persistence, play, settings, asGame, open, complain } = needs;
  const { href } = page.location;
  const label = readLabel(page.history.state, letters);
  // An address may lag behind the game by the last moment's change. The game wins
  // if the page was here before, or if the address is its link, or was until its
  // last change, or before something lay on top: if the page is reloaded at that moment, it comes without label.
  const isAddressOf = ({ game, isOfTab }: Saved): boolean =>
    (label !== null && isOfTab) || [game?.link, game?.linkBefore, game?.linkBelow].includes(href);
  const reading = readAddress(page, letters);
  // An address that cannot be read does not matter if the game wins.
  reading.catch(() => undefined);
  const { saved, late } = await persistence.load();
  const address = isAddressOf(saved) ? null : await reading;

  function show(found: Saved): void {
    if (found.settings) restoreSettings(settings, found.settings);
    if (found.game) asGame.apply(found.game);
    if (address?.ok && !isAddressOf(found)) open(address.state, label?.puzzleId);
  }

  show(saved);
  if (address && !address.ok) complain(address.message);
  const shown = play.position.peek();
  void late?.then((found) => {
    if (play.position.peek() === shown) return show(found);
    // Changes made while the device was slow stay; undo leads back to the saved state.
    const [puzzle, entries] = [play.puzzle.peek(), play.entries.peek()];
    batch(() => {
      if (found.game) play.restore(found.game.position, found.game.history);
      play.load(puzzle, entries);
    });
  });
  const hasLostLabel = isReloaded(page) && saved.isOfTab && isAddressOf(saved);
  return {
    saved,
    lastLabel: hasLostLabel ? readLabel(saved.game?.label, letters) : null,
    isOwnAddress: saved.isOfTab && saved.game?.link === href,
  };
}
