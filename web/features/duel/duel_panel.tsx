// Beside a duel: its rules and every digit, the last one first; in the end what both found.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/duel';
import { say, toldWords } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import { tenthsWords } from '../rating/scales';
import { clocksAt, type Duel, type Player } from './duel';
import type { DuelGame } from './duel_game';
import styles from './duel_panel.module.css';
import { digitWords, leftWords, playerName, worthWords } from './duel_words';

interface Props {
  app: HasPlay & HasSitting;
  game: DuelGame;
}

const players = [0, 1] as const;

function Summary({ game, duel }: { game: DuelGame; duel: Duel }): JSX.Element {
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
  const rows = [
    [texts.duelDigitsFound, (player: Player) => count(player, true)],
    [texts.duelPointsRow, (player: Player) => (game.points.value ? tenthsWords(game.points.value[player]) : '…')],
    [texts.duelWrongRow, (player: Player) => count(player, false)],
    [texts.duelLeftRow, (player: Player) => leftWords(left[player])],
    [texts.duelHardestRow, hardest],
  ] as const;
  return (
    <table class={styles.table}>
      <thead>
        <tr>
          <td />
          {players.map((player) => (
            <th key={player} scope="col" class={styles.name} data-player={player}>
              {playerName(duel, player)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([text, of]) => (
          <tr key={say(text)}>
            <th scope="row">{say(text)}</th>
            {players.map((player) => (
              <td key={player}>{of(player)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
              {digitWords(duel, move, play.geometry.value)}
              {game.worth.value.has(index) && <small>{worthWords(game.worth.value.get(index)!)}</small>}
            </li>
          ))
          .reverse()}
      </ol>
      <p class={styles.rules}>{say(texts.duelRules, rules)}</p>
    </>
  );
}
