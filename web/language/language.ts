// The language of the page. English is built in; another is loaded when it is chosen.
import { computed, signal } from '@preact/signals';
import type { Language } from './text';

const english: Language = { tag: 'en', textOf: (_, text) => text };

const catalogue = (tag: string, load: () => Promise<{ texts: readonly string[] }>) => async (): Promise<Language> => {
  const { texts } = await load();
  return { tag, textOf: (number, text) => texts[number] ?? text };
};

/** The languages to choose from: the tag, and the name in the language itself. */
export const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
] as const;

export type LanguageTag = (typeof languages)[number]['tag'];

/** A locale for tests that no device has, for accented English. */
const pseudoTag = 'en-XA';

const loaders: Record<LanguageTag | typeof pseudoTag, () => Promise<Language>> = {
  en: () => Promise.resolve(english),
  de: catalogue('de', () => import('./generated/german')),
  [pseudoTag]: async () => (await import('./pseudo')).pseudo,
};

/** The first of these locales that has a catalogue. */
export function languageFor(locales: readonly string[]): keyof typeof loaders {
  for (const locale of locales) {
    for (const tag of [locale, locale.replace(/[-_].*/, '')]) {
      if (Object.hasOwn(loaders, tag)) return tag as keyof typeof loaders;
    }
  }
  return 'en';
}

export const language = signal(english);

let wanted = 'en';

/** Rejects if its file cannot be loaded; the page then keeps its language. */
export async function chooseLanguage(tag: keyof typeof loaders): Promise<void> {
  wanted = tag;
  const chosen = await loaders[tag]();
  if (wanted === tag) language.value = chosen;
}

const numberFormats = computed(() => {
  const { tag } = language.value;
  return {
    plain: new Intl.NumberFormat(tag),
    short: new Intl.NumberFormat(tag, { notation: 'compact', maximumSignificantDigits: 4 }),
  };
});

/** "12,345", and "12.35B" if the whole number would be too long to read. */
export function numberWords(value: number): string {
  const { plain, short } = numberFormats.value;
  return (Math.abs(value) < 1e9 ? plain : short).format(value);
}

/** "1,234,567,890": whole, at any length. */
export const wholeWords = (value: number): string => numberFormats.value.plain.format(value);

/** For small spaces: "12.35M" from a million on. */
export function shortWords(value: number): string {
  const { plain, short } = numberFormats.value;
  return (Math.abs(value) < 1e6 ? plain : short).format(value);
}

const wholeDate: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** "1.50": with this many digits after the point. */
export function fixedWords(value: number, digits: number): string {
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(language.value.tag, form);
}

/** "23 November 2026"; in the usual form of the reader's country, if its language is the page's. */
export function dateWords(date: Date, form: Intl.DateTimeFormatOptions = wholeDate): string {
  const { tag } = language.value;
  const own = navigator.languages.find((locale) => locale.startsWith(`${tag}-`));
  return date.toLocaleDateString(own ?? tag, form);
}
