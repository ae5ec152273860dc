// The classifier of characters: two layers of convolutions with strides, two of plain neurons, after Y. LeCun et al.,
// "Gradient-based learning applied to document recognition", 1998, with ReLU. tools/train_glyphs.mjs trained it.
//
//   20 x 20 --5x5, stride 2--> 20 of 8 x 8 --3x3, stride 2--> 40 of 3 x 3 --> 112 --> a score a character
import { weightData } from './weights';

/** Names of handwritten 1 to 9. */
export const handwritten = [...'①②③④⑤⑥⑦⑧⑨'] as const;

/** The classes, in the order of the scores; the last is "none of these". */
export const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabdefg*+', ...handwritten, ''] as const;

/** Input and output of a layer, along a side and in number of channels; size and stride of its window. */
interface Layer {
  readonly from: number;
  readonly channels: number;
  readonly to: number;
  readonly count: number;
  readonly window: number;
  readonly stride: number;
}

/** A plain layer is a window as large as its input. */
export const layers: readonly Layer[] = [
  { from: 20, channels: 1, to: 8, count: 20, window: 5, stride: 2 },
  { from: 8, channels: 20, to: 3, count: 40, window: 3, stride: 2 },
  { from: 3, channels: 40, to: 1, count: 112, window: 3, stride: 1 },
  { from: 1, channels: 112, to: 1, count: characters.length, window: 1, stride: 1 },
];

/** The number of inputs of a neuron. */
export const inputsOf = ({ channels, window }: Layer): number => channels * window ** 2;

/** Number of weights of a layer: one per input and neuron, inputs
    row by row with the channels of a place together; then biases. */
export const sizeOf = (layer: Layer): number => layer.count * (inputsOf(layer) + 1);

/** Computes a layer's output; input and output have the channels of a place together. */
export function apply(layer: Layer, weights: Float32Array, input: Float32Array, output: Float32Array): void {
  const { from, channels, to, count, window, stride } = layer;
  const biases = weights.subarray(inputsOf(layer) * count);
  for (let place = 0; place < to * to; ++place) {
    const out = output.subarray(place * count, (place + 1) * count);
    out.set(biases);
    const corner = (Math.floor(place / to) * from + (place % to)) * stride * channels;
    let weight = 0;
    for (let dy = 0; dy < window; ++dy) {
      const row = corner + dy * from * channels;
      for (let at = row; at < row + window * channels; ++at, weight += count) {
        const value = input[at]!;
        if (value === 0) continue;
        for (let neuron = 0; neuron < count; ++neuron) out[neuron]! += value * weights[weight + neuron]!;
      }
    }
  }
  if (layer !== layers.at(-1)) for (let at = 0; at < output.length; ++at) output[at] = Math.max(output[at]!, 0);
}

/** A byte a weight; each layer has its own scale. */
function unpacked(): Float32Array[] {
  const bytes = Uint8Array.from(atob(weightData.bytes), (character) => character.charCodeAt(0));
  let start = 0;
  return layers.map((layer, at) => {
    const part = new Int8Array(bytes.buffer, start, sizeOf(layer));
    start += part.length;
    return Float32Array.from(part, (value) => value * weightData.scales[at]!);
  });
}

let weights: Float32Array[] | null = null;

/** Logarithms, plus a constant, of the probability that the glyph (glyphOf) is each of `characters`. */
export function scoresOf(glyph: Float32Array): Float32Array {
  weights ??= unpacked();
  let input = glyph;
  layers.forEach((layer, at) => {
    const output = new Float32Array(layer.count * layer.to ** 2);
    apply(layer, weights![at]!, input, output);
    input = output;
  });
  return input;
}
