// Sets the language of the page and its way to write digits by the settings.
import { effect } from '@preact/signals';
import { symbolsOf } from '../grid/symbols';
import { chooseLanguage, language, languageFor } from '../language/language';
import { digitSymbols } from '../language/say';
import type { SettingsStore } from '../state/settings';

/**
 * Follows the settings from now on. Resolves when the page has its language, or English if it cannot be loaded;
 * `onFailure` is then called, as for later failures.
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
