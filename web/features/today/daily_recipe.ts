// How the puzzles of a day are made, and the kind of its variant.
import { boxShape } from '../../grid/puzzle';
import type { Text } from '../../language/text';
import type { Recipe } from '../../protocol/making';
import { allSeries } from '../../state/origin';
import { hasCages, madeClues, madeRules } from '../make/clue_kinds';
import { type Daily, levels } from './daily';

/** A kind of clues or a rule of make/clue_kinds.ts; killers have a series of their own. */
const variants = [...madeClues.filter(({ id }) => !hasCages([id])), ...madeRules];

const day_ms = 86_400_000;

/** Each kind has its day in turn, the same in every time zone: a date without a time is read as UTC. */
const variantOf = (day: string): (typeof variants)[number] => variants[(Date.parse(day) / day_ms) % variants.length]!;

export const variantName = (day: string): Text => variantOf(day).name;

/** Each has its own seed: with a common one the puzzles would come from the same full grid. */
const seedOf = ({ day, series, grade }: Daily): number =>
  10 * Number(day.replaceAll('-', '')) + (series === 'classic' ? grade : levels.length - 1 + allSeries.indexOf(series));

/** The kinds of clues, and the rules of the whole grid. */
function cluesOf({ day, series }: Daily): { clues: string; constraints: string } {
  if (series === 'classic') return { clues: '', constraints: '' };
  if (series === 'killer') return { clues: 'killer', constraints: '' };
  const { id } = variantOf(day);
  const isRule = madeRules.some((rule) => rule.id === id);
  return { clues: isRule ? '' : id, constraints: isRule ? `${id}\n` : '' };
}

export function recipeOfTheDay(daily: Daily): Recipe {
  const { clues, constraints } = cluesOf(daily);
  return {
    shape: { ...boxShape(3, 3), constraints },
    clues,
    newRegions: false,
    symmetry: daily.series === 'classic' ? 'half-turn' : 'none',
    leastGivens: 0,
    mostGivens: Infinity,
    minimal: false,
    pattern: null,
    aim: { kind: 'grade', grade: daily.grade },
    seed: seedOf(daily),
  };
}
