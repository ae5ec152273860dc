// Makes sentences: a pattern with its arguments filled in. Patterns are ICU MessageFormat limited
// to {name} and {name, plural, =0 {...} one {...} other {...}} (tools/check_messages.mjs checks
// this). The last word of an argument's name determines how it is written: "otherCell" is a cell.
import { signal } from '@preact/signals';
import { textOfError } from './error_text';
import { cell, listAnd, listAndMore, solverTexts } from './solver_texts';
import { numbers, type Symbols } from '../grid/symbols';
import { language, numberWords } from './language';
import type { Argument, Cell, Message, Text, Told } from './text';

type Values = Readonly<Record<string, unknown>>;

/** The way digits are written, on the board and in sentences. */
export const digitSymbols = signal<Symbols>(numbers);

/** Items of a list; in a 49x49 grid lists can be longer than anyone reads. */
const mostNamed = 9;

/** "a", "a and b", "a, b and c", "a, b and 7 more". */
export function listWords(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  if (names.length <= mostNamed) {
    return say(listAnd, { headName: names.slice(0, -1).join(', '), lastName: names.at(-1)! });
  }
  const headName = names.slice(0, mostNamed - 1).join(', ');
  return say(listAndMore, { headName, countName: numberWords(names.length - mostNamed + 1) });
}

const cellWords = ([row, column]: Cell): string => say(cell, { rowName: String(row), columnName: String(column) });
export const digitWords = (digit: number): string => digitSymbols.value[digit]!;

const writers: Record<string, (value: never) => string> = {
  count: numberWords,
  digit: digitWords,
  digits: (digits: readonly number[]) => listWords(digits.map(digitWords)),
  cell: cellWords,
  cells: (cells: readonly Cell[]) => listWords(cells.map(cellWords)),
  size: (size: Cell) => size.join('×'),
  name: (name: string) => name,
  names: listWords,
  messages: (messages: readonly Message[]) => listWords(messages.map(tell)),
  houses: (houses: readonly Message[]) => listWords(houses.map(tell)),
};

/** The text as the beginning of a sentence. */
export const begun = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function written(name: string, values: Values): string {
  const small = name[0]!.toLowerCase() + name.slice(1);
  const kind = /(?:^|[A-Z])[a-z]+$/.exec(small)![0].toLowerCase();
  const text = (writers[kind] ?? tell)(values[small] as never);
  return name === small ? text : begun(text);
}

/** The index of the brace that closes the one at `begin`. */
function closing(pattern: string, begin: number): number {
  for (let at = begin, depth = 0; at < pattern.length; ++at) {
    if (pattern[at] === '{') ++depth;
    if (pattern[at] === '}' && --depth === 0) return at;
  }
  return pattern.length;
}

function plural(options: string, count: number): string {
  const bodies = new Map<string, string>();
  for (let at = 0, open; (open = options.indexOf('{', at)) >= 0;) {
    const end = closing(options, open);
    bodies.set(options.slice(at, open).trim(), options.slice(open + 1, end));
    at = end + 1;
  }
  return bodies.get(`=${count}`) ?? (count === 1 ? bodies.get('one') : undefined) ?? bodies.get('other')!;
}

/** The pattern's pieces: its own text, and the result of `write` for each argument. */
function pieces<Piece>(pattern: string, values: Values, write: (name: string) => Piece, hash = ''): (Piece | string)[] {
  const found: (Piece | string)[] = [];
  for (let at = 0; at < pattern.length;) {
    const open = pattern.indexOf('{', at);
    const text = pattern.slice(at, open < 0 ? undefined : open);
    if (text) found.push(hash ? text.replaceAll('#', hash) : text);
    if (open < 0) break;
    at = closing(pattern, open) + 1;
    const [, name, options] = /^(\w+)(?:, plural,(.*))?$/s.exec(pattern.slice(open + 1, at - 1))!;
    if (options === undefined) {
      found.push(write(name!));
    } else {
      const count = values[name!] as number;
      found.push(...pieces(plural(options, count), values, write, numberWords(count)));
    }
  }
  return found;
}

const rendered = (pattern: string, values: Values): string =>
  pieces(pattern, values, (name) => written(name, values)).join('');

type Given<Arguments> = keyof Arguments extends never ? [] : [values: Arguments];

/** The text in the page's language. */
export function say<Arguments>([number, english]: Text<Arguments>, ...[values]: Given<Arguments>): string {
  return rendered(language.value.textOf(number, english), values ?? {});
}

/** The same in pieces: an argument that is a part, such as an element, stays one. */
export function sayParts<Arguments, Part>(
  [number, english]: Text<Arguments>,
  values: { [name in keyof Arguments]: Arguments[name] | Part },
): (Part | string)[] {
  const given = values as Values;
  const write = (name: string): Part | string =>
    typeof given[name] === 'object' && given[name] !== null && !Array.isArray(given[name])
      ? (given[name] as Part)
      : written(name, given);
  return pieces(language.value.textOf(number, english), given, write);
}

/** A message of the solver in the page's language; empty if there
    is none, or if its texts are still loading: ask again then. */
export function tell(message: Message | null): string {
  if (!message) return '';
  const [number, ...args] = message;
  const found = solverTexts(number);
  if (!found) return '';
  const [names, english] = found;
  const values: Record<string, Argument> = {};
  names.split(' ').forEach((name, index) => (values[name] = args[index]!));
  return rendered(language.value.textOf(number, english), values);
}

/** A worker's report in the page's language. */
export function toldWords(told: Told): string {
  if (typeof told === 'string') return told;
  if ('thrown' in told) {
    const text = textOfError(told.thrown);
    return text ? say(text) : told.thrown.message;
  }
  return 'text' in told ? say(told.text) : tell(told);
}
