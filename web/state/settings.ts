// What stands in the settings menu. It is saved beside the game; a value that no menu offers is replaced by the default, as
// is one that was not saved because the setting came later.
import { batch, signal, type Signal } from '@preact/signals';
import type { SymbolStyle } from '../grid/symbols';
import { languages, type LanguageTag } from '../language/language';
import { type Scale, scales } from '../protocol/rating';

interface Setting<Value> {
  readonly first: Value;
  /** True if the setting can have this saved value. */
  has(value: unknown): boolean;
}

/** One of these, at first the first. */
function oneOf<Value>(...values: [Value, ...Value[]]): Setting<Value> {
  return { first: values[0], has: (value) => values.includes(value as Value) };
}

const speed: Setting<number> = {
  first: 8,
  has: (value) => typeof value === 'number' && (value === Infinity || (value >= 1 && value <= 1000)),
};
const text: Setting<string> = { first: '', has: (value) => typeof value === 'string' };

/** From the hardest on; the solver numbers them from the easiest, 0 gentle .. 5 extreme. */
export const hintGrades = ['extreme', 'fiendish', 'hard', 'medium', 'easy', 'gentle'] as const;
export type HintGrade = (typeof hintGrades)[number];

/** As techniques are graded: 0 gentle .. 5 extreme. */
export const gradeNumber = (grade: HintGrade): number => hintGrades.length - 1 - hintGrades.indexOf(grade);

const all = {
  theme: oneOf<'system' | 'light' | 'dark'>('system', 'light', 'dark'),
  contrast: oneOf<'system' | 'high'>('system', 'high'),
  /** Added to the text size of the browser. */
  textSize: oneOf<'normal' | 'large' | 'largest'>('normal', 'large', 'largest'),
  language: oneOf<'system' | LanguageTag>('system', ...languages.map(({ tag }) => tag)),
  /** Moves per second while playing, side by side steps of the fastest, 1 .. 1000; Infinity = flat out. */
  speed,
  /** Every elimination is a move of its own. */
  everyElimination: oneOf<boolean>(false, true),
  showCandidates: oneOf<boolean>(true, false),
  /** A digit is chosen first, and then each cell that is pressed gets it. */
  digitFirst: oneOf<boolean>(false, true),
  /** Typing a given moves on to the next cell. */
  advances: oneOf<boolean>(false, true),
  /** The values that are marked as wrong without asking: those that clash, all wrong ones, or none. */
  marksWrong: oneOf<'clashes' | 'all' | 'nothing'>('clashes', 'all', 'nothing'),
  /** All candidates are noted when a puzzle comes. */
  fillsNotes: oneOf<boolean>(false, true),
  /** The time that a puzzle takes is measured and shown. */
  timer: oneOf<boolean>(true, false),
  /** A value that is typed goes from the notes of its peers. */
  tidyNotes: oneOf<boolean>(true, false),
  /** Each corner note stands at its digit's place; else up to four stand in the corners. */
  cornerPlaces: oneOf<boolean>(false, true),
  /** The first stage that a hint shows: 1 where to look, 2 the pattern, 3 all of it. */
  hintStage: oneOf<1 | 2 | 3>(3, 2, 1),
  /** The hardest technique that a hint may use. */
  hardestHint: oneOf<HintGrade>(...hintGrades),
  /** True if a hint may reason that the puzzle has one solution. */
  uniquenessHints: oneOf<boolean>(true, false),
  /** The techniques of hints in their order, as features/logic/technique_choice/order.ts has them. */
  techniques: text,
  /** The algorithm of the verdict, where it takes the grid; empty = chosen by the grid. */
  solver: text,
  /** By which scale it is told how hard a puzzle or a step is, beside our own word. */
  scale: oneOf<Scale>(...scales),
  /** The part of the dialog New that was used last. */
  newPart: oneOf<'today' | 'make' | 'mine' | 'bring' | 'duel'>('today', 'make', 'mine', 'bring', 'duel'),
  /** How a digit is written on board and keys. */
  symbols: oneOf<SymbolStyle>('numbers', 'letters'),
};

type Name = keyof typeof all;
type Values = { -readonly [name in Name]: (typeof all)[name]['first'] };

export type SettingsStore = { readonly [name in Name]: Signal<Values[name]> };

export interface HasSettings {
  readonly settings: SettingsStore;
}

export type SavedSettings = { version: 1 } & Partial<Values>;

const names = Object.keys(all) as Name[];

export function makeSettings(): SettingsStore {
  return Object.fromEntries(names.map((name) => [name, signal<unknown>(all[name].first)])) as unknown as SettingsStore;
}

export function settingsToSave(settings: SettingsStore): SavedSettings {
  const values = Object.fromEntries(names.map((name) => [name, settings[name].value])) as Values;
  return { version: 1, ...values };
}

export function restoreSettings(settings: SettingsStore, saved: SavedSettings): void {
  batch(() => {
    for (const name of names) {
      const setting: Signal<unknown> = settings[name];
      if (all[name].has(saved[name])) setting.value = saved[name];
    }
  });
}
