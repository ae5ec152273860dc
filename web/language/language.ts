// The language of the page. English is in the page; another is loaded when it is chosen.
import { computed, signal } from '@preact/signals';

export interface Language {
  /** BCP 47, as of `<html lang>`. */
  tag: string;
  /** The text with this number, which is this in English. */
  textOf(number: number, english: string): string;
}

const english: Language = { tag: 'en', textOf: (_, text) => text };

const list = (tag: string, load: () => Promise<{ texts: readonly string[] }>) => async (): Promise<Language> => {
  const { texts } = await load();
  return { tag, textOf: (number, text) => texts[number] ?? text };
};

/** The languages beside English, by their tags. The tests have one of their own. */
const others: Record<string, () => Promise<Language>> = {
  de: list('de', () => import('./generated/german')),
  pseudo: async () => (await import('./pseudo')).pseudo,
};

export const language = signal(english);

export const isLanguage = (tag: string): boolean => tag === 'en' || Object.hasOwn(others, tag);

let wanted = 'en';

/** Rejects where its file cannot be loaded; the page keeps its language then. */
export async function chooseLanguage(tag: string): Promise<void> {
  wanted = tag;
  const chosen = tag === 'en' ? english : await others[tag]!();
  if (wanted === tag) language.value = chosen;
}

const numberFormats = computed(() => {
  const { tag } = language.value;
  const locale = tag === 'pseudo' ? 'en' : tag;
  return {
    plain: new Intl.NumberFormat(locale),
    short: new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 }),
  };
});

/** "12,345", and "12.35B" where the whole number would be too long to read. */
export function numberWords(value: number): string {
  const { plain, short } = numberFormats.value;
  return (Math.abs(value) < 1e9 ? plain : short).format(value);
}

/** Where there is little room: "12.35M" from a million on. */
export function shortWords(value: number): string {
  const { plain, short } = numberFormats.value;
  return (Math.abs(value) < 1e6 ? plain : short).format(value);
}
