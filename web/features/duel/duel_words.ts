// Words for a duel.
import * as texts from '../../language/generated/duel';
import { begun, say, toldWords } from '../../language/say';
import type { Geometry } from '../../grid/geometry';
import { clockWords } from '../../ui/play_words';
import { placeOf } from '../../ui/places';
import { tenthsWords } from '../rating/scales';
import type { Duel, DuelMove, Player } from './duel';
import type { DuelGame } from './duel_game';
import type { Worth } from './duel_points';

export const playerName = ({ names }: Pick<Duel, 'names'>, player: Player): string =>
  names[player].trim() || say(player === 0 ? texts.duelFirst : texts.duelSecond);

/** As on clocks that count down: the last second is shown as 0:01. */
export const timeLeftWords = (left_ms: number): string => clockWords(Math.ceil(left_ms / 1000));

export function worthWords({ tenths, step }: Worth): string {
  const pointsName = tenthsWords(tenths);
  return step
    ? say(texts.duelWorth, { techniqueName: begun(toldWords(step.name)), pointsName })
    : begun(say(texts.duelWorthUnknown, { pointsName }));
}

/** For places where the player is visible anyway. */
export function shortDigitWords(duel: Duel, { cell, value, isRight }: DuelMove, geometry: Geometry): string {
  const told = { digit: value, cell: placeOf(geometry, cell) };
  return isRight ? say(texts.duelRightShort, told) : say(texts.duelWrongShort, { ...told, count: duel.rules.penalty });
}

/** A digit with its verdict: right or wrong. */
export function duelDigitWords(duel: Duel, { player, cell, value, isRight }: DuelMove, geometry: Geometry): string {
  const told = { name: playerName(duel, player), digit: value, cell: placeOf(geometry, cell) };
  return isRight ? say(texts.duelRight, told) : say(texts.duelWrong, { ...told, count: duel.rules.penalty });
}

/** The reason why it is over. */
export function duelEndWords(duel: Duel, { points, hasNoPoints }: DuelGame): string {
  const end = duel.end!;
  const name = playerName(duel, end.player);
  if (end.how === 'flag') return say(texts.duelByFlag, { name });
  if (end.how === 'gaveUp') return say(texts.duelByGivingUp, { name });
  if (hasNoPoints.value) return say(texts.duelNoPoints);
  if (!points.value) return say(texts.duelCounting);
  const [first, second] = points.value;
  if (first === second) return say(texts.duelByTime);
  // The winner's points first.
  const [more, less] = [Math.max(first, second), Math.min(first, second)].map(tenthsWords) as [string, string];
  return say(texts.duelByPoints, { firstName: more, secondName: less });
}
