// WebAssembly from a file: .wasm unchanged, .wat (the text form) made binary by wabt.
import { readFileSync } from 'node:fs';

/** The bytes of a module in WebAssembly text; `name`: its name in errors. */
export async function assemble(text, name) {
  // Loaded only for text.
  const { default: openWabt } = await import('wabt');
  const wabt = await openWabt();
  const module = wabt.parseWat(name, text);
  try {
    return new Uint8Array(module.toBinary({}).buffer);
  } finally {
    module.destroy();
  }
}

export async function wasmOf(path) {
  const bytes = readFileSync(path);
  return String(path).endsWith('.wat') ? assemble(bytes.toString(), String(path)) : new Uint8Array(bytes);
}
