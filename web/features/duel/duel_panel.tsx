// The panel of a duel: its rules and every digit, the last one first; at the end the finds of both.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/duel';
import { say, toldWords } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import { tenthsWords } from '../rating/scales';
import { Comparison } from './comparison';
import { clocksAt, type Duel, type Player } from './duel';
import type { DuelGame } from './duel_game';
import styles from './duel_panel.module.css';
import { duelDigitWords, timeLeftWords, playerName, worthWords } from './duel_words';

interface Props {
  app: HasPlay & HasSitting;
  game: DuelGame;
}

function Summary({ game, duel }: { game: DuelGame; duel: Duel }): JSX.Element {
  const both = <Value,>(of: (player: Player) => Value): [Value, Value] => [of(0), of(1)];
  const left = clocksAt(duel, duel.end!.at);
  const count = (player: Player, isRight: boolean): number =>
    duel.moves.filter((move) => move.player === player && move.isRight === isRight).length;
  const hardest = (player: Player): string => {
    const own = [...game.worth.value].flatMap(([index, { step }]) =>
      step && duel.moves[index]!.player === player ? [step] : [],
    );
    if (own.length === 0) return '–';
    return toldWords(own.reduce((most, step) => (step.seTenths > most.seTenths ? step : most)).name);
  };
  return (
    <Comparison
      names={both((player) => playerName(duel, player))}
      rows={[
        [texts.duelDigitsFound, both((player) => count(player, true))],
        [texts.duelPointsRow, both((player) => (game.points.value ? tenthsWords(game.points.value[player]) : '…'))],
        [texts.duelWrongRow, both((player) => count(player, false))],
        [texts.duelLeftRow, both((player) => timeLeftWords(left[player]))],
        [texts.duelHardestRow, both(hardest)],
      ]}
    />
  );
}

export function DuelPanel({ app: { play }, game }: Props): JSX.Element | null {
  const duel = game.duel.value;
  if (!duel) return null;
  const { minutes, increment, penalty } = duel.rules;
  const rules = { minutesCount: minutes, incrementCount: increment, penaltyCount: penalty };
  return (
    <>
      {duel.end && <Summary game={game} duel={duel} />}
      <h2 class={styles.title}>{say(texts.duelMoves)}</h2>
      {duel.moves.length === 0 && <p>{say(texts.duelNoMoves)}</p>}
      <ol class={styles.moves} reversed>
        {duel.moves
          .map((move, index) => (
            <li key={index} data-player={move.player} data-wrong={!move.isRight}>
              {duelDigitWords(duel, move, play.geometry.value)}
              {game.worth.value.has(index) && <small>{worthWords(game.worth.value.get(index)!)}</small>}
            </li>
          ))
          .reverse()}
      </ol>
      <p class={styles.rules}>{say(texts.duelRules, rules)}</p>
    </>
  );
}
