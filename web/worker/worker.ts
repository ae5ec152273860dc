// The worker with every algorithm, for solving and watching; started for the first run to watch or compare.
import createModule from '../../build/wasm/sudoscope.mjs';
import wasmUrl from '../../build/wasm/sudoscope.wasm?url';
import type { SolverModule } from '../../wasm/solver_module';
import type { AsideRequest, WholeRequest } from '../protocol/messages';
import { quickAnswers, sheetAnswers } from './answers';
import { solveBlock } from './collection_task';
import { DiagnosisTask } from './diagnosis_task';
import { equivalenceAnswers } from './relatives_task';
import { listPuzzles } from './list_task';
import { paceOf } from './pace';
import { bytesOf } from './job';
import { type Answers, loadModule, serve } from './serve';
import { measure } from './solve_task';
import { solvePart, split } from './split_task';
import { watchAnswers } from './watch_task';

function wholeAnswers(module: SolverModule): Answers<Exclude<WholeRequest, AsideRequest>['kind']> {
  const quick = quickAnswers(module);
  const diagnosis = new DiagnosisTask(module);
  return {
    ...quick,
    ...sheetAnswers(module),
    ...equivalenceAnswers(module),
    ...watchAnswers(module),
    catalogue: () => module.catalogue(),
    async solve(request, job) {
      const outcome = await quick.solve(request, job);
      return { ...outcome, keepsRules: module.keepsRules(bytesOf(request.puzzle), request.algorithm) };
    },
    list: (request, job) => listPuzzles(module, request, job),
    collection: (request, job) => solveBlock(module, request, job),
    split: (request, job) => split(module, request, job),
    part: (request, job) => solvePart(module, request, job),
    measure: (request, job) => measure(module, request, job),
    diagnose: (request, job) => diagnosis.diagnose(request, job),
    diagnosed: ({ index }) => diagnosis.solution(index),
    ruleNames: ({ puzzle }) => module.ruleNames(bytesOf(puzzle)),
    brokenCells: ({ puzzle }) => module.brokenCells(bytesOf(puzzle)),
    clueCandidates: ({ puzzle }) => module.clueCandidates(bytesOf(puzzle)),
    ignoredRules: ({ puzzle }) => module.ignoredRules(bytesOf(puzzle), ''),
    pace: (request) => paceOf(module, request),
  };
}

serve(loadModule(createModule, wasmUrl).then(wholeAnswers));
