// Sets theme, contrast and size of text on <html>, for tokens.css and the board's
// palette: from the settings, or from the system while a setting is "system". The last
// look is stored beside the settings, which are loaded too late for the first paint.
import { effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
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
