// Heat: how often each cell was guessed, as shades on a log scale, because a few cells take most of the guesses.
import { cellGuessedTimes, cellNeverGuessed } from '../language/generated/words';
import { say } from '../language/say';
import type { BoardHeat } from './picture';

/** The warmest shade; 0 = never guessed. */
export const warmest = 8;
const deepest = 0.5;

const numerals = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

/** The shade of each cell, 0..warmest: 0 only for 0, `warmest` for the most. */
export function heatSteps(counts: Uint32Array): Uint8Array {
  const most = counts.reduce((found, count) => Math.max(found, count), 0);
  const scale = warmest / Math.log1p(most);
  return Uint8Array.from(counts, (count) =>
    count === most ? Math.sign(most) * warmest : Math.ceil(Math.log1p(count) * scale),
  );
}

/** The opacity of a shade. */
export function heatAlpha(step: number): number {
  return (step / warmest) * deepest;
}

/** "980", "12.3K". */
export function shortCount(count: number): string {
  return count < 1000 ? String(count) : numerals.format(count);
}

/** `counts`: how often each cell was guessed. */
export function makeHeat(counts: Uint32Array): BoardHeat {
  const steps = heatSteps(counts);
  return {
    counts,
    steps,
    paint(brush, { cell, x, y, width, height }) {
      const count = counts[cell]!;
      if (count === 0) return;
      const { context, palette } = brush;
      context.globalAlpha = heatAlpha(steps[cell]!);
      context.fillStyle = palette.guess;
      context.fillRect(x, y, width, height);
      context.globalAlpha = 1;
      if (!brush.showsLevels) return;
      context.fillStyle = palette.ink;
      brush.write(shortCount(count), 'level', x + width / 2, y + height * 0.88);
    },
    words(cell, isOpen) {
      const count = counts[cell]!;
      if (count === 0) return say(cellNeverGuessed);
      return say(cellGuessedTimes, { count, backCount: count - (isOpen ? 1 : 0) });
    },
  };
}
