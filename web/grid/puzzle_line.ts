// A puzzle as a line of text: its digits, or JSON in a list for a puzzle that is more than digits in the usual boxes, made by
// wasm/sheet_list.cpp.
import { constraintsIn } from './constraints';
import { isPossible, type Puzzle, sideOf } from './puzzle';

interface PuzzleRecord {
  boxHeight: number;
  boxWidth: number;
  regions: number[] | null;
  constraints: string;
  givens: number[];
  /** The words of its setter, by their name. */
  tags: Record<string, string>;
}

/** True for a line of JSON; a plain line begins with a digit or a blank. */
export const isPuzzleLine = (line: string): boolean => line.startsWith('{');

/** Null if it is damaged. */
export function puzzleInLine(line: string): { puzzle: Puzzle; tags: Readonly<Record<string, string>> } | null {
  try {
    const { boxHeight, boxWidth, regions, constraints, givens, tags } = JSON.parse(line) as PuzzleRecord;
    const shape = { boxHeight, boxWidth, regions: regions && Uint8Array.from(regions), constraints };
    const puzzle = { shape, givens: Uint8Array.from(givens) };
    const side = sideOf(shape);
    const fits = isPossible(shape) && givens.length === side * side && givens.every((value) => value <= side);
    return fits ? { puzzle, tags } : null;
  } catch {
    // Any damage makes it no puzzle.
    return null;
  }
}

/** The rules of a puzzle in an order of their own, so that the same clues are the same text however they were listed. */
export function sortedRules(constraints: string): string {
  const sorted = (data: string): string => {
    if (!data.startsWith('[')) return data;
    const clues = JSON.parse(data) as unknown[];
    return clues
      .map((clue) => JSON.stringify(clue))
      .sort()
      .join();
  };
  return constraintsIn(constraints)
    .map(({ kind, data }) => `${kind}=${sorted(data)}`)
    .sort()
    .join('\n');
}

/** The digits: a character a cell up to 9x9, else numbers with spaces between. */
export function puzzleText({ shape, givens }: Puzzle): string {
  if (sideOf(shape) > 9) return Array.from(givens).join(' ');
  return Array.from(givens, (value) => value || '.').join('');
}
