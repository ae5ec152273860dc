// The positions of the pages, as tools/learn_positions.mjs found and wrote them.
import { makeGeometry } from '../../../grid/geometry';
import { boxShape, type Puzzle } from '../../../grid/puzzle';
import { type Entries, noEntries } from '../../../state/moves';
import { allCandidates, hasNote, withDigit } from '../../../state/notes';
import all from './positions.json';
import { turned } from './turned';

export interface LearnPosition {
  readonly puzzle: Puzzle;
  /** With notes if some digit has been ruled out. */
  readonly entries: Entries;
  /** Its text in the file, or the text that it was turned from. */
  readonly from: string;
}

/** Number of examples of a technique; its other positions are to practise. */
const examples = 3;

const texts = (id: string): string[] => (all as Record<string, string[]>)[id] ?? [];

const letterOf = (character: string): number => character.charCodeAt(0) - 97;

/** A text as the tool's head describes it. */
export function positionOf(text: string, from = text): LearnPosition {
  const [grid = '', ...further] = text.split(' ');
  const rules = further.filter((each) => each.startsWith('+')).map((each) => `${each.slice(1)}\n`);
  const regions = further.find((each) => each.startsWith('#'))?.slice(1);
  const shape = regions
    ? { boxHeight: 1, boxWidth: 9, regions: Uint8Array.from(regions, Number), constraints: rules.join('') }
    : { ...boxShape(3, 3), constraints: rules.join('') };
  const isGiven = (character: string): boolean => character >= '1' && character <= '9';
  const puzzle = {
    shape,
    givens: Uint8Array.from(grid, (character) => (isGiven(character) ? Number(character) : 0)),
  };
  const values = Uint8Array.from(grid, (character) => (character >= 'a' ? letterOf(character) + 1 : 0));
  const entries = { ...noEntries(puzzle), values };
  const gone = further.find((each) => /^[a-i]/.test(each));
  if (!gone) return { puzzle, entries, from };
  const standing = puzzle.givens.map((given, cell) => given || values[cell]!);
  let notes = allCandidates(makeGeometry(shape), standing);
  for (const [, row, column, digits] of gone.matchAll(/([a-i])([a-i])(\d+)/g)) {
    const cell = 9 * letterOf(row!) + letterOf(column!);
    for (const digit of digits!) {
      if (hasNote(notes, cell, Number(digit))) notes = withDigit(notes, [cell], Number(digit), false);
    }
  }
  return { puzzle, entries: { ...entries, notes }, from };
}

export const exampleTexts = (id: string): string[] => texts(id).slice(0, examples);

/**
 * A position to practise, turned so that it looks like no other, and if possible not turned from the one `before` again;
 * null if there is none. `random`: 0 <= random() < 1.
 */
export function practiceFor(
  id: string,
  before?: LearnPosition,
  random: () => number = Math.random,
): LearnPosition | null {
  const found = texts(id);
  const all = found.length > examples ? found.slice(examples) : found;
  const others = all.filter((text) => text !== before?.from);
  const pool = others.length > 0 ? others : all;
  const text = pool[Math.floor(random() * pool.length)];
  return text === undefined ? null : positionOf(turned(text, random), text);
}

/** Rules of boards that nothing on them tells, as they stand in the texts. */
const namedRules = ['diagonals', 'windows', 'antiknight'] as const;
export type BoardRule = (typeof namedRules)[number] | 'regions';

/** The rule of a technique's boards beyond rows, columns and boxes; null if there is none, or if clues show it. */
export function boardRule(id: string): BoardRule | null {
  const [, ...further] = (texts(id)[0] ?? '').split(' ');
  if (further.some((each) => each.startsWith('#'))) return 'regions';
  return namedRules.find((name) => further.includes(`+${name}`)) ?? null;
}
