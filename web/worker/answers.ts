// Answers that several workers give. The first module of the page and the whole one read, write and solve; the whole one alone
// has sheets, the texts of other programs and sites.
import type { QuickModule, SolverModule } from '../../wasm/solver_module';
import type { Alphabet, Sheet, SheetOptions, SheetOutcome, SheetRequest, WriteOutcome } from '../protocol/sheets';
import { bytesOf, Refusal } from './job';
import type { Answers } from './serve';
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

export const sheetAnswers = (module: SolverModule): Answers<SheetRequest['kind']> => ({
  readSheet: ({ text, options }) => readSheet(module, text, options),
  writeSheet: ({ sheet, format, alphabet }) => writeSheet(module, sheet, format, alphabet),
  formats: () => module.formats(),
});

export const quickAnswers = (module: QuickModule): Answers<'read' | 'write' | 'solve'> => ({
  read: ({ text, options }) => module.readPuzzle(text, options),
  write(request) {
    const puzzle = bytesOf(request.puzzle);
    const refusal = module.refusal(puzzle, '');
    if (refusal) throw new Refusal(refusal);
    return module.writePuzzle(puzzle, request.style);
  },
  solve: (request, job) => solve(module, request, job),
});
