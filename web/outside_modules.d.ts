// The types of modules that have none of their own.

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
