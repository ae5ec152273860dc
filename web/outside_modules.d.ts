// The types of modules that have none of their own, for the page and its workers.

/** WebAssembly text as the module that it describes (tools/example_modules.mjs). */
declare module '*.wat?module' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

/** The part of gifenc in use (MIT, https://github.com/mattdesl/gifenc). */
declare module 'gifenc' {
  type Colour = [red: number, green: number, blue: number];
  interface FrameOptions {
    palette: Colour[];
    /** Milliseconds. */
    delay: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1 = the next frame is drawn over this one. */
    dispose?: number;
    /** 0 = for ever. */
    repeat?: number;
  }
  export function GIFEncoder(): {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array;
  };
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, colours: number): Colour[];
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Colour[]): Uint8Array;
}

// The files that the WebAssembly build writes to build/wasm, as the bundler provides them.

declare module '*/build/wasm/sudoscope_quick.mjs' {
  const createModule: import('../wasm/solver_module').ModuleFactory<import('../wasm/solver_module').QuickModule>;
  export default createModule;
}
declare module '*/build/wasm/sudoscope_collection.mjs' {
  const createModule: import('../wasm/solver_module').ModuleFactory<import('../wasm/solver_module').CollectionModule>;
  export default createModule;
}
declare module '*/build/wasm/sudoscope.mjs' {
  const createModule: import('../wasm/solver_module').ModuleFactory<import('../wasm/solver_module').SolverModule>;
  export default createModule;
}
declare module '*/build/wasm/sudoscope_logic.mjs' {
  const createModule: import('../wasm/solver_module').ModuleFactory<import('../wasm/logic_module').LogicModule>;
  export default createModule;
}
declare module '*.wasm?url' {
  const url: string;
  export default url;
}
