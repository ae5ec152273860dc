// Reads incoming text. A line of 9x9 or 4x4 has one meaning, and the module of a first visit reads it at once,
// unless rules are chosen that this module does not know. All other text goes to the whole module, which knows
// the formats of other programs and alternative readings, and a second time if its worker was lost meanwhile.
// If it cannot be loaded, as without a network on a first visit, the first module answers as well as it can.
import { areEveryday } from '../grid/constraints';
import type { Puzzle } from '../grid/puzzle';
import type { ReadOptions, Divided, Division, OtherReading, Alphabet } from '../protocol/sheets';
import { loadSolverTexts } from '../language/solver_texts';
import type { Told } from '../language/text';
import type { Entries } from './moves';
import { Crashed, type SolverClient } from '../client/solver_client';
import type { QuickRequest, ReadOutcome } from '../protocol/messages';
import { messageOf } from '../language/failure';

/** Known facts about a text: with a format's id or an alphabet if one was chosen. */
export interface ReadWish extends ReadOptions {
  format?: string;
  alphabet?: Alphabet;
  division?: Division | '';
}

/** `remarks`: sentences on parts of the text that the page does not have; `others`: ways to read it differently. */
export type Reading = Partial<Divided> &
  (
    | {
        ok: true;
        puzzle: Puzzle;
        description: Told;
        /** The format's id, if the whole module answered. */
        format?: string;
        entries?: Entries;
        remarks?: readonly Told[];
        others?: OtherReading[];
      }
    | Extract<ReadOutcome, { ok: false }>
  );

export interface CanRead {
  read(text: string, wish: ReadWish): Promise<Reading>;
}

const oneMeaning = /^\s*(?:[\d.]{81}|[0-4.]{16})\s*$/;

function isList(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => oneMeaning.test(line));
}

export const guessAll: ReadWish = { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' };

export function makeReader(
  quick: SolverClient<QuickRequest>,
  whole: SolverClient,
): (text: string, wish: ReadWish) => Promise<Reading> {
  // The text survives, whatever happens to the solver.
  const readQuickly = (
    text: string,
    { format: _, alphabet: __, division: ___, ...options }: ReadWish,
  ): Promise<ReadOutcome> =>
    quick.ask({ kind: 'read', text, options }).catch((error: unknown) => {
      return { ok: false, message: messageOf(error), line: 0, column: 0 };
    });

  async function readWholly(
    text: string,
    { format = '', alphabet = '', division = '', ...shape }: ReadWish,
  ): Promise<Reading> {
    const options = { format, alphabet, shape, division };
    // Its message is shown at once.
    const [outcome] = await Promise.all([whole.ask({ kind: 'readSheet', text, options }), loadSolverTexts()]);
    if (!outcome.ok) return outcome;
    const { sheet, format: id, description, notes, others, division: found, otherDivision } = outcome;
    const divided = { division: found, otherDivision };
    // Late: the first visit reads no sheets.
    const { contentsOf } = await import('./sheet_contents');
    return { ok: true, format: id, description, others, ...divided, ...contentsOf(sheet, notes) };
  }

  /** Even then a list is a list, and not its first puzzle. */
  async function readWithoutWhole(text: string, wish: ReadWish): Promise<Reading> {
    const outcome = await readQuickly(text, wish);
    return isList(text) ? { ...outcome, division: 'lines' } : outcome;
  }

  return async (text, wish) => {
    if (!wish.format && areEveryday(wish.constraints) && oneMeaning.test(text)) return readQuickly(text, wish);
    const again = (error: unknown): Promise<Reading> => {
      if (error instanceof Crashed && error.wasUp) return readWholly(text, wish);
      throw error;
    };
    return readWholly(text, wish)
      .catch(again)
      .catch(() => readWithoutWhole(text, wish));
  };
}

/** The wish for another reading of a text. */
export function wishFor(other: { format: string; alphabet: Alphabet; boxHeight: number; boxWidth: number }): ReadWish {
  const { format, alphabet, boxHeight, boxWidth } = other;
  return { ...guessAll, format, alphabet, boxHeight, boxWidth };
}
