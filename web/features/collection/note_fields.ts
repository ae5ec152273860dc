// Text beside the puzzle in a line of a list, in fields: a name, a comment, the other columns of a table.
// Solutions are left out, and so are the fields of a HoDoKu library, which are part of the puzzle.

const separators = [',', ';', '|', '\t'] as const;
type Separator = (typeof separators)[number];

/** Further fields are joined to the last one. */
export const mostFields = 8;

const smallestCells = 16;
const isSquare = (count: number): boolean => Number.isInteger(Math.sqrt(count));

/** True if a word has a character for each cell of a grid. */
const isGrid = (word: string): boolean =>
  word.length >= smallestCells && isSquare(word.length) && /^[\w.*]+$/.test(word) && /[\d.]/.test(word);

const hasBlanks = (grid: string): boolean => /[0.*_]/.test(grid);

/** True if it is a full grid with this many cells. */
const isSolution = (word: string, cells: number): boolean => word.length === cells && isGrid(word) && !hasBlanks(word);

/** A record's fields (RFC 4180): a separator within quotes does not count, and a quote there is written twice. */
export function cutFields(record: string, separator: string): string[] {
  const fields: string[] = [];
  for (let at = 0, end = 0; end >= 0; at = end + 1) {
    const quoted = /^ *"((?:[^"]|"")*)"/.exec(record.slice(at));
    const text = quoted ? quoted[1]!.replaceAll('""', '"') : null;
    end = record.indexOf(separator, at + (quoted?.[0].length ?? 0));
    fields.push((text ?? record.slice(at, end < 0 ? undefined : end)).trim());
  }
  return fields;
}

/** Without the sign that begins a comment. */
const comment = (text: string): string => text.replace(/^\s*(?:#+|\/\/)\s*/, '').trim();

/** A field's text, unless it is a solution. */
const remark = (field: string, cells: number): string => (isSolution(field, cells) ? '' : comment(field));

function bounded(fields: readonly string[]): string[] {
  if (fields.length <= mostFields) return [...fields];
  const last = fields.slice(mostFields - 1).filter((field) => field !== '');
  return [...fields.slice(0, mostFields - 1), last.join(', ')];
}

/** Fields of the text behind a puzzle with this many cells: separated
    fields if a separator follows it, else the words as one field. */
export function fieldsBehind(rest: string, cells: number): string[] {
  const begun = rest.replace(/^[ :]+/, '');
  const separator = separators.find((each) => begun.startsWith(each));
  if (separator !== undefined) {
    return bounded(cutFields(begun.slice(1), separator).map((field) => remark(field, cells)));
  }
  // A solution may come before the comment.
  const [word = ''] = begun.split(/[\s,;:|#]/, 1);
  if (isSolution(word, cells)) return fieldsBehind(begun.slice(word.length), cells);
  const text = comment(begun);
  return text === '' ? [] : [text];
}

/** How much a field resembles a puzzle: a solution is as long, but
    a number that looks like a small grid is not. 0: not at all. */
const sizeOf = (field: string): number => (isGrid(field) ? field.length + (hasBlanks(field) ? 0.5 : 0) : 0);

/** The separator of a record, and the index of its field with the puzzle; null if there is none. */
function puzzleIn(record: string): { fields: string[]; at: number; separator: Separator } | null {
  for (const separator of separators) {
    if (!record.includes(separator)) continue;
    const fields = cutFields(record, separator);
    const largest = Math.max(...fields.map(sizeOf));
    if (largest > 0) return { fields, at: fields.findIndex((field) => sizeOf(field) === largest), separator };
  }
  return null;
}

/** The fields of any line, each in its place, without the puzzle; none if no puzzle is found. */
export function fieldsOfLine(line: string): string[] {
  const [word = ''] = line.split(/[\s,;:|#]/, 1);
  const isTable = !line.startsWith(':') && !line.startsWith('<');
  const found = isTable ? puzzleIn(line) : null;
  if (isGrid(word) && !(found && sizeOf(found.fields[found.at]!) > sizeOf(word)))
    return fieldsBehind(line.slice(word.length), word.length);
  if (found) {
    const { fields, at } = found;
    const others = fields.filter((_, index) => index !== at);
    return bounded(others.map((field) => remark(field, fields[at]!.length)));
  }
  const hash = line.indexOf('#');
  return hash < 0 ? [] : fieldsBehind(line.slice(hash), 0);
}

/** The words before and behind the code of a puzzle with clues, which is the longest word; JSON has none. */
export function wordsAround(line: string): string[] {
  if (/^[{[]/.test(line)) return [];
  const words = line.split(/\s+/);
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  const around = words.filter((word) => word !== longest);
  const text = comment(around.join(' ')).replace(/[\s:–-]+$/, '');
  return text === '' ? [] : [text];
}

/**
 * The names of the same fields in the first line of a table, by one of its records. None if that line is no such line:
 * it has a puzzle, or another number of fields.
 */
export function titlesOf(head: string, record: string): string[] {
  const found = puzzleIn(record);
  if (!found || puzzleIn(head)) return [];
  const { fields, at, separator } = found;
  const names = cutFields(head, separator);
  if (names.length !== fields.length) return [];
  return bounded(names.filter((_, index) => index !== at));
}
