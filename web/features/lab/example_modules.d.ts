// WebAssembly text as the module that it describes (tools/example_modules.mjs).
declare module '*.wat?module' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
