// The settings in the menu. They are saved beside the game; a value that no menu offers is
// replaced by the default, and so is a missing one, as for a setting that is newer than the save.
import { batch, signal, type Signal } from '@preact/signals';
import type { SymbolStyle } from '../grid/symbols';
import { languages, type LanguageTag } from '../language/language';
import { type Scale, scales } from '../protocol/rating';

interface Setting<Value> {
  readonly first: Value;
  /** True if the setting can have this saved value. */
  has(value: unknown): boolean;
}

/** One of these values; the first is the default. */
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

/** In the numbers of techniques' grades: 0 gentle .. 5 extreme. */
export const gradeNumber = (grade: HintGrade): number => hintGrades.length - 1 - hintGrades.indexOf(grade);

const all = {
  theme: oneOf<'system' | 'light' | 'dark'>('system', 'light', 'dark'),
  contrast: oneOf<'system' | 'high'>('system', 'high'),
  /** Added to the text size of the browser. */
  textSize: oneOf<'normal' | 'large' | 'largest'>('normal', 'large', 'largest'),
  language: oneOf<'system' | LanguageTag>('system', ...languages.map(({ tag }) => tag)),
  /** Moves per second while playing; side by side, steps of the fastest run; 1 .. 1000, Infinity = full speed. */
  speed,
  /** Every elimination is a move of its own. */
  everyElimination: oneOf<boolean>(false, true),
  showCandidates: oneOf<boolean>(true, false),
  /** Digit first: a chosen digit goes into each cell that is pressed. */
  digitFirst: oneOf<boolean>(false, true),
  /** Typing a given moves on to the next cell. */
  advances: oneOf<boolean>(false, true),
  /** The values that are marked as wrong without asking: those that clash, all wrong ones, or none. */
  marksWrong: oneOf<'clashes' | 'all' | 'nothing'>('clashes', 'all', 'nothing'),
  /** All candidates are filled in as notes when a puzzle starts. */
  fillsNotes: oneOf<boolean>(false, true),
  /** The time on a puzzle is measured and shown. */
  timer: oneOf<boolean>(true, false),
  /** A typed value removes its digit from the notes of its peers. */
  tidyNotes: oneOf<boolean>(true, false),
  /** Each corner note is at its digit's place; otherwise up to four are in the corners. */
  cornerPlaces: oneOf<boolean>(false, true),
  /** The first stage that a hint shows: 1 where to look, 2 the pattern, 3 all of it. */
  hintStage: oneOf<1 | 2 | 3>(3, 2, 1),
  /** The hardest technique that a hint may use. */
  hardestHint: oneOf<HintGrade>(...hintGrades),
  /** True if a hint may reason that the puzzle has one solution. */
  uniquenessHints: oneOf<boolean>(true, false),
  /** The techniques of hints in their order, in the form of features/logic/technique_choice/order.ts. */
  techniques: text,
  /** The algorithm of the verdict, if it accepts the grid; empty = chosen by the grid. */
  solver: text,
  /** The scale for the difficulty of puzzles and steps, beside our own word. */
  scale: oneOf<Scale>(...scales),
  /** The part of the dialog New that was used last. */
  newPart: oneOf<'today' | 'make' | 'set' | 'mine' | 'bring' | 'duel'>('today', 'make', 'set', 'mine', 'bring', 'duel'),
  /** The way digits are written on board and keys. */
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
