// Which text of ours is told in place of what a browser says of an error: its words differ by browser and language, and name
// what nobody but a programmer knows, such as the path of its own database. An `Error` is of ours, browsers throw others.
import {
  errorFileUnreadable,
  errorMemory,
  errorNetwork,
  errorNotAllowed,
  errorPictureUnreadable,
  errorProgram,
  errorStorageBroken,
  errorStorageFull,
  errorStorageRefused,
  errorTooDeep,
  errorTooLong,
  errorUnexpected,
} from './generated/errors';
import type { Text } from './text';

/** By what browsers write, where the kind of an error alone does not tell. The first that fits counts. */
const byMessage: readonly (readonly [RegExp, Text])[] = [
  [/quota|disk (?:is )?full|no space|FILE_ERROR_NO_SPACE/i, errorStorageFull],
  [
    /out of memory|alloc|invalid (?:array|string|typed array)(?: buffer)? length|array length|array too large/i,
    errorMemory,
  ],
  [/memory access out of bounds|out of bounds memory|unreachable/i, errorMemory],
  [/call stack|too much recursion/i, errorTooDeep],
  [/fetch|load failed|networkerror|network connection|module script|preload|err_/i, errorNetwork],
  [/tainted/i, errorPictureUnreadable],
  [/indexeddb|database|backing store|storage|transaction/i, errorStorageBroken],
  [/decod|image|picture|bitmap/i, errorPictureUnreadable],
  [/webassembly|wasm/i, errorProgram],
];

/** Names of DOMException (Web IDL, and what stores and files throw). */
const byName: Readonly<Record<string, Text>> = {
  QuotaExceededError: errorStorageFull,
  NS_ERROR_FILE_NO_DEVICE_SPACE: errorStorageFull,
  NotReadableError: errorFileUnreadable,
  NotFoundError: errorFileUnreadable,
  NotAllowedError: errorNotAllowed,
  SecurityError: errorNotAllowed,
  EncodingError: errorPictureUnreadable,
  NetworkError: errorNetwork,
  TimeoutError: errorTooLong,
  CompileError: errorProgram,
  LinkError: errorProgram,
};

/** Of a store: where it is refused, a `SecurityError` names it too. */
const refusesStore = /indexeddb|idb|database|storage|cookie/i;

/** What a browser says, by its words alone, as of a worker that is lost. */
export function textOfWords(words: string): Text {
  return byMessage.find(([form]) => form.test(words))?.[1] ?? errorUnexpected;
}

/** Null where the error is one of ours, whose message is a sentence for people. */
export function textOfError(error: unknown): Text | null {
  if (typeof error === 'string') return null;
  if (!(error instanceof Error) && !isLikeError(error)) return errorUnexpected;
  const { name, message } = error;
  if (name === 'Error') return null;
  if (/SecurityError|NotAllowedError/.test(name) && refusesStore.test(message)) return errorStorageRefused;
  const found = textOfWords(message);
  if (name === 'SecurityError' && found === errorPictureUnreadable) return found;
  if (Object.hasOwn(byName, name)) return byName[name]!;
  // What else a DOMException is: of the store, the one thing here that throws those.
  const isOfStore = /^(?:Unknown|InvalidState|Abort|Version|TransactionInactive|Constraint|ReadOnly|Data)Error$/;
  return found === errorUnexpected && isOfStore.test(name) ? errorStorageBroken : found;
}

function isLikeError(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'name' in error && 'message' in error;
}
