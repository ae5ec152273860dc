// The deck of a duel: the clocks, the last digit, and the pad of the current player; at the end the winner.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as texts from '../../language/generated/duel';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { ModeChoice } from '../play/mode_choice';
import { NumberPad } from '../play/number_pad';
import type { PlayPage } from '../play/play_needs';
import { type Duel, standingOf, nextDuel } from './duel';
import { Clocks } from './duel_clocks';
import styles from './duel_deck.module.css';
import type { DuelGame } from './duel_game';
import { duelDigitWords, duelEndWords, playerName, shortDigitWords, worthWords } from './duel_words';

interface Props {
  page: PlayPage;
  game: DuelGame;
}

function LastDigit({ page, game, duel }: Props & { duel: Duel }): JSX.Element {
  const { length } = duel.moves;
  const last = duel.moves.at(-1);
  const worth = game.worth.value.get(length - 1);
  const words = last
    ? shortDigitWords(duel, last, page.app.play.geometry.value)
    : say(texts.duelReady, { name: playerName(duel, duel.begins) });
  return (
    <p class={`${styles.last} ${game.isWrong.value ? styles.wrong : ''}`}>
      {words} {worth && worthWords(worth)}
    </p>
  );
}

/** A player who does not see the clocks hears whose turn it is, and how the duel ended. */
function Spoken({ page, game, duel }: Props & { duel: Duel }): JSX.Element {
  const last = duel.moves.at(-1);
  const winner = game.winner.value;
  const words = [
    last && duelDigitWords(duel, last, page.app.play.geometry.value),
    duel.end
      ? duelEndWords(duel, game)
      : say(last ? texts.duelTurn : texts.duelReady, { name: playerName(duel, standingOf(duel).turn) }),
    winner !== null && say(texts.duelWon, { name: playerName(duel, winner) }),
  ];
  return (
    <p class="unseen" role="status">
      {words.filter(Boolean).join(' ')}
    </p>
  );
}

/** The flag is next to the pause, and a duel is quickly lost. */
function GivingUp({ duel, onAnswer }: { duel: Duel; onAnswer(isSure: boolean): void }): JSX.Element {
  const { turn } = standingOf(duel);
  return (
    <div class={styles.sure} role="group" aria-label={say(texts.duelGiveUp)}>
      <p role="alert">{say(texts.duelSure, { name: playerName(duel, turn) })}</p>
      <Button look="primary" onClick={() => onAnswer(true)}>
        {say(texts.duelGiveUp)}
      </Button>
      <Button look="outlined" onClick={() => onAnswer(false)}>
        {say(texts.duelPlayOn)}
      </Button>
    </div>
  );
}

function EndCard({ page: { app, arrival }, game, duel }: Props & { duel: Duel }): JSX.Element {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (document.activeElement === document.body) card.current!.focus();
  }, []);
  const winner = game.winner.value;
  const isOpen = app.play.outcome.value === 'open';
  const isSettled = duel.end!.how !== 'full' || game.points.value !== null;
  const again = (): void => {
    nextDuel.value = { ...nextDuel.peek(), ...duel.rules, names: duel.names, begins: duel.begins === 0 ? 1 : 0 };
    arrival.open('duel');
  };
  return (
    <div class={styles.end} ref={card} tabIndex={-1}>
      {isSettled && (
        <h2>{winner === null ? say(texts.duelEven) : say(texts.duelWon, { name: playerName(duel, winner) })}</h2>
      )}
      <p>{duelEndWords(duel, game)}</p>
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
    </div>
  );
}

export function DuelDeck(props: Props): JSX.Element {
  const { page, game } = props;
  const { app, entry } = page;
  const [askedAt, setAskedAt] = useState<number | null>(null);
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
  // The question was for the player whose turn it was, and nobody later.
  const digits = duel.moves.length;
  const isAsked = askedAt === digits;
  const answer = (isSure: boolean): void => {
    setAskedAt(null);
    if (isSure) game.giveUp();
  };
  return (
    <section class={styles.deck} aria-label={say(texts.duelDeck)}>
      <Clocks app={app} game={game} duel={duel} onGiveUp={() => setAskedAt(isAsked ? null : digits)} />
      <Spoken {...props} duel={duel} />
      {duel.end ? (
        <EndCard {...props} duel={duel} />
      ) : (
        <>
          {isAsked ? <GivingUp duel={duel} onAnswer={answer} /> : <LastDigit {...props} duel={duel} />}
          <ModeChoice play={app.play} />
          <div class={styles.pad}>
            <NumberPad app={app} entry={entry} />
          </div>
        </>
      )}
    </section>
  );
}
