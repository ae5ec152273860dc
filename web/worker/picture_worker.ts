// The worker that reads pictures, one at a time: it receives pixels and returns the content. The small module judges
// the digits; if the browser cannot run it, digits are read without. Until there is a picture the worker warms up.
import createModule from '../../build/wasm/sudoscope_quick.mjs';
import wasmUrl from '../../build/wasm/sudoscope_quick.wasm?url';
import type { Pixels } from '../image/gray';
import { type GridChoice, readPicture } from '../image/read_picture';
import { warmUp } from '../image/warm_up';
import { judgeBy } from './picture_judge';
import { loadModule } from './serve';

const loading = loadModule(createModule, wasmUrl).then(judgeBy, () => null);

let isAsked = false;

self.onmessage = async ({ data }: MessageEvent<Pixels & GridChoice>): Promise<void> => {
  isAsked = true;
  self.postMessage(await readPicture(data, await loading, data));
};

const steps = warmUp();
/** A waiting picture has priority, also between two steps. */
const getReady = (): unknown => setTimeout(() => !isAsked && !steps.next().done && getReady());
getReady();
