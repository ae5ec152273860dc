// Trains the classifier of characters (web/image/network.ts) on drawn fonts and writes its weights, web/image/weights.ts.
// Stochastic gradient descent by Adam (D. Kingma and J. Ba, 2015) on the cross-entropy. The committed weights are from
// about ninety fonts: the Latin regular and bold of Arimo, Tinos, Cousine, Roboto, Open Sans and other free families of
//  @fontsource, and the base 35 of URW; none is of the families that tests use.
// HAND is drawn in fonts of handwriting: the committed weights are from twenty free families of @fontsource.
// Photographs with labels (tools/photographs.mjs) may be added: a third of the samples are then cut out of those, except
// those that --except names and all others of the same puzzles, which are kept for tests. The current reader cuts them
// out: after a change of its layers, train without photographs first.
// Usage: node tools/draw_glyphs.mjs TRAINING FONT... && node tools/draw_glyphs.mjs HAND FONT... && \
//        node tools/train_glyphs.mjs TRAINING HAND [TEST] [--photos FOLDER]... [--except LIST]...
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { drawSample, makeRandom, readFonts } from './glyph_samples.mjs';
import { cropsOf, sampleOfCrop } from './photo_crops.mjs';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: 'string', multiple: true }, except: { type: 'string', multiple: true } },
});
const [training, hand, test] = positionals;
if (!hand) {
  console.error('Usage: node tools/train_glyphs.mjs TRAINING HAND [TEST] [--photos FOLDER]... [--except LIST]...');
  process.exit(2);
}
const samples = Number(process.env.SAMPLES ?? 240_000);
const epochs = Number(process.env.EPOCHS ?? 8);
const batch = 64;

const server = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: 'error' });
const network = await server.ssrLoadModule('/image/network.ts');
const { apply, characters, handwritten, layers, inputsOf, sizeOf } = network;
const load = (name) => server.ssrLoadModule(`/image/${name}.ts`);
const image = Object.assign(
  {},
  ...(await Promise.all(['glyph', 'gray', 'channel', 'character', 'find_grid', 'network', 'read_grid'].map(load))),
);
await server.close();
const { crops, pictures } = options.photos
  ? await cropsOf(options.photos, options.except ?? [], image)
  : { crops: [], pictures: 0 };
if (options.photos) console.log(`${crops.length} characters of ${pictures} photographs`);

/** Each digit as often as another. */
const byDigit = (digits) => digits.map((digit) => crops.filter(({ label }) => label === digit)).filter(([one]) => one);
const printedCrops = byDigit([...'123456789']);
const writtenCrops = byDigit(handwritten);
const writtenShare = 0.3;
function cropSample(random) {
  const kind = writtenCrops.length > 0 && random.next() < writtenShare ? writtenCrops : printedCrops;
  const ofDigit = kind[random.below(kind.length)];
  const crop = ofDigit[random.below(ofDigit.length)];
  return { label: characters.indexOf(crop.label), sample: sampleOfCrop(crop, random, image) };
}

const hands = readFonts(hand);

/** Samples made once, a byte a pixel; `share`: of those from photographs. */
function draw(fonts, count, random, share) {
  const size = image.glyphSize ** 2;
  const pixels = new Uint8Array(count * size);
  const labels = new Uint8Array(count);
  for (let at = 0; at < count; ++at) {
    const { label, sample } =
      random.next() < share ? cropSample(random) : drawSample(fonts, hands, network, random, image);
    labels[at] = label;
    for (let pixel = 0; pixel < size; ++pixel) pixels[at * size + pixel] = 255 * sample[pixel];
  }
  const input = (at) => Float32Array.from(pixels.subarray(at * size, (at + 1) * size), (value) => value / 255);
  return { count, labels, input };
}

const outputs = layers.map((layer) => new Float32Array(layer.count * layer.to ** 2));
const errors = layers.map((layer) => new Float32Array(layer.count * layer.to ** 2));

function forward(weights, input) {
  layers.forEach((layer, at) => apply(layer, weights[at], at === 0 ? input : outputs[at - 1], outputs[at]));
  return outputs.at(-1);
}

