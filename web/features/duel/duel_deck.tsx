// What two play with: their clocks, what the last digit was, and the pad of whoever's turn it is; in the end who won.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as texts from '../../language/generated/duel';
import { pauseGame, resumeGame } from '../../language/generated/play';
import { say } from '../../language/say';
import type { HasSitting } from '../../state/sitting';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { ModeChoice } from '../play/mode_choice';
import { NumberPad } from '../play/number_pad';
import type { PlayPage } from '../play/play_needs';
import { tenthsWords } from '../rating/scales';
import { clocksAt, type Duel, type Player, standingOf } from './duel';
import styles from './duel_deck.module.css';
import type { DuelGame } from './duel_game';
import { digitWords, endWords, leftWords, playerName, worthWords } from './duel_words';
import { nextDuel } from './next_duel';

interface Props {
  page: PlayPage;
  game: DuelGame;
}

/** How often a clock that runs is looked at. */
const tick_ms = 200;

function useTicks(isOn: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), tick_ms);
    return () => clearInterval(timer);
  }, [isOn]);
}

function Clock({ duel, player, left, points }: ClockProps): JSX.Element {
  const isTurn = duel.end === null && standingOf(duel).turn === player;
  const name = playerName(duel, player);
  return (
    <div class={styles.clock} data-player={player} data-turn={isTurn}>
      <span class={styles.name}>
        <span class={styles.long}>{isTurn ? say(texts.duelTurn, { name }) : name}</span>
        <span class={styles.short}>{name}</span>
      </span>
      <b role="timer" aria-label={say(texts.duelClock, { name, timeName: leftWords(left), pointsName: points })}>
        {leftWords(left)}
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

interface ClockProps {
  duel: Duel;
  player: Player;
  /** In milliseconds. */
  left: number;
  points: string;
}

interface ClocksProps {
  app: HasSitting;
  game: DuelGame;
  duel: Duel;
  askAboutEnd(): void;
}

function Clocks({ app: { sittings }, game, duel, askAboutEnd }: ClocksProps): JSX.Element {
  const { stopwatch, isPaused } = sittings;
  useTicks(stopwatch.isRunning.value && duel.end === null);
  const left = clocksAt(duel, stopwatch.elapsed());
  // While a digit is still being rated the sum is that of before.
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
          <Button icon={icons.flag} label={say(texts.duelGiveUp)} onClick={askAboutEnd} />
        </div>
      )}
    </div>
  );
}

function LastDigit({ page, game, duel }: Props & { duel: Duel }): JSX.Element {
  const { length } = duel.moves;
  const last = duel.moves.at(-1);
  const worth = game.worth.value.get(length - 1);
  const words = last
    ? digitWords(duel, last, page.app.play.geometry.value)
    : say(texts.duelReady, { name: playerName(duel, duel.begins) });
  return (
    <p class={`${styles.last} ${game.isWrong.value ? styles.wrong : ''}`} aria-live="polite">
      {words} {worth && worthWords(worth)}
    </p>
  );
}

/** A flag is near the pause, and a duel is soon lost. */
function GivingUp({ duel, onYes, onNo }: { duel: Duel; onYes(): void; onNo(): void }): JSX.Element {
  const { turn } = standingOf(duel);
  return (
    <div class={styles.sure} role="group" aria-label={say(texts.duelGiveUp)}>
      <p>{say(texts.duelSure, { name: playerName(duel, turn) })}</p>
      <Button look="primary" onClick={onYes}>
        {say(texts.duelGiveUp)}
      </Button>
      <Button look="outlined" onClick={onNo}>
        {say(texts.duelPlayOn)}
      </Button>
    </div>
  );
}

function EndCard({ page: { app, arrival }, game, duel }: Props & { duel: Duel }): JSX.Element {
  const winner = game.winner.value;
  const isOpen = app.play.grid.value.includes(0);
  const isSettled = duel.end!.how !== 'full' || game.points.value !== null;
  const again = (): void => {
    nextDuel.value = { ...duel.rules, names: duel.names, begins: duel.begins === 0 ? 1 : 0 };
    arrival.open('duel');
  };
  return (
    <section class={styles.end} aria-label={say(texts.duelDeck)}>
      {isSettled && (
        <h2>{winner === null ? say(texts.duelEven) : say(texts.duelWon, { name: playerName(duel, winner) })}</h2>
      )}
      <p>{endWords(duel, game)}</p>
      <div class={styles.actions}>
        <Button look="primary" onClick={again}>
          {say(texts.duelAgain)}
        </Button>
        {isOpen && (
          <Button look="outlined" onClick={game.leave}>
            {say(texts.duelLeave)}
          </Button>
        )}
      </div>
    </section>
  );
}

export function DuelDeck(props: Props): JSX.Element {
  const { page, game } = props;
  const { app, entry } = page;
  const [isAsked, setAsked] = useState(false);
  const duel = game.duel.value;
  if (!duel) {
    return (
      <section class={styles.deck}>
        <p>{say(texts.duelUnreadable)}</p>
        <Button look="outlined" onClick={game.leave}>
          {say(texts.duelLeave)}
        </Button>
      </section>
    );
  }
  return (
    <section class={styles.deck} aria-label={say(texts.duelDeck)}>
      <Clocks app={app} game={game} duel={duel} askAboutEnd={() => setAsked(!isAsked)} />
      {duel.end ? (
        <EndCard {...props} duel={duel} />
      ) : (
        <>
          {isAsked ? (
            <GivingUp duel={duel} onYes={game.giveUp} onNo={() => setAsked(false)} />
          ) : (
            <LastDigit {...props} duel={duel} />
          )}
          <ModeChoice play={app.play} />
          <NumberPad app={app} entry={entry} />
        </>
      )}
    </section>
  );
}
