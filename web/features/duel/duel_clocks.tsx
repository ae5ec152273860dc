// Both clocks of a duel, the current player's running, with the points; and the buttons that stop them.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as texts from '../../language/generated/duel';
import { pauseGame, resumeGame } from '../../language/generated/play';
import { say } from '../../language/say';
import type { HasSitting } from '../../state/sitting';
import { Button } from '../../ui/controls/button';
import { Icon, icons } from '../../ui/icons';
import { tenthsWords } from '../rating/scales';
import { clocksAt, type Duel, type Player, standingOf } from './duel';
import styles from './duel_clocks.module.css';
import type { DuelGame } from './duel_game';
import { timeLeftWords, playerName } from './duel_words';

/** Interval between two looks at a running clock. */
const tick_ms = 200;

function useTicks(isOn: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), tick_ms);
    return () => clearInterval(timer);
  }, [isOn]);
}

const flagIcon = () => (
  <Icon>
    <path d="M4.5 16V3h9l-2 3.5 2 3.5h-9" />
  </Icon>
);

interface ClockProps {
  duel: Duel;
  player: Player;
  /** In milliseconds. */
  left: number;
  points: string;
}

function Clock({ duel, player, left, points }: ClockProps): JSX.Element {
  const isTurn = duel.end === null && standingOf(duel).turn === player;
  const name = playerName(duel, player);
  return (
    <div class={styles.clock} data-player={player} data-turn={isTurn}>
      <span class={styles.name}>
        {isTurn && <i aria-hidden="true">▸ </i>}
        {name}
      </span>
      <b role="timer" aria-label={say(texts.duelClock, { name, timeName: timeLeftWords(left), pointsName: points })}>
        {timeLeftWords(left)}
      </b>
      <small aria-hidden="true" class={styles.long}>
        {say(texts.duelPoints, { pointsName: points })}
      </small>
      <small aria-hidden="true" class={styles.short}>
        {points}
      </small>
    </div>
  );
}

interface ClocksProps {
  app: HasSitting;
  game: DuelGame;
  duel: Duel;
  onGiveUp(): void;
}

export function Clocks({ app: { sittings }, game, duel, onGiveUp }: ClocksProps): JSX.Element {
  const { stopwatch, isPaused } = sittings;
  useTicks(stopwatch.isRunning.value && duel.end === null);
  const left = clocksAt(duel, stopwatch.elapsed());
  // While a digit is still being rated, the previous sum is shown.
  const points = game.points.value?.map(tenthsWords) ?? ['…', '…'];
  const paused = isPaused.value;
  return (
    <div class={styles.clocks} role="group" aria-label={say(texts.duelClocks)}>
      <Clock duel={duel} player={0} left={left[0]} points={points[0]!} />
      <Clock duel={duel} player={1} left={left[1]} points={points[1]!} />
      {duel.end === null && (
        <div class={styles.buttons}>
          <Button
            icon={paused ? icons.goOn : icons.pause}
            label={say(paused ? resumeGame : pauseGame)}
            onClick={() => (isPaused.value = !paused)}
          />
          <Button icon={flagIcon} label={say(texts.duelGiveUp)} onClick={onGiveUp} />
        </div>
      )}
    </div>
  );
}
