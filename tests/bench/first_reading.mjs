// The first picture that a new thread reads, as the page starts one for each: { reader, pixels } in, the processor's
// milliseconds out, those of its compiler's threads included. To be run while nothing else is.
import { parentPort, workerData } from 'node:worker_threads';
import { loadInNode } from '../wasm/in_node.mjs';

const { judgeBy, readGridIn } = await import(workerData.reader);
const judge = judgeBy(await loadInNode('sudoscope_quick'));
const before = process.cpuUsage();
readGridIn(workerData.pixels, judge);
const { user, system } = process.cpuUsage(before);
parentPort.postMessage((user + system) / 1000);
