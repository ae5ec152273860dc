// The board's colours, read from the page's CSS custom properties once per change of theme, because a canvas
// cannot follow them by itself. If the user forces colours, the system's own are used. Main entry: watchPalette.

const tokens = {
  surface: ['var(--surface)', 'Canvas'],
  sunken: ['var(--sunken)', 'Canvas'],
  ink: ['var(--ink)', 'CanvasText'],
  muted: ['var(--muted)', 'CanvasText'],
  line: ['var(--line)', 'GrayText'],
  house: ['var(--house)', 'CanvasText'],
  accent: ['var(--accent)', 'Highlight'],
  accentSoft: ['var(--accent-soft)', 'color-mix(in srgb, Highlight 22%, Canvas)'],
  forced: ['var(--forced)', 'LinkText'],
  guess: ['var(--guess)', 'MarkText'],
  guessSoft: ['var(--guess-soft)', 'Mark'],
  bad: ['var(--bad)', 'CanvasText'],
  badSoft: ['var(--bad-soft)', 'Canvas'],
  good: ['var(--good)', 'CanvasText'],
  focus: ['var(--focus)', 'Highlight'],
  entered: ['var(--entered)', 'CanvasText'],
} as const;

export type Ink = keyof typeof tokens;
export type Palette = Readonly<Record<Ink, string>> & {
  /** The grounds of cells with the colours A to I. */
  readonly tints: readonly string[];
  /** The page's typeface. */
  readonly family: string;
};

const mediaQueries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/**
 * Colours are resolved on an element of the page: var(), color-mix() and system names all come out as plain colours. If the
 * user forces colours, the second of each pair is used.
 */
export function readColours<Name extends string>(
  place: HTMLElement,
  wanted: Readonly<Record<Name, readonly [css: string, system: string]>>,
): Record<string, string> & Record<Name | 'family', string> {
  const forced = +matchMedia('(forced-colors: active)').matches;
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.setProperty('forced-color-adjust', 'none');
  place.append(probe);
  const style = getComputedStyle(probe);
  const read = { family: style.fontFamily } as Record<string, string> & Record<Name | 'family', string>;
  for (const name in wanted) {
    probe.style.color = 'Canvas';
    probe.style.color = wanted[name][forced]!;
    (read as Record<string, string>)[name] = style.color;
  }
  probe.remove();
  return read;
}

const tintTokens = [...'abcdefghi'].map((letter) => [letter, [`var(--tint-${letter})`, 'Canvas']] as const);

function readPalette(place: HTMLElement): Palette {
  const read = readColours(place, { ...tokens, ...Object.fromEntries(tintTokens) });
  return { ...read, tints: tintTokens.map(([letter]) => read[letter]!) };
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
