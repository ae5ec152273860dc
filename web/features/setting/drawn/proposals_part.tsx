// The rules that a puzzle's drawings probably mean, each to be confirmed or declined. A confirmed one becomes clues of
// the puzzle by a move that undo takes back, and the verdict is asked again.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import * as texts from '../../../language/generated/drawn';
import { say } from '../../../language/say';
import { isPossible } from '../../../grid/puzzle';
import type { Words } from '../../../language/text';
import type { HasPlay } from '../../../state/play_store';
import { isSetAside, setAside } from '../../../state/set_aside';
import type { HasSitting } from '../../../state/sitting';
import type { HasView } from '../../../state/view';
import { Button } from '../../../ui/controls/button';
import { setNoRoom } from '../../../language/generated/setting';
import type { Proposal } from './board';
import { kindWords, questionWords } from './proposal_words';
import { keyOfProposal, proposalsFor } from './propose';
import styles from './proposals_part.module.css';
import { withProposals } from './take_proposal';
import { isSought, setUndecided, showUndecided } from './undecided';

/** The proposals for the puzzle on the board that are neither confirmed nor declined. */
function openProposals(app: HasPlay & HasSitting): Proposal[] {
  const { play } = app;
  const { shape, texts: own } = play.puzzle.value;
  return proposalsFor(play.geometry.value.side, shape.constraints, own?.rules ?? '').filter(
    (proposal) => !isSetAside(app, keyOfProposal(proposal)),
  );
}

/** One move for all of them; false if the puzzle has no room for their clues. */
export function takeProposals({ play }: HasPlay, proposals: readonly Proposal[]): boolean {
  const { puzzle, entries, origin, puzzleId } = play.position.peek();
  const constraints = withProposals(puzzle.shape.constraints, proposals);
  const shape = { ...puzzle.shape, constraints };
  if (!isPossible(shape)) return false;
  play.load({ ...puzzle, shape }, entries, origin ?? { kind: 'typed' }, puzzleId);
  return true;
}

const isInSight = (element: HTMLElement): boolean => {
  const { bottom, left } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 1, bottom - 1)?.closest('section') === element;
};

function announce(app: HasPlay & HasView, count: number): void {
  app.view.notice.value = {
    text: () => say(texts.drawnWait, { count }),
    tone: 'plain',
    actions: [
      {
        text: () => say(texts.drawnShow),
        run() {
          app.view.notice.value = null;
          showUndecided(app);
        },
      },
    ],
  };
}

export function ProposalsPart({ app }: { app: HasPlay & HasSitting & HasView }): JSX.Element | null {
  const { play, view } = app;
  const side = play.geometry.value.side;
  const open = openProposals(app);
  const section = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    // The pressed button is gone: the keyboard goes on at the next one.
    if (isPressed.current) section.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [open.length]);
  const [puzzleId, count] = [play.puzzleId.value, open.length];
  useEffect(() => setUndecided({ puzzleId, count }), [puzzleId, count]);
  useEffect(() => {
    if (count > 0 && !isInSight(section.current!)) announce(app, count);
    // Once for each puzzle, however many of its rules are decided.
  }, [puzzleId, count > 0]);
  const sought = isSought.value;
  // Once the panel stands: parts above it may be shown in the same turn.
  useEffect(() => {
    if (!sought) return;
    isSought.value = false;
    section.current?.scrollIntoView({ block: 'nearest' });
    section.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [sought]);
  const tell = (text: Words): void => void (view.notice.value = { text, tone: 'plain' });
  const take = (proposals: readonly Proposal[]): void => {
    isPressed.current = true;
    if (!takeProposals(app, proposals)) return tell(() => say(setNoRoom));
    const [only] = proposals;
    tell(() =>
      only && proposals.length === 1
        ? say(texts.drawnTaken, { kindName: kindWords(only, side) })
        : say(texts.drawnAllTaken),
    );
  };
  const decline = (proposal: Proposal): void => {
    isPressed.current = true;
    setAside(app, keyOfProposal(proposal), true);
    tell(() => say(texts.drawnDeclined, { kindName: kindWords(proposal, side) }));
  };
  if (open.length === 0) return null;
  return (
    <section ref={section} class={styles.proposals} aria-labelledby="drawn-rules">
      <h3 id="drawn-rules">{say(texts.drawnTitle)}</h3>
      <p>{say(texts.drawnAbout, { count: open.length })}</p>
      <ul>
        {open.map((proposal) => {
          const questionName = questionWords(proposal, side);
          return (
            <li key={keyOfProposal(proposal)}>
              <span>{questionName}</span>
              <Button
                look="outlined"
                label={say(texts.drawnConfirmOne, { questionName })}
                onClick={() => take([proposal])}
              >
                {say(texts.drawnConfirm)}
              </Button>
              <Button label={say(texts.drawnDeclineOne, { questionName })} onClick={() => decline(proposal)}>
                {say(texts.drawnDecline)}
              </Button>
            </li>
          );
        })}
      </ul>
      {open.length > 1 && (
        <Button look="primary" onClick={() => take(open)}>
          {say(texts.drawnConfirmAll)}
        </Button>
      )}
    </section>
  );
}
