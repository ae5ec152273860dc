// How a solve is spoken of.
import * as texts from '../../language/generated/challenge';
import { say } from '../../language/say';
import { clockWords } from '../../ui/play_words';
import { type Solve, timeOf } from './challenge';

export const nameOf = ({ name }: Solve): string => name.trim() || say(texts.challengeSomebody);

/** "12:47", of tenths of a second: the whole seconds, as the clock of the game shows them. */
export const tenthsClock = (tenths: number): string => clockWords(Math.floor(tenths / 10));

/** Who was faster, by what the clocks show. */
export function outcomeWords(own: Solve, solve: Solve): string {
  const [mine, theirs] = [own, solve].map((each) => Math.floor(timeOf(each) / 10)) as [number, number];
  const timeName = clockWords(Math.abs(mine - theirs));
  if (mine === theirs) return say(texts.challengeEven, { timeName: clockWords(mine) });
  return mine < theirs
    ? say(texts.challengeWon, { timeName })
    : say(texts.challengeLost, { name: nameOf(solve), timeName });
}
