// The modules that the page's workers load, under Node.js.
import { readFileSync } from 'node:fs';

const folder = new URL('../../build/wasm/', import.meta.url);

/** `name`: that of its files, as sudoscope_quick. */
export async function loadInNode(name) {
  // The glue asks the worker where it is, to fetch the module that it is handed here.
  globalThis.self ??= { location: { href: folder.href } };
  const { default: createModule } = await import(new URL(`${name}.mjs`, folder).href);
  return createModule({ wasmBinary: readFileSync(new URL(`${name}.wasm`, folder)) });
}
