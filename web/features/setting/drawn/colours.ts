// The colours of drawings by the names that rules use for them. Programs choose shades of their own, and so a colour is
// one of a few names, by hue and lightness.

export const colourNames = [
  'black',
  'white',
  'grey',
  'red',
  'orange',
  'peach',
  'yellow',
  'green',
  'teal',
  'blue',
  'lilac',
  'purple',
] as const;
export type Colour = (typeof colourNames)[number];

/** The share that red, green and blue have, 0 .. 1; null for a clear colour or none that can be read. */
function sharesOf(text: string): [number, number, number] | null {
  if (!/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return null;
  const hex = text.slice(1);
  const wide = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  if (wide.slice(6) === '00') return null;
  return [0, 2, 4].map((at) => parseInt(wide.slice(at, at + 2), 16) / 255) as [number, number, number];
}

/** Null for a clear colour, or a text that is none. */
export function colourOf(text: string): Colour | null {
  const shares = sharesOf(text);
  if (!shares) return null;
  const [red, green, blue] = shares;
  const [most, least] = [Math.max(...shares), Math.min(...shares)];
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range < 0.12) return lightness < 0.2 ? 'black' : lightness > 0.94 ? 'white' : 'grey';
  const turn =
    most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return ofHue((turn * 60 + 360) % 360, lightness);
}

function ofHue(hue: number, lightness: number): Colour {
  if (hue < 12 || hue >= 350) return 'red';
  if (hue < 46) return lightness > 0.75 ? 'peach' : 'orange';
  if (hue < 80) return 'yellow';
  if (hue < 165) return 'green';
  if (hue < 188) return 'teal';
  if (hue < 240) return 'blue';
  if (hue < 286) return lightness > 0.72 ? 'lilac' : 'purple';
  return 'purple';
}

/** How texts call a colour, the better known name first; in English and in German. */
export const colourWords: Readonly<Record<Colour, RegExp>> = {
  black: /\bblack\b|schwarz/i,
  white: /\bwhite\b|wei(ß|ss)/i,
  grey: /\bgr[ea]y\b|\bsilver\b|\bgrau/i,
  red: /\bred\b|\brot(e|en|er)?\b/i,
  orange: /\borange/i,
  peach: /\bpeach|pfirsich/i,
  yellow: /\byellow|\bolive|\bgold|gelb/i,
  green: /\bgreen|grün/i,
  teal: /\bteal|\bturquoise|\bcyan|türkis/i,
  blue: /\bblue|blau/i,
  lilac: /\blilac|\blavender|flieder|lavendel/i,
  purple: /\bpurple|\bpink|\bmagenta|\bviolet|\blila\b|lilane|rosa|violett/i,
};

/** Colours that a person may take for each other, the nearest first. */
export const nearTo: Readonly<Partial<Record<Colour, readonly Colour[]>>> = {
  lilac: ['purple'],
  purple: ['lilac', 'red'],
  peach: ['orange', 'yellow'],
  orange: ['peach', 'yellow', 'red'],
  teal: ['blue', 'green'],
  blue: ['teal', 'lilac'],
  green: ['teal'],
  yellow: ['orange', 'green'],
  grey: ['black'],
  black: ['grey'],
};
