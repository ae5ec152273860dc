// Answers that several workers give. The first module of the page and the whole one read, write and solve; the whole one alone
// has sheets, the texts of other programs and sites.
import type { QuickModule, SolverModule } from '../../wasm/solver_module';
import type { AsideRequest, QuickRequest, Replies } from '../protocol/messages';
import type { Alphabet, Sheet, SheetOptions, SheetOutcome, SheetRequest, WriteOutcome } from '../protocol/sheets';
import { bytesOf, type Job, Refusal } from './job';
import { solve } from './solve_task';

function readSheet(module: SolverModule, text: string, options: SheetOptions): SheetOutcome {
  const outcome = module.readSheet(text, options);
  if (!outcome.ok) return outcome;
  const { candidates, corners, colours, ...sheet } = outcome.sheet;
  return {
    ...outcome,
    sheet: {
      ...sheet,
      candidates: candidates && new BigUint64Array(candidates.buffer),
      corners: corners && new BigUint64Array(corners.buffer),
      colours: colours && new Uint16Array(colours.buffer),
    },
  };
}

function writeSheet(module: SolverModule, sheet: Sheet, format: string, alphabet: Alphabet): WriteOutcome {
  const bytesOrNone = (marks: BigUint64Array | Uint16Array | null): Uint8Array | string =>
    marks ? new Uint8Array(marks.buffer, marks.byteOffset, marks.byteLength) : '';
  const bytes = {
    puzzle: bytesOf(sheet.puzzle),
    entries: sheet.entries,
    candidates: bytesOrNone(sheet.candidates),
    corners: bytesOrNone(sheet.corners),
    colours: bytesOrNone(sheet.colours),
    tags: sheet.tags.map(({ name, value }) => value && `${name}=${value.replaceAll('\n', '\u2028')}\n`).join(''),
  };
  return module.writeSheet(bytes, format, alphabet);
}

export function answerSheet(module: SolverModule, request: SheetRequest): Replies[SheetRequest['kind']] {
  switch (request.kind) {
    case 'readSheet':
      return readSheet(module, request.text, request.options);
    case 'writeSheet':
      return writeSheet(module, request.sheet, request.format, request.alphabet);
    case 'formats':
      return module.formats();
  }
}

type QuickWork = Exclude<QuickRequest, AsideRequest>;

export async function answerQuick(
  module: QuickModule,
  request: QuickWork,
  job: Job,
): Promise<Replies[QuickWork['kind']]> {
  switch (request.kind) {
    case 'read':
      return module.readPuzzle(request.text, request.options);
    case 'write': {
      const puzzle = bytesOf(request.puzzle);
      const refusal = module.refusal(puzzle, '');
      if (refusal) throw new Refusal(refusal);
      return module.writePuzzle(puzzle, request.style);
    }
    case 'solve':
      return solve(module, request, job);
  }
}
