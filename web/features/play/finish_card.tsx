// A solved puzzle: in what time, how hard it was, with what help, and where to go from here. The board stays in sight.
import type { JSX } from 'preact';
import { challengeButton } from '../../language/generated/challenge';
import * as texts from '../../language/generated/check';
import { replayButton } from '../../language/generated/replay';
import { begun, say } from '../../language/say';
import { countOwn } from '../../state/moves';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { clockWords } from '../../ui/play_words';
import type { Arrival } from '../arrival/arrival_store';
import { gradeWord } from '../rating/grade';
import { wantsReplay } from '../replay/replay_store';
import { knownGrade } from './known_grade';
import styles from './finish_card.module.css';

type Needs = HasPlay & HasSitting & HasView;

export function FinishCard({ app, arrival }: { app: Needs; arrival: Arrival }): JSX.Element | null {
  const { play, sittings, view } = app;
  const { revealed } = play.entries.value;
  const filled = revealed.reduce((count, each) => count + each, 0);
  const { hints, duel } = sittings.sitting.value;
  if (play.outcome.value !== 'solved' || countOwn(play.entries.value) === 0) return null;
  const grade = knownGrade(app);
  const time = clockWords(sittings.stopwatch.seconds.value);
  return (
    <section class={`${styles.card} arriving`} aria-label={say(texts.solvedTitle)}>
      <h2>
        <icons.good /> {say(texts.solvedTitle)} {sittings.isTimed.value && say(texts.solvedIn, { timeName: time })}
      </h2>
      <p>
        {grade !== null && `${begun(gradeWord(grade))} · `}
        {say(texts.hintsUsed, { count: hints })}
        {filled > 0 && ` · ${say(texts.cellsRevealed, { count: filled })}`}
      </p>
      <div class={styles.actions}>
        <Button look="outlined" onClick={() => (wantsReplay.value = true)}>
          {say(replayButton)}
        </Button>
        {sittings.isTimed.value && duel === '' && (
          <Button look="outlined" onClick={() => (view.dialog.value = 'share')}>
            {say(challengeButton)}
          </Button>
        )}
        <Button look="primary" onClick={() => arrival.open('make')}>
          {say(texts.nextPuzzle)}
        </Button>
      </div>
    </section>
  );
}
