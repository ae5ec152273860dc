// The worker with every algorithm, for solving and watching; started for the first run to watch or compare.
import createModule from '../../build/wasm/sudoscope.mjs';
import wasmUrl from '../../build/wasm/sudoscope.wasm?url';
import type { WholeRequest } from '../protocol/messages';
import { answerQuick, answerSheet } from './answers';
import { solveBlock } from './collection_task';
import { DiagnosisTask } from './diagnosis_task';
import { answerEquivalence } from './relatives_task';
import { listPuzzles } from './list_task';
import { paceOf } from './pace';
import { bytesOf } from './job';
import { loadModule, serve } from './serve';
import { measure, solve } from './solve_task';
import { solvePart, split } from './split_task';
import { WatchTask } from './watch_task';

const loading = loadModule(createModule, wasmUrl).then((module) => ({
  module,
  watch: new WatchTask(module),
  diagnosis: new DiagnosisTask(module),
}));

serve<WholeRequest>(async (request, job) => {
  const { module, watch, diagnosis } = await loading;
  switch (request.kind) {
    case 'catalogue':
      return module.catalogue();
    case 'readSheet':
    case 'writeSheet':
    case 'formats':
      return answerSheet(module, request);
    case 'minlex':
    case 'equivalent':
    case 'equivalentLines':
    case 'formPrints':
      return answerEquivalence(module, request);
    case 'list':
      return listPuzzles(module, request, job);
    case 'collection':
      return solveBlock(module, request, job);
    case 'split':
      return split(module, request, job);
    case 'part':
      return solvePart(module, request, job);
    case 'measure':
      return measure(module, request, job);
    case 'diagnose':
      return diagnosis.diagnose(request, job);
    case 'solve': {
      const { puzzle, algorithm } = request;
      const outcome = await solve(module, request, job);
      return { ...outcome, keepsRules: module.keepsRules(bytesOf(puzzle), algorithm) };
    }
    case 'ruleNames':
      return module.ruleNames(bytesOf(request.puzzle));
    case 'brokenCells':
      return module.brokenCells(bytesOf(request.puzzle));
    case 'clueCandidates':
      return module.clueCandidates(bytesOf(request.puzzle));
    case 'ignoredRules':
      return module.ignoredRules(bytesOf(request.puzzle), '');
    case 'diagnosed':
      return diagnosis.solution(request.index);
    case 'watch':
      return watch.open(request, job);
    case 'move':
      return watch.move(request, job);
    case 'pace':
      return paceOf(module, request);
    case 'tree':
    case 'cover':
    case 'blocks':
    case 'told':
    case 'stops':
    case 'glimpse':
      return watch.look(request);
    default:
      return answerQuick(module, request, job);
  }
});
