// The answer below the verdict: the digits of the solution, and the reason why there is none, or more than one.
import type { JSX } from 'preact';
import { revealCell as revealSelected } from '../../language/generated/verdict';
import { say } from '../../language/say';
import { revealCell } from '../../state/reveal';
import { type HasVerdict, outlookOf, solutionOf } from '../../state/verdict_store';
import { goesOn } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { DiagnosisCard, useDiagnosisKind } from '../diagnosis/diagnosis_card';
import { LongSearch, ReachNote, SolverPart, useSearchPart } from './search_part';
import { Legend } from '../../ui/legend';
import type { PlayNeeds } from './play_needs';

function RevealButton({ app }: { app: HasPlay & HasView & HasVerdict }): JSX.Element {
  const { play, verdict, view } = app;
  const now = verdict.verdict.value;
  const cell = view.selected.value;
  const isProved = (outlookOf(now)?.proved[cell] ?? 0) > 0;
  const isKnown = solutionOf(now) !== null || isProved;
  const isGiven = play.puzzle.value.givens[cell] !== 0;
  return (
    <Button
      look="outlined"
      disabled={!isKnown || !goesOn(play.outcome.value) || isGiven}
      onClick={() => {
        const problem = revealCell(app, view.selected.peek());
        if (problem) view.notice.value = { text: problem, tone: 'bad' };
      }}
    >
      {say(revealSelected)}
    </Button>
  );
}

export function AnswerPart({ app }: { app: PlayNeeds }): JSX.Element {
  const search = useSearchPart(app);
  const kind = useDiagnosisKind(app);
  const actions = <RevealButton key="actions" app={app} />;
  const diagnosis = <DiagnosisCard key="diagnosis" app={app} kind={kind === 'unique' ? null : kind} />;
  return (
    <>
      <ReachNote app={app} part={search} />
      {/* The fault comes before the actions that are possible in spite of it. */}
      {kind === 'none' ? [diagnosis, actions] : [actions, diagnosis]}
      <LongSearch app={app} part={search} />
      <SolverPart app={app} part={search} />
      <Legend kinds={['given', 'entered', 'revealed', 'clash']} />
    </>
  );
}
