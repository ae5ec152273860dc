// The modules that the page's workers load, under Node.js.
import { readFileSync } from 'node:fs';

const folder = new URL('../../build/wasm/', import.meta.url);

/** `name`: the name of its files, such as sudoscope_quick. */
export async function loadInNode(name) {
  // The glue asks the worker for its address, to fetch the module that it gets here directly.
  globalThis.self ??= { location: { href: folder.href } };
  const { default: createModule } = await import(new URL(`${name}.mjs`, folder).href);
  return createModule({ wasmBinary: readFileSync(new URL(`${name}.wasm`, folder)) });
}
