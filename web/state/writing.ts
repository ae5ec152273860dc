// Writes the page's puzzle for export: in a line or a grid of text, or in a format of another program or site.
import type { SolverClient } from '../client/solver_client';
import type { Puzzle, Shape } from '../grid/puzzle';
import { loadSolverTexts } from '../language/solver_texts';
import type { QuickRequest } from '../protocol/messages';
import type { Alphabet, Sheet, Format, WriteOutcome } from '../protocol/sheets';
import { type Entries, noEntries } from './moves';
import { hasAny } from './notes';
import type { PlayStore } from './play_store';
import { noTexts } from './puzzle_texts';

export interface CanWriteFormats {
  /** The formats of other programs and sites; rejects if the module that knows them cannot be had. */
  formats(): Promise<readonly Format[]>;
  /** The page's puzzle with its entries and notes, as far as the format holds them, or the given puzzle. */
  writeAs(format: string, alphabet: Alphabet, puzzle?: Puzzle): Promise<WriteOutcome>;
}

export interface CanWrite {
  /** The page's own puzzle unless another is given. */
  write(style: 'line' | 'grid', puzzle?: Puzzle): Promise<string>;
}

const wordsOf = (notes: Uint32Array): BigUint64Array<ArrayBuffer> | null =>
  hasAny(notes) ? new BigUint64Array(new Uint32Array(notes).buffer) : null;

/** The sheet for the solver to write: centre notes become candidates, for formats with both candidates and corners. */
export function sheetOf(puzzle: Puzzle, { values, notes, centre, colours }: Entries): Sheet {
  const painted = colours.some((colour) => colour > 0) ? new Uint16Array(colours) : null;
  const tags = Object.entries<string>({ ...puzzle.texts }).map(([name, value]) => ({ name, value }));
  return { puzzle, entries: values, candidates: wordsOf(centre), corners: wordsOf(notes), colours: painted, tags };
}

export interface WritingNeeds {
  readonly play: PlayStore;
  readonly quick: SolverClient<QuickRequest>;
  readonly whole: SolverClient;
  /** The rules of a grid in words, for puzzles that have none of their own; empty if there are none to tell. */
  rulesOf(shape: Shape): string;
}

/** Our own links have no words for rules that follow from the clues: each reader gets them in their own language. */
const ownFormat = 'sudoscope';

export function makeWriting({ play, quick, whole, rulesOf }: WritingNeeds): CanWrite & CanWriteFormats {
  function told(puzzle: Puzzle): Puzzle {
    const texts = { ...noTexts, ...puzzle.texts };
    const rules = texts.rules || rulesOf(puzzle.shape);
    return rules ? { ...puzzle, texts: { ...texts, rules } } : puzzle;
  }

  return {
    async formats() {
      const [formats] = await Promise.all([whole.ask({ kind: 'formats' }), loadSolverTexts()]);
      return formats;
    },
    async writeAs(format, alphabet, puzzle) {
      const written = puzzle ?? play.puzzle.peek();
      const entries = puzzle ? noEntries(puzzle) : play.entries.peek();
      const sheet = sheetOf(format === ownFormat ? written : told(written), entries);
      const asked = whole.ask({ kind: 'writeSheet', sheet, format, alphabet });
      const [outcome] = await Promise.all([asked, loadSolverTexts()]);
      return outcome;
    },
    write: (style, puzzle = play.puzzle.peek()) => quick.ask({ kind: 'write', puzzle, style }),
  };
}
