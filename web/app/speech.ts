// Follows the settings in what language the page speaks, and how it writes digits.
import { effect } from '@preact/signals';
import { symbolsOf } from '../grid/symbols';
import { chooseLanguage, language, languageFor } from '../language/language';
import { digitSymbols } from '../language/say';
import type { SettingsStore } from '../state/settings';

/**
 * From now on. Resolves when the page speaks as it is to, or English where that cannot be loaded: `onFailure` is told then,
 * as it is later.
 */
export async function followSpeech(
  settings: Pick<SettingsStore, 'language' | 'symbols'>,
  onFailure: () => void,
): Promise<void> {
  effect(() => void (digitSymbols.value = symbolsOf(settings.symbols.value)));
  effect(() => void (document.documentElement.lang = language.value.tag));
  let isReady: Promise<void> | undefined;
  effect(() => {
    const chosen = settings.language.value;
    const tag = chosen === 'system' ? languageFor(navigator.languages) : chosen;
    isReady = chooseLanguage(tag).catch(onFailure);
  });
  await isReady;
}
