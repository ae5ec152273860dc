// sudoscope-n in WebAssembly as in the page's worker, for large.mjs. Reads an object a line,
// {side, height, width, givens, seed, limit}, and answers {seconds, values, status}. Seconds
// are processor time from the session's opening to its end; the module is loaded before.
import { loadInNode } from '../wasm/in_node.mjs';
import { answerLines, timed } from './large_worker.mjs';

const module = await loadInNode('sudoscope');

answerLines(({ side, height, width, givens, seed, limit }) => {
  const shape = { side, boxHeight: height, boxWidth: width, regions: '', constraints: '' };
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
