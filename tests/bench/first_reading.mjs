// The first picture that a new thread reads: { reader, pixels, isReady } in, the
// processor's milliseconds out, including those of its compiler's threads. `isReady`:
// the thread had time to prepare, which is not counted. Run it on an idle machine.
import { parentPort, workerData } from 'node:worker_threads';
import { loadInNode } from '../wasm/in_node.mjs';

const { judgeBy, readGridIn, warmUp } = await import(workerData.reader);
const judge = judgeBy(await loadInNode('sudoscope_quick'));
if (workerData.isReady) {
  for (const isFound of warmUp()) if (!isFound) throw new Error('What it gets ready with is not read.');
}
const before = process.cpuUsage();
readGridIn(workerData.pixels, judge);
const { user, system } = process.cpuUsage(before);
parentPort.postMessage((user + system) / 1000);
