// The solver as the judge of readings by the picture reader (web/image/joint.ts).
import type { QuickModule } from '../../wasm/solver_module';
import { drawnShape } from '../grid/drawn_shape';
import type { Judge } from '../image/joint';
import { bytesOf } from './job';

/** A longer search has no single solution that matters. */
const mostSteps = 20_000;

export const judgeBy =
  (module: QuickModule): Judge =>
  (givens, rules) => {
    const session = new module.SolveSession(bytesOf({ shape: drawnShape(rules), givens }), '', new Uint8Array(), 2);
    try {
      session.run(mostSteps);
      const status = session.status();
      if (status === 'none') return 'none';
      return status === 'unique' ? (session.solution() ?? 'several') : 'several';
    } finally {
      session.delete();
    }
  };
