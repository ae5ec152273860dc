// sudoscope-n in WebAssembly as the page's worker has it, for large.mjs. Reads an object a line, {side, height, width,
// givens, seed, limit}, and answers {seconds, values, status}. Seconds are those on the processor from the session's opening to its end;
// the module is loaded before.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { answerLines, timed } from './large_worker.mjs';

const folder = new URL('../../build/wasm/', import.meta.url);
// What Emscripten 3.1's glue takes for granted under Node.js.
Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: '.' });
const { default: createModule } = await import(new URL('sudoscope_node.mjs', folder).href);
const module = await createModule({ wasmBinary: readFileSync(new URL('sudoscope_node.wasm', folder)) });

answerLines(({ side, height, width, givens, seed, limit }) => {
  const shape = { side, boxHeight: height, boxWidth: width, regions: '', diagonals: false, windows: false };
  const puzzle = { ...shape, givens: Uint8Array.from(givens) };
  return timed(() => {
    const session = new module.SolveSession(puzzle, 'sudoscope-n', Uint8Array.of(seed - 1), limit);
    // Slices as coarse as a worker's of 50 ms.
    while (!session.run(2000));
    const values = [...session.solution()];
    const status = session.status();
    session.delete();
    return { values, status };
  });
});
