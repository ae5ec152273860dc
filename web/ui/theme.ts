// Puts theme and contrast on <html>, where tokens.css and the board's palette look for them: what the settings say, or
// what the system asks for while they say "system".
import { effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { SettingsStore } from '../state/types';

function matches(query: string): ReadonlySignal<boolean> {
  const list = window.matchMedia(query);
  const found = signal(list.matches);
  list.addEventListener('change', () => (found.value = list.matches));
  return found;
}

/** Follows the settings from now on. Before they are loaded, call it with what the system asks for alone. */
export function followTheme(settings: Pick<SettingsStore, 'theme' | 'contrast'>): () => void {
  const dark = matches('(prefers-color-scheme: dark)');
  const more = matches('(prefers-contrast: more)');
  return effect(() => {
    const { theme, contrast } = settings;
    const { dataset } = document.documentElement;
    dataset.theme = theme.value === 'system' ? (dark.value ? 'dark' : 'light') : theme.value;
    dataset.contrast = contrast.value === 'high' || more.value ? 'high' : 'normal';
  });
}
