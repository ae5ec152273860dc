// All collections kept on the device, to be taken to another device and brought back.
import { createStore, setMany } from 'idb-keyval';
import { namesIn, recordsIn } from '../../kept/record_of';
import { mostCollections } from './keeper';
import { type KeptFile, type KeptParts, parts, readCollection } from './kept_records';

export type KeptPart = readonly [key: string, value: unknown];

const keyForm = new RegExp(`^(${parts.join('|')})-(\\d+-[a-z0-9]+)$`);
const opened = () => createStore('sudoscope-collections', 'kept');

const idOf = (key: string): string => keyForm.exec(key)![2]!;

/** The parts that can be read: a device that they are brought to would refuse the rest. */
export async function allCollections(): Promise<KeptPart[]> {
  const records = new Map((await recordsIn(opened())).filter(([key]) => keyForm.test(key)));
  const ids = [...new Set([...records.keys()].map(idOf))];
  const read = ids.map(async (id): Promise<KeptPart[]> => {
    const kept = Object.fromEntries(parts.map((part) => [part, records.get(`${part}-${id}`)]));
    const collection = await readCollection(id, kept as unknown as KeptParts);
    if (!collection) return [];
    const { name, file, run, view, ratings, forms } = collection;
    const whole: KeptFile = { version: 1, name, file };
    const sound = { file: whole, run, view, ratings, forms };
    return Object.entries(sound).flatMap(([part, value]) => (value ? [[`${part}-${id}`, value] as const] : []));
  });
  return (await Promise.all(read)).flat();
}

/** True if the record is one part of a list; parts are checked when the list is opened. */
export function isPart([key, value]: KeptPart): boolean {
  const part = keyForm.exec(key)?.[1];
  if (part === undefined || typeof value !== 'object' || value === null) return false;
  const { version, name, file } = value as { version?: unknown; name?: unknown; file?: unknown };
  return part !== 'file' || (version === 1 && typeof name === 'string' && file instanceof Blob);
}

/** Adds those that are not here, the latest first and as many as there is room for; tells how many. */
export async function addCollections(added: readonly KeptPart[]): Promise<number> {
  const here = new Set((await namesIn(opened())).filter((key) => keyForm.test(key)).map(idOf));
  const coming = new Set(added.filter(([key]) => key.startsWith('file-')).map(([key]) => idOf(key)));
  const fitting = [...coming]
    .filter((id) => !here.has(id))
    .sort()
    .reverse();
  const taken = new Set(fitting.slice(0, Math.max(0, mostCollections - here.size)));
  const records = added.filter((part) => taken.has(idOf(part[0])));
  await setMany(
    records.map(([key, value]): [string, unknown] => [key, value]),
    opened(),
  );
  return taken.size;
}
