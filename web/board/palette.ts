// The board's colours, read from the page's CSS custom properties once per change of theme, because a canvas
// cannot follow them by itself. If the user forces colours, the system's own are used. Main entry: watchPalette.

const tokens = {
  surface: ['--surface', 'Canvas'],
  sunken: ['--sunken', 'Canvas'],
  ink: ['--ink', 'CanvasText'],
  muted: ['--muted', 'CanvasText'],
  line: ['--line', 'GrayText'],
  house: ['--house', 'CanvasText'],
  accent: ['--accent', 'Highlight'],
  accentSoft: ['--accent-soft', 'color-mix(in srgb, Highlight 22%, Canvas)'],
  forced: ['--forced', 'LinkText'],
  guess: ['--guess', 'MarkText'],
  guessSoft: ['--guess-soft', 'Mark'],
  bad: ['--bad', 'CanvasText'],
  badSoft: ['--bad-soft', 'Canvas'],
  good: ['--good', 'CanvasText'],
  focus: ['--focus', 'Highlight'],
  entered: ['--entered', 'CanvasText'],
} as const;

export type Ink = keyof typeof tokens;
export type Palette = Readonly<Record<Ink, string>> & {
  /** The grounds of cells with the colours A to I. */
  readonly tints: readonly string[];
  /** The page's typeface. */
  readonly family: string;
};

const mediaQueries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** Colours are resolved on an element of the page: var(), color-mix() and system names all come out as plain colours. */
function readPalette(place: HTMLElement): Palette {
  const forced = matchMedia('(forced-colors: active)').matches;
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.setProperty('forced-color-adjust', 'none');
  place.append(probe);
  const style = getComputedStyle(probe);
  const resolve = ([token, system]: readonly [string, string]): string => {
    probe.style.color = 'Canvas';
    probe.style.color = forced ? system : `var(${token})`;
    return style.color;
  };
  const colours = Object.fromEntries(Object.entries(tokens).map(([ink, names]) => [ink, resolve(names)]));
  const tints = [...'abcdefghi'].map((letter) => resolve([`--tint-${letter}`, 'Canvas']));
  const palette = { ...(colours as Record<Ink, string>), tints, family: style.fontFamily };
  probe.remove();
  return palette;
}

/** Calls back with the palette at once and after each change of theme. Returns a function that stops it. */
export function watchPalette(place: HTMLElement, listener: (palette: Palette) => void): () => void {
  const read = (): void => listener(readPalette(place));
  const queries = mediaQueries.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', read);
  const observer = new MutationObserver(read);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast', 'class', 'style'] });
  read();
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', read);
  };
}
