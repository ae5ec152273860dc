// All collections kept on the device, to be taken to another device and brought back.
import { createStore, entries, setMany } from 'idb-keyval';
import { mostCollections, parts } from './keeper';

export type KeptPart = readonly [key: string, value: unknown];

const keyForm = new RegExp(`^(${parts.join('|')})-(\\d+-[a-z0-9]+)$`);
const opened = () => createStore('sudoscope-collections', 'kept');

export const allCollections = async (): Promise<KeptPart[]> => entries<string, unknown>(opened());

/** Whether it is a part of a collection; what is in a part is looked at when the collection is opened. */
export function isPart([key, value]: KeptPart): boolean {
  const part = keyForm.exec(key)?.[1];
  if (part === undefined || typeof value !== 'object' || value === null) return false;
  const { version, name, file } = value as { version?: unknown; name?: unknown; file?: unknown };
  return part !== 'file' || (version === 1 && typeof name === 'string' && file instanceof Blob);
}

const idOf = ([key]: KeptPart): string => keyForm.exec(key)![2]!;

/** Adds those that are not here, the latest first and as many as there is room for; tells how many. */
export async function addCollections(added: readonly KeptPart[]): Promise<number> {
  const here = new Set((await allCollections()).map(idOf));
  const coming = new Set(added.filter(([key]) => key.startsWith('file-')).map(idOf));
  const fitting = [...coming]
    .filter((id) => !here.has(id))
    .sort()
    .reverse();
  const taken = new Set(fitting.slice(0, Math.max(0, mostCollections - here.size)));
  const records = added.filter((part) => taken.has(idOf(part)));
  await setMany(
    records.map(([key, value]): [string, unknown] => [key, value]),
    opened(),
  );
  return taken.size;
}
