// One step after another to the end, by all techniques and without those that assume one solution.
import type { SolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import { loadSolverTexts } from '../../language/solver_texts';
import type { LogicPath, LogicRequest } from '../../protocol/logic';
import { gradeNumber } from '../../state/settings';

/** `entries`: a value a cell, 0 = none. The words for its steps are loaded with it. */
export async function wholePath(
  client: SolverClient<LogicRequest>,
  puzzle: Puzzle,
  entries: Uint8Array,
): Promise<LogicPath> {
  const hardest = gradeNumber('extreme');
  const question = {
    puzzle,
    entries,
    notes: new Uint32Array(),
    hasOneSolution: false,
    goesBeyond: false,
    hardest,
    techniques: '',
  };
  const [path] = await Promise.all([client.ask({ kind: 'logicPath', question }), loadSolverTexts()]);
  return path;
}
