// The card of a solved puzzle: its time and help, a comparison with the others of its level, and the ways to the next puzzle.
// The board stays in sight. Fetched when the first puzzle is solved.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { HasKept } from '../../kept/stored_records';
import { challengeButton } from '../../language/generated/duel';
import * as check from '../../language/generated/play';
import { replayButton } from '../../language/generated/replay';
import { begun, say } from '../../language/say';
import { type Finished, finishedLine } from '../../kept/finished_log';
import { keptPuzzles } from '../../kept/kept_puzzles';
import type { HasLink } from '../../link/link_sync';
import type { HasRuns } from '../../run/runs';
import { seriesOf } from '../../state/origin';
import { isSolvedByPlayer } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import { knownGrade, type HasSitting } from '../../state/sitting';
import type { HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { clockWords } from '../../ui/play_words';
import type { Arrival } from '../arrival/arrival_store';
import { movesOf, wantsReplay } from '../replay/replay_store';
import { linkOf } from '../share/scope';
import { dailyName } from '../today/daily_words';
import { type GradeRow, gradeRows } from '../today/statistics';
import type { HasToday } from '../today/today_store';
import type { HasWatch } from '../watch/watch_store';
import styles from './finish_card.module.css';
import { bringNext, type NextPuzzle, nextAfter, nextWords, openToday } from './next_puzzle';
import { resultText, sendText } from './result_text';

export type FinishNeeds = HasPlay &
  HasSitting &
  HasView &
  HasVerdict &
  HasKept &
  HasRuns &
  HasWatch &
  HasLink &
  HasToday;

interface Props {
  app: FinishNeeds;
  arrival: Arrival;
}

/** Times of all finished puzzles of this level, this one included; null if they are not known, or it is the first. */
function useTimes(app: FinishNeeds, grade: number | null): GradeRow | null {
  const { play, sittings, today } = app;
  const [log, setLog] = useState<readonly Finished[]>([]);
  useEffect(() => {
    // If the device cannot be read, there is nothing to compare with.
    void keptPuzzles(app)
      .finished()
      .then(setLog, () => undefined);
    void today.look().catch(() => undefined);
  }, [play.puzzleId.value]);
  const own = finishedLine(play.position.value, sittings.sitting.value, undefined);
  if (!own || grade === null || own.elapsed === 0) return null;
  const others = log.filter(
    (line) => line.puzzleId !== own.puzzleId && line.grade === grade && line.series === own.series,
  );
  const [row] = gradeRows([...others, { ...own, grade }], false);
  return row && row.count > 1 ? row : null;
}

function timesWords(row: GradeRow, elapsed: number): string {
  const words = (time: number): string => clockWords(Math.floor(time / 1000));
  const median = say(check.medianTime, { timeName: words(row.median!) });
  const best = row.best! >= elapsed ? say(check.isBestTime) : say(check.bestTime, { timeName: words(row.best!) });
  return `${best} · ${median}`;
}

function ShareButton({ app }: { app: FinishNeeds }): JSX.Element {
  const [sent, setSent] = useState<'copied' | 'neither' | null>(null);
  async function send(): Promise<void> {
    const way = await sendText(`${resultText(app)}\n${await linkOf(app, 'puzzle')}`);
    setSent(way === 'sent' ? null : way);
  }
  return (
    <>
      <Button look="outlined" onClick={() => void send()}>
        {say(sent === 'copied' ? check.resultCopied : check.shareResult)}
      </Button>
      <span class={sent === 'neither' ? styles.bad : 'unseen'} role="status">
        {sent && say(sent === 'copied' ? check.resultCopied : check.resultNotCopied)}
      </span>
    </>
  );
}

function WaysOn({ app, arrival }: Props): JSX.Element {
  const [sought, setSought] = useState<NextPuzzle['kind'] | 'today' | null>(null);
  const [failure, setFailure] = useState('');
  const isHere = useRef(true);
  useEffect(() => () => void (isHere.current = false), []);
  const { today } = app;
  const next = nextAfter(app);
  const ofToday = next.kind === 'daily' && next.daily.day === today.day.value ? null : openToday(app);
  async function go(to: NextPuzzle, by: NonNullable<typeof sought>): Promise<void> {
    setSought(by);
    setFailure('');
    const reason = await bringNext(app, arrival, to);
    if (!isHere.current) return;
    setSought(null);
    setFailure(reason);
  }
  return (
    <>
      <Button look="primary" onClick={() => void go(next, next.kind)}>
        {sought === next.kind ? say(check.nextIsComing) : nextWords(next, today.day.value)}
      </Button>
      {ofToday && (
        <Button look="outlined" onClick={() => void go({ kind: 'daily', daily: ofToday }, 'today')}>
          {say(sought === 'today' ? check.nextIsComing : check.todayIsHere)}
        </Button>
      )}
      {failure !== '' && (
        <p class={styles.bad} role="alert">
          {say(check.nextFailed, { reasonName: failure })}
        </p>
      )}
    </>
  );
}

export function FinishCard(props: Props): JSX.Element {
  const { app } = props;
  const { play, sittings, view, today } = app;
  const { hints, duel, elapsed } = sittings.sitting.value;
  const filled = play.entries.value.revealed.reduce((count, each) => count + each, 0);
  const isOwn = isSolvedByPlayer(play.entries.value, play.history.value);
  const grade = knownGrade(app);
  const times = useTimes(app, grade);
  const streak = play.origin.value.kind === 'daily' ? today.streak.value : 0;
  const isTimed = sittings.isTimed.value && isOwn;
  const time = clockWords(sittings.stopwatch.seconds.value);
  const title = isOwn ? check.solvedTitle : check.filledTitle;
  const help = [
    grade !== null && dailyName({ series: seriesOf(play.puzzle.value.shape.constraints), grade }),
    say(check.hintsUsed, { count: hints }),
    filled > 0 && say(check.cellsRevealed, { count: filled }),
  ];
  const compared = isOwn
    ? [isTimed && times && timesWords(times, elapsed), streak > 0 && say(check.streakDays, { count: streak })]
    : [say(check.doesNotCount)];
  return (
    <section class={`${styles.card} arriving`} data-finished aria-label={say(title)}>
      <h2>
        <icons.good /> {say(title)} {isTimed && say(check.solvedIn, { timeName: time })}
      </h2>
      <p>{help.filter(Boolean).join(' · ')}</p>
      {compared.some(Boolean) && <p>{begun(compared.filter(Boolean).join(' · '))}</p>}
      <div class={styles.actions}>
        <WaysOn {...props} />
        {isOwn && duel === '' && <ShareButton app={app} />}
        {movesOf(app).length > 0 && (
          <Button look="outlined" onClick={() => (wantsReplay.value = true)}>
            {say(replayButton)}
          </Button>
        )}
        {isTimed && duel === '' && (
          <Button look="outlined" onClick={() => (view.dialog.value = 'share')}>
            {say(challengeButton)}
          </Button>
        )}
      </div>
    </section>
  );
}