/** Adds the errors of a layer's output to `gradient`, and those of its input to `before`. */
function backward(layer, weights, gradient, input, error, before) {
  const { from, channels, to, count, window, stride } = layer;
  const biases = inputsOf(layer) * count;
  for (let place = 0; place < to * to; ++place) {
    const start = place * count;
    for (let neuron = 0; neuron < count; ++neuron) gradient[biases + neuron] += error[start + neuron];
    const corner = (Math.floor(place / to) * from + (place % to)) * stride * channels;
    let weight = 0;
    for (let dy = 0; dy < window; ++dy) {
      const row = corner + dy * from * channels;
      for (let at = row; at < row + window * channels; ++at, weight += count) {
        const value = input[at];
        // A ReLU that let nothing through passes nothing back.
        if (value === 0) continue;
        let sum = 0;
        for (let neuron = 0; neuron < count; ++neuron) {
          const wrong = error[start + neuron];
          gradient[weight + neuron] += value * wrong;
          sum += wrong * weights[weight + neuron];
        }
        if (before) before[at] += sum;
      }
    }
  }
}

/** Share of the samples that are recognised. */
function accuracy(weights, set) {
  let right = 0;
  for (let at = 0; at < set.count; ++at) {
    const scores = forward(weights, set.input(at));
    if (scores.indexOf(Math.max(...scores)) === set.labels[at]) ++right;
  }
  return right / set.count;
}

const random = makeRandom(1);
const weights = layers.map((layer) => {
  const spread = Math.sqrt(2 / inputsOf(layer));
  const biases = inputsOf(layer) * layer.count;
  return Float32Array.from({ length: sizeOf(layer) }, (_, at) => (at < biases ? spread * random.normal() : 0));
});
const [gradients, means, squares] = [0, 1, 2].map(() => weights.map((part) => new Float32Array(part.length)));
let steps = 0;

function descend(rate) {
  ++steps;
  const [meanBias, squareBias] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
  weights.forEach((part, layer) => {
    const [gradient, mean, square] = [gradients[layer], means[layer], squares[layer]];
    for (let at = 0; at < part.length; ++at) {
      const slope = gradient[at] / batch + 1e-5 * part[at];
      mean[at] = 0.9 * mean[at] + 0.1 * slope;
      square[at] = 0.999 * square[at] + 0.001 * slope * slope;
      part[at] -= (rate * (mean[at] / meanBias)) / (Math.sqrt(square[at] / squareBias) + 1e-8);
    }
    gradient.fill(0);
  });
}

function learn(input, label) {
  const scores = forward(weights, input);
  const highest = Math.max(...scores);
  const shares = Float32Array.from(scores, (score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  errors.at(-1).set(shares.map((share, at) => share / total - (at === label ? 1 : 0)));
  for (let at = layers.length - 1; at >= 0; --at) {
    const before = at > 0 ? errors[at - 1].fill(0) : null;
    backward(layers[at], weights[at], gradients[at], at > 0 ? outputs[at - 1] : input, errors[at], before);
  }
}

/** In the committed form: a byte a weight. */
function pack(parts) {
  const scales = parts.map((part) => part.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127);
  const bytes = parts.map((part, layer) => Int8Array.from(part, (value) => Math.round(value / scales[layer])));
  const rounded = bytes.map((part, layer) => Float32Array.from(part, (value) => value * scales[layer]));
  const text = Buffer.concat(bytes.map((part) => Buffer.from(part.buffer))).toString('base64');
  return { scales: scales.map((scale) => Number(scale.toPrecision(6))), rounded, text };
}

const set = draw(readFonts(training), samples, random, crops.length > 0 ? 1 / 3 : 0);
const unseen = test ? draw(readFonts(test), 10_000, makeRandom(2), 0) : null;
console.log(`${samples} samples drawn`);
const order = Uint32Array.from({ length: samples }, (_, at) => at);
for (let epoch = 0; epoch < epochs; ++epoch) {
  for (let at = samples - 1; at > 0; --at) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
  for (let at = 0; at < samples; ++at) {
    learn(set.input(order[at]), set.labels[order[at]]);
    if ((at + 1) % batch === 0) descend(0.002 * (0.5 + 0.5 * Math.cos((Math.PI * (epoch + at / samples)) / epochs)));
  }
  const said = unseen ? `, ${(100 * accuracy(weights, unseen)).toFixed(2)} % of unseen fonts` : '';
  console.log(`epoch ${epoch + 1} of ${epochs}${said}`);
}
const { scales, rounded, text } = pack(weights);
if (unseen) console.log(`as bytes: ${(100 * accuracy(rounded, unseen)).toFixed(2)} %`);
writeFileSync(
  fileURLToPath(new URL('../web/image/weights.ts', import.meta.url)),
  `// The learned weights of the character classifier: written by tools/train_glyphs.mjs, read by network.ts.
export const weightData = {
  scales: ${JSON.stringify(scales).replaceAll(',', ', ')},
  bytes:
    '${text}',
};
`,
);
