// Digits are read on every ground, and every edge is seen on the paper, in both themes.
import { describe, expect, test } from 'vitest';
import { inks } from '../../../../web/marks/inks';
import { edgeOf, hues } from '../../../../web/marks/marks';

function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Paper and the faintest inks of digits, as in web/ui/tokens.css: notes, entries, guesses, contradictions. */
const themes = [
  { theme: 0, name: 'light', paper: '#ffffff', digits: ['#48505a', '#5b3fa6', '#9a4a04', '#b91c25'] },
  { theme: 1, name: 'dark', paper: '#1b2026', digits: ['#b4bdc8', '#c9b3ff', '#f6b655', '#ff8d8d'] },
] as const;

describe.each(themes)('the $name theme', ({ theme, paper, digits }) => {
  test.each(hues)('%s', (hue) => {
    for (const digit of digits) expect(contrast(inks[hue][theme], digit)).toBeGreaterThan(4.5);
    expect(contrast(inks[edgeOf(hue)][theme], paper)).toBeGreaterThanOrEqual(3);
  });

  test.each(['arrow', 'cage', 'dot-e'] as const)('%s', (role) => {
    expect(contrast(inks[role][theme], paper)).toBeGreaterThanOrEqual(3);
  });
});
