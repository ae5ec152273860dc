// The page follows the settings: its look, its language and its way to write digits.
//
// Theme, contrast and size of text are set on <html>, for tokens.css and the board's palette: from the settings, or from the
// system while a setting is "system". The last look is stored beside the settings, which are loaded too late for the first
// paint.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { symbolsOf } from '../grid/symbols';
import { chooseLanguage, language, languageFor } from '../language/language';
import { digitSymbols } from '../language/say';
import type { SettingsStore } from '../state/settings';

const lastLook = 'sudoscope-look';

function matches(query: string): ReadonlySignal<boolean> {
  const list = window.matchMedia(query);
  const found = signal(list.matches);
  list.addEventListener('change', () => (found.value = list.matches));
  return found;
}

/** A browser may refuse storage altogether; the page then starts with the system's look. */
function stored<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function show(theme: string, contrast: string, text: string): void {
  Object.assign(document.documentElement.dataset, { theme, contrast, text });
}

/** The look of the last visit, or the system's: set before anything is painted. */
export function showLastLook(): void {
  const [theme, contrast, text] = stored(() => localStorage.getItem(lastLook))?.split(' ') ?? [];
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  show(theme ?? (dark ? 'dark' : 'light'), contrast ?? 'normal', text ?? 'normal');
}

/** Follows the settings from now on. */
export function followTheme(settings: Pick<SettingsStore, 'theme' | 'contrast' | 'textSize'>): void {
  const dark = matches('(prefers-color-scheme: dark)');
  const more = matches('(prefers-contrast: more)');
  effect(() => {
    const theme = settings.theme.value === 'system' ? (dark.value ? 'dark' : 'light') : settings.theme.value;
    const contrast = settings.contrast.value === 'high' || more.value ? 'high' : 'normal';
    const text = settings.textSize.value;
    show(theme, contrast, text);
    stored(() => localStorage.setItem(lastLook, `${theme} ${contrast} ${text}`));
  });
}

/**
 * Sets language and digits from now on. Resolves when the page has its language, or English if it cannot be loaded;
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
