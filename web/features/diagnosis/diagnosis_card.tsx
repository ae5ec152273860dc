// The door to the diagnosis, in the Solve tab: open by itself where something is wrong, and fetched when it is opened.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import type { HasVerdict } from '../../state/verdict';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { Outside, useDoor } from '../../ui/lazy_part';
import { useFollowAnswers } from './follow_answers';

export type DiagnosisKind = 'none' | 'several' | 'unique';

const questions: Record<DiagnosisKind, string> = {
  none: 'What is wrong?',
  several: 'What do the solutions have in common?',
  unique: 'More about the givens',
};

const load = () => import('./diagnosis_views');

/** What there is to say of the grid; the last kind while a new verdict is on its way. */
export function useDiagnosisKind(app: HasPlay & HasVerdict): DiagnosisKind | null {
  const last = useRef<DiagnosisKind | null>(null);
  const verdict = app.verdict.verdict.value;
  if (verdict.kind === 'known') {
    const { status } = verdict.outcome;
    const isBlank = app.play.grid.value.every((value) => value === 0);
    last.current = !isBlank && (status === 'none' || status === 'several' || status === 'unique') ? status : null;
  }
  return last.current;
}

export function DiagnosisCard({
  app,
  kind,
}: {
  app: HasPlay & HasView & HasSettings & HasVerdict;
  kind: DiagnosisKind | null;
}): JSX.Element | null {
  const [chosen, choose] = useState<Partial<Record<DiagnosisKind, boolean>>>({});
  const isOpen = kind !== null && (chosen[kind] ?? kind === 'none');
  const door = useDoor(isOpen, load);
  const card = useRef<HTMLElement>(null);
  useFollowAnswers(card, isOpen && chosen[kind] === true);
  if (kind === null) return null;
  return (
    <section ref={card} aria-label="Diagnosis">
      <Button look="outlined" icon="help" expanded={isOpen} onClick={() => choose({ ...chosen, [kind]: !isOpen })}>
        {questions[kind]}
      </Button>
      {isOpen && (door.views ? <door.views.DiagnosisBody app={app} /> : <Outside door={door} name="The diagnosis" />)}
    </section>
  );
}
