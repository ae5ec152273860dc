// The formats of the page's puzzle as text: those of the whole module that are large
// enough; if it cannot be loaded, the two that the module of a first visit writes.
import { formatGrid, formatLine } from '../../language/generated/share';
import { say } from '../../language/say';
import { sideOf } from '../../grid/puzzle';
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

function firstFormats(app: CanWrite): TextFormat[] {
  const format = (id: 'line' | 'grid', name: string): TextFormat => ({
    id,
    name,
    extension: '.txt',
    hasAlphabets: false,
    write: async () => ({ ok: true, text: await app.write(id), lost: [] }),
  });
  return [format('line', say(formatLine)), format('grid', say(formatGrid))];
}

export async function textFormats(app: HasPlay & CanWrite & CanWriteFormats): Promise<TextFormat[]> {
  const side = sideOf(app.play.puzzle.peek().shape);
  try {
    return (
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
        }))
    );
  } catch {
    return firstFormats(app);
  }
}
