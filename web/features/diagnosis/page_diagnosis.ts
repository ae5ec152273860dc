// The diagnosis of this page, by a worker of the page's pool for as long as someone looks at it.
import { pool } from '../../client/page_pool';
import type { HasPlay } from '../../state/play';
import type { HasVerdict } from '../../state/verdict';
import { type Diagnosis, makeDiagnosis } from './diagnosis';

export function diagnosisHere({ play, verdict }: HasPlay & HasVerdict): Diagnosis {
  const { clients, giveBack } = pool.borrow(1);
  return makeDiagnosis({ play, verdict, client: clients[0]!, giveBack });
}
