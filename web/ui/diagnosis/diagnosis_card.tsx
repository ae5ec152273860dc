// The door to the diagnosis, in the Solve tab: open by itself where something is wrong, and fetched when it is opened.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { App } from '../../state/types';
import { Button } from '../controls/button';
import { Outside, useDoor } from '../door/door';

type Kind = 'none' | 'several' | 'unique';

const questions: Record<Kind, string> = {
  none: 'What is wrong?',
  several: 'What do the solutions share?',
  unique: 'More about the givens',
};

const load = () => import('./diagnosis_views');

/** What there is to say of the grid; the last kind while a new verdict is on its way. */
function useKind(app: App): Kind | null {
  const last = useRef<Kind | null>(null);
  const verdict = app.verdict.verdict.value;
  if (verdict.kind === 'known') {
    const { status } = verdict.outcome;
    const isBlank = app.play.grid.value.every((value) => value === 0);
    last.current = !isBlank && (status === 'none' || status === 'several' || status === 'unique') ? status : null;
  }
  return last.current;
}

export function DiagnosisCard({ app }: { app: App }): JSX.Element | null {
  const kind = useKind(app);
  const [chosen, choose] = useState<Partial<Record<Kind, boolean>>>({});
  const isOpen = kind !== null && (chosen[kind] ?? kind === 'none');
  const door = useDoor(isOpen, load);
  if (kind === null) return null;
  return (
    <section aria-label="Diagnosis">
      <Button look="outlined" icon="help" expanded={isOpen} onClick={() => choose({ ...chosen, [kind]: !isOpen })}>
        {questions[kind]}
      </Button>
      {isOpen && (door.views ? <door.views.DiagnosisBody app={app} /> : <Outside door={door} name="The diagnosis" />)}
    </section>
  );
}
