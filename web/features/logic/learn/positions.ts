// The positions of the pages, as tools/learn_positions.mjs found and wrote them.
import { makeGeometry } from '../../../grid/geometry';
import { areEqual, boxShape, type Puzzle } from '../../../grid/puzzle';
import { type Entries, noEntries } from '../../../state/moves';
import { allCandidates, hasNote, withDigit } from '../../../state/notes';
import all from './positions.json';

export interface LearnPosition {
  readonly puzzle: Puzzle;
  /** With notes where some digit has been ruled out. */
  readonly entries: Entries;
}

/** How many of a technique are shown as examples; the others are to practise. */
const examples = 3;

const texts = (id: string): string[] =>
  ((all as unknown as Record<string, [weight: number, text: string][]>)[id] ?? []).map(([, text]) => text);

const letterOf = (character: string): number => character.charCodeAt(0) - 97;

/** A text as the tool's head describes it. */
export function positionOf(text: string): LearnPosition {
  const [grid = '', gone = ''] = text.split(' ');
  const shape = boxShape(3, 3);
  const isGiven = (character: string): boolean => character >= '1' && character <= '9';
  const puzzle = {
    shape,
    givens: Uint8Array.from(grid, (character) => (isGiven(character) ? Number(character) : 0)),
  };
  const values = Uint8Array.from(grid, (character) => (character >= 'a' ? letterOf(character) + 1 : 0));
  const entries = { ...noEntries(puzzle), values };
  if (gone === '') return { puzzle, entries };
  const standing = puzzle.givens.map((given, cell) => given || values[cell]!);
  let notes = allCandidates(makeGeometry(shape), standing);
  for (const [, row, column, digits] of gone.matchAll(/([a-i])([a-i])(\d+)/g)) {
    const cell = 9 * letterOf(row!) + letterOf(column!);
    for (const digit of digits!) {
      if (hasNote(notes, cell, Number(digit))) notes = withDigit(notes, [cell], Number(digit), false);
    }
  }
  return { puzzle, entries: { ...entries, notes } };
}

export const exampleTexts = (id: string): string[] => texts(id).slice(0, examples);

/** A position to practise, if possible not `before` again; null if there is none. */
export function practiceFor(id: string, before?: LearnPosition): LearnPosition | null {
  const found = texts(id);
  const all = (found.length > examples ? found.slice(examples) : found).map(positionOf);
  const others = all.filter(({ puzzle, entries }) => {
    const isSame = before && areEqual(puzzle.givens, before.puzzle.givens);
    return !isSame || !areEqual(entries.values, before.entries.values);
  });
  const pool = others.length > 0 ? others : all;
  return pool[Math.floor(Math.random() * pool.length)] ?? null;
}
