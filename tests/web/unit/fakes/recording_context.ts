// A canvas that records its painting.

/** Adds every call of a 2D context to `calls`, with the relevant state; colours are left out. */
export function recordingContext(canvas: HTMLCanvasElement, calls: string[]): CanvasRenderingContext2D {
  const state: Record<string, unknown> = { canvas, font: '' };
  const answers: Record<string, (...given: number[]) => unknown> = {
    measureText: () => ({ width: 60, actualBoundingBoxAscent: 7, actualBoundingBoxDescent: 0 }),
    createPattern: () => ({}),
    createImageData: (width, height) => ({ data: new Uint8ClampedArray(4 * width * height) }),
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
  };
  return new Proxy(state, {
    get(target, name: string) {
      if (name in target) return target[name];
      return (...given: unknown[]) => {
        const answer = answers[name];
        if (answer) return answer(...(given as number[]));
        calls.push([name, name === 'fillText' ? state['font'] : '', ...given].join(' '));
        return undefined;
      };
    },
  }) as unknown as CanvasRenderingContext2D;
}

/** In place of Path2D if there is none: it keeps nothing. */
export class BlankPath {
  moveTo(): void {}
  lineTo(): void {}
  rect(): void {}
}
