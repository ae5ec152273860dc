// Finds our text for a browser's error. The browser's own words differ by browser and language, and name things that
// only a programmer knows, such as the path of its database. A plain `Error` is ours; browsers throw other kinds.
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
} from './generated/app';
import type { Text } from './text';

/** Texts by the browser's words, for errors whose kind alone is not enough. The first match counts. */
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

/** Names of DOMException (Web IDL, and those that stores and files throw). */
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

/** Words for a store in the message of a `SecurityError` that refuses it. */
const refusesStore = /indexeddb|idb|database|storage|cookie/i;

/** Our text for a browser's words alone, as when a worker is lost. */
export function textOfWords(words: string): Text {
  return byMessage.find(([form]) => form.test(words))?.[1] ?? errorUnexpected;
}

/** Null if the error is ours, with a sentence for people as its message. */
export function textOfError(error: unknown): Text | null {
  if (typeof error === 'string') return null;
  if (!(error instanceof Error) && !isLikeError(error)) return errorUnexpected;
  const { name, message } = error;
  if (name === 'Error') return null;
  if (/SecurityError|NotAllowedError/.test(name) && refusesStore.test(message)) return errorStorageRefused;
  const found = textOfWords(message);
  if (name === 'SecurityError' && found === errorPictureUnreadable) return found;
  if (Object.hasOwn(byName, name)) return byName[name]!;
  // Other kinds of DOMException come from the store; nothing else here throws them.
  const isOfStore = /^(?:Unknown|InvalidState|Abort|Version|TransactionInactive|Constraint|ReadOnly|Data)Error$/;
  return found === errorUnexpected && isOfStore.test(name) ? errorStorageBroken : found;
}

function isLikeError(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'name' in error && 'message' in error;
}
