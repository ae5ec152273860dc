// For the bundler: WebAssembly text (.wat?module) as the bytes of the module that it describes.
import { Buffer } from 'node:buffer';
import { wasmOf } from '../tests/contest/wasm_of.mjs';

const ending = '?module';

export const exampleModules = {
  name: 'modules-from-text',
  async load(id) {
    if (!id.endsWith(`.wat${ending}`)) return undefined;
    const path = id.slice(0, -ending.length);
    this.addWatchFile(path);
    const bytes = Buffer.from(await wasmOf(path)).toString('base64');
    return `export default Uint8Array.from(atob('${bytes}'), (letter) => letter.charCodeAt(0));`;
  },
};
