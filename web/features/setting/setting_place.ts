// The things that the views of setting share: the page, the stores, and the part of the tools that is shown. A view takes it whole,
// because each of them needs most of it.
import type { Signal } from '@preact/signals';
import type { PlayPage } from '../play/play_needs';
import type { Checks } from './checks';
import type { SettingStore } from './setting';

/** The parts below the tool in hand, of which one is shown. */
export type SettingSection = 'tools' | 'clues' | 'checks';

export interface SettingPlace {
  readonly page: PlayPage;
  readonly setting: SettingStore;
  readonly checks: Checks;
  readonly section: Signal<SettingSection>;
  /** True until the search field has the focus that a key asked for. */
  readonly isSought: Signal<boolean>;
  /** Begins to draw on the board. */
  listen(): () => void;
  leave(): void;
}
