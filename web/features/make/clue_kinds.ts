// The kinds of clues that can be made, by the names of solver/include/sudoscope/generate/clue_wish.hpp, and rules of the
// whole grid that are chosen beside them.
import { hasKind } from '../../grid/constraints';
import { houseRules } from '../../grid/house_rules';
import * as texts from '../../language/generated/make';
import type { Text } from '../../language/text';

export interface ClueChoice {
  /** The name of a kind of clues, or the id of a rule. */
  readonly id: string;
  readonly name: Text;
  /** The kinds of constraints by which they are recognised; missing = the id itself. */
  readonly kinds?: readonly string[];
  /** A picture of lines, 18 units wide. */
  readonly picture: string;
}

export const madeClues: readonly ClueChoice[] = [
  { id: 'killer', kinds: ['killercage'], name: texts.madeKiller, picture: 'M4.5 4.5h9v4.5h-4.5v4.5h-4.5z' },
  {
    id: 'arrows',
    kinds: ['arrow'],
    name: texts.madeArrows,
    picture: 'M7.5 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0M7 10.5L13 5M9.8 5H13v3.2',
  },
  {
    id: 'thermometers',
    kinds: ['thermometer'],
    name: texts.madeThermometers,
    picture: 'M7 13a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0M6.2 11.6L13.5 4.5',
  },
  {
    id: 'kropki',
    kinds: ['difference', 'ratio'],
    name: texts.madeKropki,
    picture: 'M8.5 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0M13.5 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  },
  {
    id: 'all-kropki',
    kinds: ['negative'],
    name: texts.madeAllKropki,
    picture:
      'M7.5 6a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0M13.5 6a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0M10.5 12a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0',
  },
  { id: 'xv', kinds: ['xv'], name: texts.madeXv, picture: 'M4 5.5l3.5 7M7.5 5.5l-3.5 7M10 5.5l2 7 2-7' },
  { id: 'greater-than', kinds: ['inequality'], name: texts.madeGreaterThan, picture: 'M6 4.5l6.5 4.5-6.5 4.5' },
  {
    id: 'greater-killer',
    kinds: ['inequality'],
    name: texts.madeGreaterKiller,
    picture: 'M3.500 4.500h4v9h-4zM9.500 5.500l4.500 3.500-4.500 3.500',
  },
  { id: 'whispers', kinds: ['whispers'], name: texts.madeWhispers, picture: 'M3.5 6l3.5 6 3.5-6 4 6' },
  { id: 'renban', kinds: ['renban'], name: texts.madeRenban, picture: 'M4 13c0-5 2.5-8 5-4s5 1 5-4.5' },
  { id: 'palindromes', kinds: ['palindrome'], name: texts.madePalindromes, picture: 'M4 13V7.5a5 5 0 0 1 10 0V13' },
  {
    id: 'little-killers',
    kinds: ['littlekillersum'],
    name: texts.madeLittleKillers,
    picture: 'M4.5 4.5l8.5 8.5M8.5 13h4.5v-4.5',
  },
  { id: 'sandwiches', kinds: ['sandwichsum'], name: texts.madeSandwiches, picture: 'M4 5.5h10M4 12.5h10M5 9h8' },
  {
    id: 'skyscrapers',
    kinds: ['skyscraper'],
    name: texts.madeSkyscrapers,
    picture: 'M4 13.5v-4h3.3v4M7.3 13.5v-6.5h3.4v6.5M10.7 13.5v-9h3.3v9',
  },
  { id: 'x-sums', kinds: ['xsum'], name: texts.madeXSums, picture: 'M4 5.5l4.5 7M8.5 5.5l-4.5 7M10 9h4M12 7v4' },
  {
    id: 'quadruples',
    kinds: ['quadruple'],
    name: texts.madeQuadruples,
    picture: 'M9 2v14M2 9h14M12 9a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  },
  {
    id: 'odd-even',
    kinds: ['odd', 'even'],
    name: texts.madeOddEven,
    picture: 'M8 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0M10 10h4v4h-4z',
  },
];

export const madeRules: readonly ClueChoice[] = [
  { id: 'antiknight', name: texts.madeAntiKnight, picture: 'M5 13V5h7M12 5l-2-1.5M12 5l-2 1.5' },
  { id: 'antiking', name: texts.madeAntiKing, picture: 'M9 4v10M4 9h10M5.5 5.5l7 7M12.5 5.5l-7 7' },
  { id: 'nonconsecutive', name: texts.madeNonConsecutive, picture: 'M4.5 9h3.5M10 9h3.5M8.200 12l1.600-6' },
];

/** The choices that take the place of others: where all dots are given, or cages have signs, those are no choice of their own. */
const included: Readonly<Record<string, readonly string[]>> = {
  'all-kropki': ['kropki'],
  'greater-killer': ['killer', 'greater-than'],
};

/** The ids that do not go together with this one. */
export const apartFrom = (id: string): string[] =>
  Object.entries(included).flatMap(([whole, parts]) => (whole === id ? parts : parts.includes(id) ? [whole] : []));

const kindsOf = (id: string): readonly string[] => madeClues.find((choice) => choice.id === id)?.kinds ?? [];

/** The kinds of constraints that some choices of clues lay. */
export const laidKinds = (clues: readonly string[]): string[] =>
  clues.flatMap((id) => [id, ...(included[id] ?? [])]).flatMap(kindsOf);

/** True if a choice lays cages over the whole grid. */
export const hasCages = (clues: readonly string[]): boolean =>
  clues.includes('killer') || clues.includes('greater-killer');

/** The choices that make a puzzle with the same kinds of clues. */
export function madeCluesIn(constraints: string): string[] {
  const has = (kind: string): boolean => hasKind(constraints, kind);
  const found = madeClues
    .filter(({ id, kinds }) => kinds!.some(has) && (id !== 'greater-killer' || has('killercage')))
    .map(({ id }) => id);
  return found.filter((id) => !found.some((whole) => included[whole]?.includes(id)));
}

/** The lines of the rules of the whole grid, and of all that add houses. */
export const rulesIn = (constraints: string): string =>
  constraints
    .split('\n')
    .filter((line) => madeRules.some(({ id }) => id === line) || Object.hasOwn(houseRules, line.split('=')[0]!))
    .map((line) => `${line}\n`)
    .join('');
