// What stands in the settings menu. It is saved beside the game; a value that no menu offers is replaced by the default.
import type { Signal } from '@preact/signals';
import type { SymbolStyle } from '../grid/symbols';
import { batch, signal } from '@preact/signals';

export interface SettingsStore {
  readonly theme: Signal<'system' | 'light' | 'dark'>;
  readonly contrast: Signal<'system' | 'high'>;
  /** Moves per second while playing, side by side steps of the fastest, 1 .. 1000; Infinity = flat out. */
  readonly speed: Signal<number>;
  /** Every elimination is a move of its own. */
  readonly everyElimination: Signal<boolean>;
  readonly showCandidates: Signal<boolean>;
  /** A value that is typed goes from the notes of its peers. */
  readonly tidyNotes: Signal<boolean>;
  /** The algorithm of the verdict, where it takes the grid; empty = chosen by the grid. */
  readonly solver: Signal<string>;
  /** How a digit is written on board and keys. */
  readonly symbols: Signal<SymbolStyle>;
}

export interface HasSettings {
  readonly settings: SettingsStore;
}

export interface SavedSettings {
  version: 1;
  theme: SettingsStore['theme']['value'];
  contrast: SettingsStore['contrast']['value'];
  speed: number;
  everyElimination: boolean;
  showCandidates: boolean;
  /** These came later: an older record has none of them. */
  solver?: string;
  symbols?: SettingsStore['symbols']['value'];
  tidyNotes?: boolean;
}

export function makeSettings(): SettingsStore {
  return {
    theme: signal<SavedSettings['theme']>('system'),
    contrast: signal<SavedSettings['contrast']>('system'),
    speed: signal(8),
    everyElimination: signal(false),
    showCandidates: signal(true),
    solver: signal(''),
    symbols: signal<SettingsStore['symbols']['value']>('numbers'),
    tidyNotes: signal(true),
  };
}

export function settingsToSave(settings: SettingsStore): SavedSettings {
  return {
    version: 1,
    theme: settings.theme.value,
    contrast: settings.contrast.value,
    speed: settings.speed.value,
    everyElimination: settings.everyElimination.value,
    showCandidates: settings.showCandidates.value,
    solver: settings.solver.value,
    symbols: settings.symbols.value,
    tidyNotes: settings.tidyNotes.value,
  };
}

export function restoreSettings(settings: SettingsStore, saved: SavedSettings): void {
  const isSpeed = saved.speed === Infinity || (saved.speed >= 1 && saved.speed <= 1000);
  batch(() => {
    if (['system', 'light', 'dark'].includes(saved.theme)) settings.theme.value = saved.theme;
    if (['system', 'high'].includes(saved.contrast)) settings.contrast.value = saved.contrast;
    if (isSpeed) settings.speed.value = saved.speed;
    if (typeof saved.everyElimination === 'boolean') settings.everyElimination.value = saved.everyElimination;
    if (typeof saved.showCandidates === 'boolean') settings.showCandidates.value = saved.showCandidates;
    if (typeof saved.solver === 'string') settings.solver.value = saved.solver;
    if (saved.symbols === 'letters') settings.symbols.value = saved.symbols;
    if (typeof saved.tidyNotes === 'boolean') settings.tidyNotes.value = saved.tidyNotes;
  });
}
