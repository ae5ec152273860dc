// The way to what can be made of the puzzle on the board; fetched when it is opened.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { improveLabel, improvePuzzle, theImprovements } from '../../language/generated/improve';
import { say } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import { Button } from '../../ui/controls/button';
import { PartLoading, useLazyPart } from '../../ui/lazy_part';
import type { ImproveApp } from './improve_body';

/** With the sentences that it shows. */
const load = async () => (await Promise.all([import('./improve_body'), loadSolverTexts()]))[0];

export function ImprovePart({ app }: { app: ImproveApp }): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const part = useLazyPart(isOpen, load);
  if (app.play.puzzle.value.givens.every((value) => value === 0)) return null;
  return (
    <section aria-label={say(improveLabel)}>
      <Button look="outlined" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say(improvePuzzle)}
      </Button>
      {isOpen &&
        (part.views ? <part.views.ImproveBody app={app} /> : <PartLoading part={part} name={say(theImprovements)} />)}
    </section>
  );
}
