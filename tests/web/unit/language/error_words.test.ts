// People read our words when a browser has thrown an error, whatever its text.
import { expect, it } from 'vitest';
import { lossWords, messageOf } from '../../../../web/language/failure';
import { workerNotLoaded } from '../../../../web/language/generated/workers';
import { toldWords } from '../../../../web/language/say';

const browsers: readonly [error: unknown, words: RegExp][] = [
  [new DOMException('The quota has been exceeded.', 'QuotaExceededError'), /no storage space left/],
  [
    new DOMException(
      'Internal error opening backing store for indexedDB.open: /home/ann/.config/chromium',
      'UnknownError',
    ),
    /cannot open the data/,
  ],
  [new DOMException('A mutation operation was attempted on a database', 'InvalidStateError'), /cannot open the data/],
  [
    new DOMException('The transaction was aborted, so the request cannot be fulfilled.', 'AbortError'),
    /cannot open the data/,
  ],
  [new DOMException('IDBFactory.open() called in an invalid security context', 'SecurityError'), /store anything/],
  [
    new DOMException("Failed to read the 'localStorage' property from 'Window': Access is denied", 'SecurityError'),
    /store anything/,
  ],
  [
    new DOMException(
      "Failed to execute 'getImageData' on 'CanvasRenderingContext2D': The canvas has been tainted by cross-origin data.",
      'SecurityError',
    ),
    /cannot open it as a picture/,
  ],
  [new DOMException('The operation is insecure.', 'SecurityError'), /does not allow/],
  [new DOMException('The source image could not be decoded.', 'InvalidStateError'), /cannot open it as a picture/],
  [new DOMException('The source image cannot be decoded.', 'EncodingError'), /cannot open it as a picture/],
  [new DOMException('The requested file could not be read', 'NotReadableError'), /moved or changed/],
  [new DOMException('Permission denied', 'NotAllowedError'), /does not allow/],
  [new TypeError('Failed to fetch'), /network/],
  [new TypeError('NetworkError when attempting to fetch resource.'), /network/],
  [new TypeError('Load failed'), /network/],
  [new TypeError('Failed to fetch dynamically imported module: https://host.example/assets/a-1.js'), /network/],
  [new TypeError('Importing a module script failed.'), /network/],
  [new RangeError('Array buffer allocation failed'), /memory/],
  [new RangeError('Invalid typed array length: 9999999999'), /memory/],
  [new RangeError('WebAssembly.Memory(): could not allocate memory'), /memory/],
  [new WebAssembly.RuntimeError('memory access out of bounds'), /memory/],
  [new WebAssembly.RuntimeError('unreachable'), /memory/],
  [new RangeError('Maximum call stack size exceeded'), /stack space/],
  [Object.assign(new Error('too much recursion'), { name: 'InternalError' }), /stack space/],
  [
    new WebAssembly.CompileError('WebAssembly.Module(): expected magic word 00 61 73 6d, found 3c 21'),
    /cannot run a program/,
  ],
  [new TypeError("Cannot read properties of undefined (reading 'x')"), /an unexpected error/],
  [new SyntaxError('Unexpected token < in JSON at position 0'), /an unexpected error/],
  [undefined, /an unexpected error/],
  [{ some: 'object' }, /an unexpected error/],
];

it.each(browsers)('%s is reported in our words', (error, words) => {
  const told = messageOf(error);
  expect(told).toMatch(words);
  const own = error instanceof Error ? error.message : '{}';
  if (own) expect(told).not.toContain(own);
  expect(told).not.toMatch(/\/home|https:|Error|undefined/);
});

it('an error of ours is reported unchanged', () => {
  expect(messageOf(new Error('no puzzle of this size'))).toBe('no puzzle of this size');
  expect(messageOf('a sentence')).toBe('a sentence');
});

it('a lost worker is reported by the kind of its error, or as not loaded', () => {
  expect(lossWords({}, workerNotLoaded)).toBe('its program could not be loaded');
  expect(lossWords({ message: 'Uncaught RangeError: Out of memory' }, workerNotLoaded)).toMatch(/memory/);
  expect(lossWords({ message: 'Uncaught TypeError: t.x is not a function' }, workerNotLoaded)).toMatch(
    /an unexpected error/,
  );
});

it('an error that a worker throws is reported in the same words', () => {
  const thrown = { name: 'RuntimeError', message: 'memory access out of bounds' };
  expect(toldWords({ thrown })).toMatch(/memory/);
  expect(toldWords({ thrown: { name: 'Error', message: 'no puzzle' } })).toBe('no puzzle');
});
