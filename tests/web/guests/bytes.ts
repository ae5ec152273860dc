// Modules that wabt does not write, byte by byte: tables of any number and kind, and types of the garbage collector.

const leb128 = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...leb128(Math.floor(value / 128))];
const section = (id: number, content: readonly number[]): number[] => [id, ...leb128(content.length), ...content];
const textOf = (text: string): number[] => [text.length, ...new TextEncoder().encode(text)];

/** The content of a section with tables of functions. */
export const tablesOf = (tables: readonly { least: number; most?: number }[]): number[] => [
  ...leb128(tables.length),
  ...tables.flatMap(({ least, most }) => [
    ...[0x70, most === undefined ? 0 : 1],
    ...leb128(least),
    ...(most === undefined ? [] : leb128(most)),
  ]),
];

/** Contents of type sections, each with something that a module could link without end. */
export const collectorTypes: Record<string, number[]> = {
  'an array of references': [1, 0x5e, 0x6e, 1],
  'a structure': [1, 0x5f, 1, 0x7f, 1],
  'an array after a function': [2, 0x60, 0, 0, 0x5e, 0x7f, 1],
  'types that refer to each other': [1, 0x4e, 2, 0x5f, 1, 0x64, 1, 1, 0x5e, 0x64, 0, 1],
  'a subtype': [1, 0x50, 0, 0x5e, 0x7f, 1],
  'a final subtype': [1, 0x4f, 0, 0x5e, 0x7f, 1],
  'a count that is padded': [0x81, 0x80, 0x00, 0x5e, 0x7f, 1],
  'a function of references to a type': [1, 0x60, 1, 0x64, 0, 0],
  'exceptions that hold others': [1, 0x60, 1, 0x69, 0],
};

export interface ModuleParts {
  types?: readonly number[];
  tables?: readonly number[];
  /** The first so many are exported as t0, t1 ... */
  exportsTables?: number;
}

export function bytesOfModule({ types, tables, exportsTables = 0 }: ModuleParts): Uint8Array<ArrayBuffer> {
  const exports = Array.from({ length: exportsTables }, (_, index) => [...textOf(`t${index}`), 1, index]);
  return Uint8Array.of(
    ...[0, 97, 115, 109, 1, 0, 0, 0],
    // An unknown section may be anywhere.
    ...section(0, textOf('note')),
    ...(types ? section(1, types) : []),
    ...(tables ? section(4, tables) : []),
    ...(exportsTables > 0 ? section(7, [exportsTables, ...exports.flat()]) : []),
  );
}
