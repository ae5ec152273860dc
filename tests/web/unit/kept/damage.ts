// Random damage to records of the browser's storage.
import fc from '../random';

/** Values that a store can hold, none of them valid except by chance. */
export const noise: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    NaN,
    -1,
    0.5,
    1e300,
    '',
    'puzzle',
    '__proto__',
    new Date(0),
    new Map(),
  ),
  fc.uint8Array({ maxLength: 90 }),
  fc.uint8Array({ maxLength: 90 }).map((bytes) => Uint16Array.from(bytes, (byte) => 300 * byte)),
  fc.uint8Array({ maxLength: 9 }).map((bytes) => bytes.buffer),
  fc.jsonValue({ maxDepth: 2 }),
  fc.record({ length: fc.constantFrom(-1, 2 ** 40, 'x') }),
);

/** Paths to all parts of a value; none if it has no parts. */
function pathsOf(value: unknown, depth = 0): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || depth > 5) return [];
  const names = ArrayBuffer.isView(value) ? Object.keys(value).slice(0, 2) : Object.keys(value);
  return names.flatMap((name) => {
    const part = (value as Record<string, unknown>)[name];
    return [[name], ...pathsOf(part, depth + 1).map((path) => [name, ...path])];
  });
}

function withPart(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (ArrayBuffer.isView(value)) {
    const bytes = (value as Uint8Array).slice();
    bytes[Number(name)] = typeof part === 'number' ? part : 255;
    return bytes;
  }
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[name!] = rest.length > 0 ? withPart(copy[name!], rest, part) : part;
  return copy;
}

/** `part`: the replacement of something sound. */
export interface Damage {
  value: unknown;
  part: unknown;
}

/** Noise, or a sound record with noise in one place. */
export const damageTo = (sound: unknown): fc.Arbitrary<Damage> => {
  const paths = pathsOf(sound);
  const all = noise.map((value) => ({ value, part: value }));
  if (paths.length === 0) return all;
  const inPlace = fc
    .tuple(fc.nat(paths.length - 1), noise)
    .map(([at, part]) => ({ value: withPart(sound, paths[at]!, part), part }));
  return fc.oneof({ arbitrary: all, weight: 1 }, { arbitrary: inPlace, weight: 9 });
};

export const damagedLike = (sound: unknown): fc.Arbitrary<unknown> => damageTo(sound).map(({ value }) => value);

/** True if a page may have written it for an empty store: then nobody can see that there was more. */
export const isNothing = (part: unknown): boolean =>
  part === undefined || part === null || JSON.stringify(part) === '[]' || JSON.stringify(part) === '{}';
