// Recognises a known puzzle: compares its min-lex form with those
// of the page's samples, of My puzzles and of the open list.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest, type Turn } from '../../base/latest';
import { messageOf, makeFailure } from '../../language/failure';
import type { SolverClient } from '../../client/solver_client';
import { areEqual, type Puzzle } from '../../grid/puzzle';
import type { KeptPuzzle } from '../../kept/puzzle_record';
import { tell } from '../../language/say';
import { lineStatus } from '../../protocol/collection';
import type { HasPlay } from '../../state/play_store';
import type { Collection } from '../collection/collection_store';
import { samplePuzzle, samples, type Sample } from '../import/samples';

/** An equivalent puzzle on the page; with its givens, if they are at hand. */
export type KnownPuzzle =
  | { kind: 'sample'; sample: Sample; puzzle: Puzzle }
  | { kind: 'kept'; kept: KeptPuzzle; puzzle: Puzzle }
  | { kind: 'line'; line: number; file: string; puzzle: Puzzle | null };

export interface Recognised {
  form: Puzzle;
  /** The puzzles found so far. */
  known: readonly KnownPuzzle[];
  /** The collection being compared, or already compared; empty if none is open. */
  file: string;
  /** The compared share of it, 0..1; 1 once everything was compared. */
  share: number;
}

export interface Recogniser {
  readonly running: ReadonlySignal<boolean>;
  /** The findings about the puzzle on the board; null before the first request. */
  readonly recognised: ReadonlySignal<Recognised | null>;
  readonly failure: ReadonlySignal<string>;
  look(): Promise<void>;
  stop(): void;
  end(): void;
}

export interface RecogniserNeeds {
  app: HasPlay;
  client: SolverClient;
  /** My puzzles, with the one on the board. */
  keptPuzzles(): Promise<readonly KeptPuzzle[]>;
  /** The collection that is open; null if none is. */
  openCollection(): Promise<Collection | null>;
}

const linesAtOnce = 2000;
const bytesAhead = 1 << 20;
const mostKnown = 20;

const givenCount = ({ givens }: Puzzle): number => givens.reduce((count, value) => count + Number(value > 0), 0);

const isSameShape = ({ shape: one }: Puzzle, { shape: other }: Puzzle): boolean =>
  one.boxHeight === other.boxHeight &&
  one.boxWidth === other.boxWidth &&
  one.constraints === other.constraints &&
  areEqual(one.regions ?? [], other.regions ?? []);

/** A line of one character a cell. */
function puzzleOf(line: string, { shape, givens }: Puzzle): Puzzle | null {
  if (line.length !== givens.length) return null;
  return { shape, givens: Uint8Array.from(line, (symbol) => Number.parseInt(symbol, 36) || 0) };
}

export function makeRecogniser(needs: RecogniserNeeds): Recogniser {
  const { client, openCollection } = needs;
  const { play } = needs.app;
  const running = signal(false);
  const recognised = signal<Recognised | null>(null);
  const failure = makeFailure();
  const asking = makeLatest();

  const tellMore = (more: Partial<Recognised>): void =>
    void (recognised.value = recognised.peek() && { ...recognised.peek()!, ...more });

  async function lookAmong(
    others: readonly KnownPuzzle[],
    puzzle: Puzzle,
    form: Puzzle,
    { isLast }: Turn,
  ): Promise<void> {
    for (const known of others) {
      const other = known.puzzle!;
      if (!isSameShape(puzzle, other) || givenCount(puzzle) !== givenCount(other)) continue;
      const itsForm = await client.ask({ kind: 'minlex', puzzle: other });
      if (!isLast()) return;
      if (itsForm.ok && areEqual(itsForm.puzzle.givens, form.givens))
        tellMore({ known: [...recognised.peek()!.known, known] });
    }
  }

  async function ofPage(): Promise<readonly KnownPuzzle[]> {
    const kept = (await needs.keptPuzzles()).filter(({ position }) => position.puzzleId !== play.puzzleId.peek());
    return [
      ...samples.map((sample): KnownPuzzle => ({ kind: 'sample', sample, puzzle: samplePuzzle(sample) })),
      ...kept.map((each): KnownPuzzle => ({ kind: 'kept', kept: each, puzzle: each.position.puzzle })),
    ];
  }

  async function lookThrough(collection: Collection, puzzle: Puzzle, turn: Turn): Promise<void> {
    const { now } = collection.rows.peek();
    const { count } = now;
    const { status, givens, line } = now.columns;
    const file = collection.name.peek();
    const read = collection.textReader(bytesAhead);
    const wanted = givenCount(puzzle);
    tellMore({ file, share: 0 });
    for (let row = 0; row < count;) {
      const [rows, lines]: [number[], string[]] = [[], []];
      for (; row < count && rows.length < linesAtOnce; ++row) {
        if (status.at(row) === lineStatus.bad || givens.at(row) !== wanted) continue;
        rows.push(row);
        lines.push(await read(row));
      }
      const same = rows.length > 0 ? await client.ask({ kind: 'equivalentLines', puzzle, lines }) : [];
      if (!turn.isLast()) return;
      const more = Array.from(same, (at): KnownPuzzle => ({
        kind: 'line',
        line: line.at(rows[at]!),
        file,
        puzzle: puzzleOf(lines[at]!, puzzle),
      }));
      const known = [...recognised.peek()!.known, ...more].slice(0, mostKnown);
      tellMore({ known, share: row / count });
      if (known.length === mostKnown) break;
    }
  }

  function stop(): void {
    asking.drop();
    running.value = false;
  }

  const stopForgetting = effect(() => {
    void play.puzzle.value;
    untracked(() =>
      batch(() => {
        stop();
        recognised.value = null;
        failure.clear();
      }),
    );
  });

  return {
    running,
    recognised,
    failure: failure.words,
    stop,
    async look() {
      const turn = asking.begin();
      const puzzle = play.puzzle.peek();
      batch(() => {
        failure.clear();
        recognised.value = null;
        running.value = true;
      });
      try {
        const form = await client.ask({ kind: 'minlex', puzzle });
        if (!turn.isLast()) return;
        if (form.ok) {
          recognised.value = { form: form.puzzle, known: [], file: '', share: 0 };
          const others = await ofPage();
          if (turn.isLast()) await lookAmong(others, puzzle, form.puzzle, turn);
          const collection = turn.isLast() ? await openCollection() : null;
          if (collection && turn.isLast()) await lookThrough(collection, puzzle, turn);
          if (turn.isLast()) tellMore({ share: 1 });
        } else failure.tell(() => tell(form.message));
      } catch (error) {
        if (turn.isLast()) failure.tell(() => messageOf(error));
      }
      if (turn.isLast()) running.value = false;
    },
    end() {
      stopForgetting();
      stop();
    },
  };
}
