// The words beside the board: the puzzle's title on a phone, and the answer, folded for players. It is open for a
// brought puzzle without entries, so that users who only want the solution are as close to it as players to the game.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { theAnswer } from '../../language/generated/play';
import { say } from '../../language/say';
import { isUnset } from '../../state/outcome';
import { isJudged } from '../../state/verdict_store';
import { answerAsWished, isAnswerOpen, openAnswer } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';
import { isAtStart } from '../start/start';
import { lateViews, loadLateViews } from './late_views';
import type { PlayNeeds } from './play_needs';
import styles from './play_panel.module.css';
import { TitleRow } from './title_row';
import { VerdictCard } from './verdict_card';

interface Props {
  app: PlayNeeds;
  /** How another puzzle comes to the board; absent in a contest. */
  arrival?: Arrival | undefined;
  /** Parts right below the verdict. */
  children?: ComponentChildren;
}

export function PlayPanel({ app, arrival, children }: Props): JSX.Element {
  const { play, view } = app;
  const isEmpty = isUnset(play.geometry.value, play.grid.value);
  const isWriting = play.typing.value === 'givens';
  const isOpen = isAnswerOpen(app);
  const views = lateViews.value;
  const isAsked = answerAsWished(app) === true;
  const isNew = isEmpty && !play.canUndo.value;
  const isDue = isAsked || (!isNew && isJudged(app.verdict.verdict.value));
  useEffect(() => {
    // A first visit does not need them, and the verdict has priority. If they
    // cannot be fetched, the next puzzle or opening the answer tries again.
    if (isDue && !lateViews.peek()) void loadLateViews().catch(() => undefined);
  }, [isDue, isAsked, play.puzzleId.value]);
  const answer = useRef<HTMLDetailsElement>(null);
  const isWanted = view.wantsAnswer.value;
  useEffect(() => {
    if (!isWanted) return;
    view.wantsAnswer.value = false;
    openAnswer(app, true);
    answer.current!.scrollIntoView();
  }, [isWanted]);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isOpen && isPressed.current) answer.current!.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  }, [isOpen]);
  return (
    <>
      <div class={styles.title}>
        <TitleRow app={app} arrival={arrival} place="panel" />
      </div>
      {children}
      {views && <views.GuidePart app={app} />}
      {isWriting && !isNew && views && <views.WritingDown app={app} />}
      <details
        ref={answer}
        hidden={isAtStart(app)}
        class={styles.answer}
        open={isOpen}
        data-asked={isAsked}
        onToggle={({ currentTarget: { open } }) => {
          if (open === isOpen) return;
          isPressed.current = true;
          openAnswer(app, open);
        }}
      >
        <summary>{say(theAnswer)}</summary>
        {isOpen && views && <views.FillButton app={app} isEmpty={isEmpty} />}
        <div class={`${styles.inside} ${isOpen ? 'arriving' : ''}`}>
          <VerdictCard app={app} />
          {/* Hidden, it would still look for faults, and show them. */}
          {isOpen && views && <views.AnswerPart app={app} />}
        </div>
      </details>
      {!isEmpty && views && <views.BelowAnswer app={app} />}
    </>
  );
}
