// Starts a module of the solver; throws a sentence for the user if the browser cannot run it.
import type { ModuleFactory } from '../../wasm/solver_module';
import { workerLacksSimd } from '../language/generated/workers';
import { ToldError } from './job';

/** A function that makes a vector out of zero and takes one apart: invalid without SIMD instructions. */
const usesSimd = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0], // magic, version
  ...[1, 5, 1, 96, 0, 1, 123], // type: () -> v128
  ...[3, 2, 1, 0], // function
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11], // code: i32.const 0, i8x16.splat, i8x16.popcnt
);

export async function loadModule<M>(createModule: ModuleFactory<M>, wasmUrl: string): Promise<M> {
  if (!WebAssembly.validate(usesSimd)) {
    throw new ToldError({ text: workerLacksSimd });
  }
  return createModule({ locateFile: () => new URL(wasmUrl, import.meta.url).href });
}
