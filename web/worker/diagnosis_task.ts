// A diagnosis in slices; each slice with news is reported. The session
// stays open until the next one, so that its solutions can be viewed.
import type { DiagnosisSession, SolverModule } from '../../wasm/solver_module';
import { workerOtherPuzzle } from '../language/generated/workers';
import type { DiagnoseRequest, DiagnosisReport } from '../protocol/diagnosis';
import { type Job, Refusal, bytesOf } from './job';
import { SliceBudget, yieldToMessages } from './slices';

const slice_ms = 40;
/** The first reports come soon, later ones seldom: a report on a large grid takes some milliseconds. */
const between_ms = 200;

export class DiagnosisTask {
  private session: DiagnosisSession | null = null;

  constructor(private readonly module: SolverModule) {}

  async diagnose({ puzzle, entries, most }: DiagnoseRequest, job: Job): Promise<DiagnosisReport> {
    const bytes = bytesOf(puzzle);
    const refusal = this.module.refusal(bytes, '');
    if (refusal) throw new Refusal(refusal);
    this.session?.delete();
    const session = (this.session = new this.module.DiagnosisSession(bytes, entries, most));
    const started_ms = performance.now();
    const report = (): DiagnosisReport => JSON.parse(session.report()) as DiagnosisReport;
    const budget = new SliceBudget(slice_ms, 4096);
    let told_ms = started_ms;
    // A later request may have closed the session between two slices.
    while (this.session === session) {
      const finished = session.run(budget.begin());
      budget.end();
      if (finished || job.cancelled) return report();
      const now_ms = performance.now();
      if (now_ms - told_ms > between_ms) {
        told_ms = now_ms;
        job.progress({ solutions: 0, steps: 0, seconds: (now_ms - started_ms) / 1000, report: report() });
      } else {
        job.progress({ solutions: 0, steps: 0, seconds: (now_ms - started_ms) / 1000 });
      }
      await yieldToMessages();
    }
    throw new Refusal({ text: workerOtherPuzzle });
  }

  /** One of the stored solutions; null if there is none with that index. */
  solution(index: number): Uint8Array | null {
    return this.session?.solution(index) ?? null;
  }
}
