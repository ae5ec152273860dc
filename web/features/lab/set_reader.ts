// A text with one puzzle per line, in any form that the page reads. Blank lines and lines beginning with # are
// skipped; an unreadable line is left out and reported. A text that is a grid over several lines is one puzzle.
import type { Puzzle } from '../../grid/puzzle';
import type { ReadOutcome } from '../../protocol/messages';
import { labLineUnreadable, labSetTooLarge } from '../../language/generated/lab';
import { say, toldWords } from '../../language/say';
import type { Words } from '../../language/text';
import type { ReadOptions } from '../../protocol/sheets';

export type ReadText = (text: string, options: ReadOptions) => Promise<ReadOutcome>;

export interface SetReading {
  puzzles: Puzzle[];
  /** Lines that are not puzzles. */
  leftOut: number;
  /** The reason for the first of them; empty if there is none. */
  reason: Words;
}

/** More would take hours and, with the trials of each, hundreds of megabytes. */
export const mostInSet = 10_000;

const guessAll: ReadOptions = { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' };

/** The text as one grid whose lines are its rows: a row of 16 would pass for a 4x4, but has fewer cells. */
async function readGrid(text: string, ofLines: readonly ReadOutcome[], read: ReadText): Promise<Puzzle | null> {
  const whole = await read(text, guessAll);
  if (!whole.ok) return null;
  const isLarger = ofLines.every((line) => !line.ok || line.puzzle.givens.length < whole.puzzle.givens.length);
  return isLarger ? whole.puzzle : null;
}

/** `isList`: true to keep the lines apart. */
export async function readSet(text: string, read: ReadText, isList: boolean): Promise<SetReading> {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
  if (lines.length > mostInSet) {
    const reason: Words = () => say(labSetTooLarge, { count: lines.length, mostCount: mostInSet });
    return { puzzles: [], leftOut: lines.length, reason };
  }
  const outcomes = await Promise.all(lines.map(({ line }) => read(line, guessAll)));
  const grid = isList || lines.length < 2 ? null : await readGrid(text, outcomes, read);
  if (grid) return { puzzles: [grid], leftOut: 0, reason: () => '' };
  const puzzles = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.puzzle] : []));
  const first = outcomes.findIndex((outcome) => !outcome.ok);
  const failure = outcomes[first];
  const reason: Words = () =>
    failure && !failure.ok
      ? say(labLineUnreadable, { lineCount: lines[first]!.number, reasonName: toldWords(failure.message) })
      : '';
  return { puzzles, leftOut: lines.length - puzzles.length, reason };
}
