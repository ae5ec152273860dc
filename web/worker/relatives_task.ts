// Relatives of a puzzle, reported as they are found.
import type { LogicModule } from '../../wasm/logic_module';
import type { EquivalentOutcome, SolverModule } from '../../wasm/solver_module';
import type { Puzzle } from '../grid/puzzle';
import type {
  RatedPuzzle,
  RelativeBytes,
  Relatives,
  RelativesRequest,
  EquivalenceRequest,
  Equivalent,
} from '../protocol/improving';
import { type Job, bytesOf } from './job';
import type { Answers } from './serve';
import { yieldToMessages } from './slices';

const progress_ms = 200;
const slice_ms = 40;
/** After this time without a find, there is hardly anything to find. */
const patience_ms = 30_000;

function ratedOf({ shape }: Puzzle, { givens, constraints, ...rest }: RelativeBytes): RatedPuzzle {
  return { puzzle: { shape: { ...shape, constraints }, givens: Uint8Array.from(givens) }, ...rest };
}

export async function findRelatives(module: LogicModule, request: RelativesRequest, job: Job): Promise<Relatives> {
  const { puzzle, wish, seed, most } = request;
  const begun_ms = performance.now();
  let told_ms = begun_ms;
  let tries = 0;
  let relatives: Relatives | undefined;
  const tell = (): void => {
    told_ms = performance.now();
    job.progress({ solutions: 0, steps: tries, seconds: (told_ms - begun_ms) / 1000, relatives });
  };
  // A rating takes long and reads no messages meanwhile; this sends signs of life.
  const isEnded = (): boolean => {
    if (performance.now() - told_ms > progress_ms) tell();
    return false;
  };
  const session = new module.RelativeSession(bytesOf(puzzle), wish, seed, isEnded);
  try {
    const refusal = session.refusal();
    if (refusal) return { refusal };
    const original = ratedOf(puzzle, JSON.parse(session.original()) as RelativeBytes);
    const found: RatedPuzzle[] = [];
    relatives = { original, found };
    tell();
    let found_ms = performance.now();
    for (let since_ms = found_ms; found.length < most && !job.cancelled && !session.isOver(); tries += 1) {
      const relative = JSON.parse(session.next(isEnded)) as RelativeBytes | null;
      if (relative) {
        found.push(ratedOf(puzzle, relative));
        found_ms = performance.now();
        tell();
      }
      const now_ms = performance.now();
      if (now_ms - found_ms > patience_ms) break;
      if (now_ms - since_ms < slice_ms) continue;
      await yieldToMessages();
      since_ms = performance.now();
    }
    return relatives;
  } finally {
    session.delete();
  }
}

const puzzleOf = ({ shape }: Puzzle, outcome: EquivalentOutcome): Equivalent =>
  outcome.ok ? { ok: true, puzzle: { shape, givens: outcome.givens } } : outcome;

/** The whole module's answers about equivalent puzzles. */
export const equivalenceAnswers = (module: SolverModule): Answers<EquivalenceRequest['kind']> => ({
  minlex: ({ puzzle }) => puzzleOf(puzzle, module.minlex(bytesOf(puzzle))),
  equivalent: ({ puzzle, seed }) => puzzleOf(puzzle, module.equivalent(bytesOf(puzzle), seed)),
  equivalentLines: ({ puzzle, lines }) => module.equivalentLines(bytesOf(puzzle), lines.join('\n')),
  formPrints: ({ lines }) => module.formPrints(lines.join('\n')),
});
