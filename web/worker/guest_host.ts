// Runs a visitor's solver, a WebAssembly module, wherever there is WebAssembly: in a worker of the page
// and under Node.js (tests/contest/run_module.mjs). The module sees its own memory and its imports
// (guest_wasi.ts), nothing else. It may loop for ever: the caller must be able to end it from outside.
import type { GuestAnswer, GuestQuestion, GuestRefusal } from '../protocol/guest';
import { withBounds } from './guest_bounds';
import { Ended, endOf } from './guest_end';
import { wasiImports } from './guest_wasi';

export interface Guest {
  /** Empty if the module has none. */
  readonly name: string;
  /** Throws an Ended for every failure of the module. */
  solve(question: GuestQuestion): GuestAnswer;
}

export interface GuestSurroundings {
  /** Called once the module is compiled, before any of its code runs. */
  onCompiled?(): void;
  /** Receives the module's output. */
  print?(bytes: Uint8Array): void;
}

type Opened = { guest: Guest; refusal?: never } | { guest?: never; refusal: GuestRefusal };
type Call = (...parameters: number[]) => unknown;

interface GuestExports {
  memory: WebAssembly.Memory;
  buffer: Call;
  solve: Call;
  name?: Call;
  guesses?: Call;
  _initialize?: Call;
}

const wasi = 'wasi_snapshot_preview1';
const wantedExports = { memory: 'memory', buffer: 'function', solve: 'function' } as const;
/** `_initialize`: prepares a library of C; `steps` is part of the interface, but not used yet. */
const optionalExports = ['name', 'steps', 'guesses', '_initialize'];
const mostName_bytes = 120;

/** The beginning of every module, and of a module's text: a bracket or a comment. */
const moduleStart = '\0asm';
const textStart = /^\s*(\(|;;)/;
const head_bytes = 1024;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Null if it is a module at least by its first bytes. */
function foreignKind(bytes: Uint8Array): 'text' | 'foreign' | null {
  const head = new TextDecoder().decode(bytes.slice(0, head_bytes));
  if (head.startsWith(moduleStart)) return null;
  return textStart.test(head) ? 'text' : 'foreign';
}

/** The faults in its imports and exports, which can be checked without running it. */
function refusalOf(module: WebAssembly.Module, allowed: Readonly<Record<string, unknown>>): GuestRefusal | null {
  const foreign = WebAssembly.Module.imports(module).filter(
    ({ module: from, name, kind }) => from !== wasi || kind !== 'function' || !Object.hasOwn(allowed, name),
  );
  if (foreign.length > 0) {
    return { kind: 'imports', names: [...new Set(foreign.map(({ module: from, name }) => `${from}.${name}`))] };
  }
  const kinds = new Map(WebAssembly.Module.exports(module).map(({ name, kind }) => [name, kind]));
  const missing = Object.keys(wantedExports).filter((name) => !kinds.has(name));
  const wanted = [...Object.entries(wantedExports), ...optionalExports.map((name) => [name, 'function'] as const)];
  const wrong = wanted.flatMap(([name, kind]) =>
    kinds.has(name) && kinds.get(name) !== kind ? [{ name, wanted: kind }] : [],
  );
  return missing.length + wrong.length > 0 ? { kind: 'exports', missing, wrong } : null;
}

/** A whole number from either of WebAssembly's types. */
function numberFrom(value: unknown, call: string): number {
  const number = typeof value === 'bigint' ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number)) return number;
  throw new Ended({ kind: 'returned', call, value: String(value) });
}

/** The text up to its terminating zero; empty if there is none nearby. */
function nameOf({ memory, name }: GuestExports): string {
  if (!name) return '';
  const bytes = new Uint8Array(memory.buffer).subarray(numberFrom(name(), 'name') >>> 0).subarray(0, mostName_bytes);
  const end = bytes.indexOf(0);
  const text = new TextDecoder().decode(bytes.slice(0, Math.max(end, 0)));
  return text.replaceAll(/\p{C}/gu, ' ').trim();
}

function cellsAt({ memory, buffer }: GuestExports, length: number): () => Uint8Array {
  const at = numberFrom(buffer(), 'buffer') >>> 0;
  // Its memory may grow while it solves, which replaces the buffer.
  return () => {
    const { byteLength } = memory.buffer;
    if (at + length <= byteLength) return new Uint8Array(memory.buffer, at, length);
    throw new Ended({ kind: 'buffer', at, length });
  };
}

function guestOf(exports: GuestExports): Guest {
  return {
    name: nameOf(exports),
    solve({ boxHeight, boxWidth, limit, givens }) {
      try {
        const cells = cellsAt(exports, givens.length);
        cells().set(givens);
        const count = numberFrom(exports.solve(boxHeight, boxWidth, limit), 'solve');
        const guesses = exports.guesses ? numberFrom(exports.guesses(), 'guesses') : null;
        return { count, grid: cells().slice(), guesses };
      } catch (error) {
        throw new Ended(endOf(error, exports.memory), error);
      }
    },
  };
}

/** Compiles the module, checks its imports and exports, and starts it. Never rejects. */
export async function openGuest(
  given: Uint8Array<ArrayBuffer>,
  { onCompiled, print = () => undefined }: GuestSurroundings = {},
): Promise<Opened> {
  if (typeof WebAssembly === 'undefined') return { refusal: { kind: 'unsupported' } };
  const kind = foreignKind(given);
  if (kind) return { refusal: { kind } };
  const bounded = withBounds(given);
  if (bounded.problem) return { refusal: bounded.problem };
  let exports: GuestExports | null = null;
  const memory = (): WebAssembly.Memory => {
    if (exports) return exports.memory;
    throw new Ended({ kind: 'early' });
  };
  const allowed = wasiImports(memory, print);
  let module: WebAssembly.Module;
  try {
    module = await WebAssembly.compile(bounded.bytes);
  } catch (error) {
    return { refusal: { kind: 'invalid', reason: wordsOf(error) } };
  }
  const refusal = refusalOf(module, allowed);
  if (refusal) return { refusal };
  onCompiled?.();
  try {
    const instance = await WebAssembly.instantiate(module, { [wasi]: allowed });
    exports = instance.exports as unknown as GuestExports;
    exports._initialize?.();
    return { guest: guestOf(exports) };
  } catch (error) {
    return { refusal: { kind: 'start', reason: endOf(error, exports?.memory ?? null) } };
  }
}
