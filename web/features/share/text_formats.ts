// The formats of the page's puzzle as text: those of the whole module that are large
// enough; if it cannot be loaded, the two that the module of a first visit writes.
import { formatGrid, formatLine, rulesAreLost } from '../../language/generated/share';
import { say } from '../../language/say';
import { type Puzzle, sideOf } from '../../grid/puzzle';
import type { Told } from '../../language/text';
import type { Alphabet, WriteOutcome } from '../../protocol/sheets';
import type { HasPlay } from '../../state/play_store';
import type { CanWrite, CanWriteFormats } from '../../state/writing';

export interface TextFormat {
  id: string;
  name: Told;
  /** The ending of its files, with its point. */
  extension: string;
  /** True if the symbols for 10 and more can be chosen. */
  hasAlphabets: boolean;
  write(alphabet: Alphabet): Promise<WriteOutcome>;
}

/** Keeps every clue, and whatever else belongs to a puzzle. */
const wholeFormat = 'f-puzzles-json';

/** The first is the one to start with: for a puzzle with clues it keeps them. */
function inOrder(formats: readonly TextFormat[], { shape }: Puzzle): TextFormat[] {
  if (shape.constraints === '') return [...formats];
  const keeps = ({ id }: TextFormat): boolean => id === wholeFormat;
  return [...formats.filter(keeps), ...formats.filter((format) => !keeps(format))];
}

function firstFormats(app: HasPlay & CanWrite): TextFormat[] {
  const lost = app.play.puzzle.peek().shape.constraints === '' ? [] : [say(rulesAreLost)];
  const format = (id: 'line' | 'grid', name: string): TextFormat => ({
    id,
    name,
    extension: '.txt',
    hasAlphabets: false,
    write: async () => ({ ok: true, text: await app.write(id), lost }),
  });
  return [format('line', say(formatLine)), format('grid', say(formatGrid))];
}

export async function textFormats(app: HasPlay & CanWrite & CanWriteFormats): Promise<TextFormat[]> {
  const puzzle = app.play.puzzle.peek();
  const side = sideOf(puzzle.shape);
  try {
    return inOrder(
      (await app.formats())
        .filter(({ smallestSide, largestSide }) => smallestSide <= side && side <= largestSide)
        // The dialog has a tab for links of this page, which hold more than a puzzle.
        .filter(({ id }) => id !== 'sudoscope')
        .map(({ id, name, files, alphabets }) => ({
          id,
          name,
          extension: /\.\w+/.exec(files)?.[0] ?? '.txt',
          hasAlphabets: alphabets && side > 9,
          write: (alphabet) => app.writeAs(id, alphabet),
        })),
      puzzle,
    );
  } catch {
    return firstFormats(app);
  }
}
