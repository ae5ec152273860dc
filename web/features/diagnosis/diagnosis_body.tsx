// The diagnosis of the grid, for as long as it is open.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Diagnosis, makeDiagnosis } from './diagnosis';
import { diagnosisStopped, goOnDiagnosing, stopDiagnosis, whatWasMeant } from '../../language/generated/diagnosis';
import { say } from '../../language/say';
import type { DiagnosisReport } from '../../protocol/diagnosis';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { Spoken } from '../../ui/controls/spoken';
import { ClueRepairList } from './clue_list';
import { ConflictView } from './conflict_view';
import styles from './diagnosis.module.css';
import { diagnosisStageWords, summaryWords } from './diagnosis_words';
import { EntriesView } from './entries_view';
import { PassingPart, SeveralView } from './several_view';
import { RepairList } from './repair_list';
import { UniqueView } from './unique_view';
import { pool } from '../../client/late_workers';

/** In a worker of the page's pool, while the card is open. */
function diagnosisHere({ play, verdict }: HasPlay & HasVerdict): Diagnosis {
  const { clients, giveBack } = pool.borrow(1);
  return makeDiagnosis({ play, verdict, client: clients[0]!, giveBack });
}

function Progress({ diagnosis }: { diagnosis: Diagnosis }): JSX.Element | null {
  switch (diagnosis.status.value) {
    case 'running':
      return (
        <PassingPart>
          <p class={styles.progress}>
            <span>{diagnosisStageWords(diagnosis.report.value)}</span>
            <Button look="outlined" icon={icons.stop} onClick={diagnosis.stop}>
              {say(stopDiagnosis)}
            </Button>
          </p>
        </PassingPart>
      );
    case 'stopped':
      return (
        <PassingPart>
          <p class={styles.progress}>
            <span>{say(diagnosisStopped)}</span>
            <Button look="outlined" onClick={diagnosis.goOn}>
              {say(goOnDiagnosing)}
            </Button>
          </p>
        </PassingPart>
      );
    case 'failed':
      return <p class={styles.quiet}>{diagnosis.failure.value}</p>;
    default:
      return null;
  }
}

interface FindingsProps {
  app: HasPlay & HasView & HasVerdict & HasSettings & HasSitting & CanSolve;
  diagnosis: Diagnosis;
  report: DiagnosisReport;
}

function Findings({ app, diagnosis, report }: FindingsProps): JSX.Element | null {
  if (report.entries) return <EntriesView app={app} diagnosis={diagnosis} />;
  const slips = report.clueRepairs ?? [];
  const hasRepairs = (report.repairs ?? []).length > 0;
  switch (report.status) {
    case 'none':
      return (
        <>
          {slips.length > 0 && <ClueRepairList repairs={slips} />}
          {(slips.length === 0 || hasRepairs) && <RepairList diagnosis={diagnosis} title={say(whatWasMeant)} />}
          <ConflictView app={app} diagnosis={diagnosis} />
        </>
      );
    case 'several':
      return <SeveralView app={app} diagnosis={diagnosis} report={report} />;
    case 'unique':
      return <UniqueView app={app} diagnosis={diagnosis} report={report} />;
    default:
      return null;
  }
}

export function DiagnosisBody({
  app,
}: {
  app: HasPlay & HasView & HasVerdict & HasSettings & HasSitting & CanSolve;
}): JSX.Element | null {
  const [diagnosis, setDiagnosis] = useState<Diagnosis | null>(null);
  useEffect(() => {
    const made = diagnosisHere(app);
    setDiagnosis(made);
    return made.end;
  }, [app]);
  if (!diagnosis) return null;
  const report = diagnosis.report.value;
  // The place for the likely corrections, which are sought last; everything else grows downwards.
  const isFirst = report?.status === 'none' && !report.entries;
  const progress = <Progress key="progress" diagnosis={diagnosis} />;
  return (
    <div class={styles.body}>
      <p role="status" class={report?.status === 'none' || report?.entries ? styles.summary : 'unseen'}>
        {report && <Spoken text={summaryWords(report)} />}
      </p>
      {isFirst && progress}
      {report && (
        <PassingPart key={report.status}>
          <Findings app={app} diagnosis={diagnosis} report={report} />
        </PassingPart>
      )}
      {!isFirst && progress}
    </div>
  );
}
