// The way to the diagnosis, in the Play tab: open by itself if something is wrong, and fetched when it is opened.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  diagnosisLabel,
  moreAboutGivens,
  theDiagnosis,
  whatIsInCommon,
  whatIsWrong,
} from '../../language/generated/diagnosis';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { isUnset } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { loadSolverTexts } from '../../language/solver_texts';
import { useFollowAnswers } from '../../ui/answers';
import { PartLoading, useLazyPart } from '../../ui/lazy_part';
import { diagnosisIsAsked } from './asked';

export type DiagnosisKind = 'none' | 'several' | 'unique';

const questions: Record<DiagnosisKind, Text> = {
  none: whatIsWrong,
  several: whatIsInCommon,
  unique: moreAboutGivens,
};

/** With the sentences that it shows. */
const load = async () => (await Promise.all([import('./diagnosis_body'), loadSolverTexts()]))[0];

/** The kind of diagnosis for the grid; the last kind while a new verdict is coming. */
export function useDiagnosisKind(app: HasPlay & HasVerdict): DiagnosisKind | null {
  const last = useRef<DiagnosisKind | null>(null);
  const verdict = app.verdict.verdict.value;
  if (verdict.kind === 'known') {
    const { status } = verdict.outcome;
    const isEmpty = isUnset(app.play.geometry.value, app.play.grid.value);
    last.current = !isEmpty && (status === 'none' || status === 'several' || status === 'unique') ? status : null;
  }
  return last.current;
}

export function DiagnosisCard({
  app,
  kind,
}: {
  app: HasPlay & HasView & HasVerdict & HasSettings & HasSitting & CanSolve;
  kind: DiagnosisKind | null;
}): JSX.Element | null {
  const [chosen, choose] = useState<Partial<Record<DiagnosisKind, boolean>>>({});
  const isOpen = kind !== null && (chosen[kind] ?? kind === 'none');
  const part = useLazyPart(isOpen, load);
  const card = useRef<HTMLElement>(null);
  useFollowAnswers(card, isOpen && chosen[kind] === true);
  const isAsked = kind !== null && diagnosisIsAsked.value;
  // Once the panel stands: parts above it may be shown in the same turn.
  useEffect(() => {
    if (!isAsked) return;
    diagnosisIsAsked.value = false;
    choose({ ...chosen, [kind]: true });
    card.current?.querySelector('button')?.focus();
    card.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  if (kind === null) return null;
  return (
    <section ref={card} aria-label={say(diagnosisLabel)}>
      <Button
        look="outlined"
        icon={icons.help}
        expanded={isOpen}
        onClick={() => choose({ ...chosen, [kind]: !isOpen })}
      >
        {say(questions[kind])}
      </Button>
      {isOpen &&
        (part.views ? <part.views.DiagnosisBody app={app} /> : <PartLoading part={part} name={say(theDiagnosis)} />)}
    </section>
  );
}
