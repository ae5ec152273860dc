// The worker's additions to the module's sentences about the open run. At a guess that is not the
// first at its place, they name the choices tried there before, from the search tree. They also
// join the several events of one learnt clause, of which only the last is a place to stop at.
import type { WatchSession } from '../../wasm/solver_module';
import type { Cell } from '../language/text';
import { cellState, eventKind, maskOf, readFrame, type Frame } from '../protocol/frame';
import { readTold, type ToldEvent, type ToldStretch, type TriedChoice } from '../protocol/told';
import { readTree } from '../protocol/tree';

/** Narrower bars of the tree are merged; they are counted, not named. */
const narrowest = 1 / 4096;
const learnt = maskOf('learn', 'learnAbsent');
/** All kinds but digits tried that do not fit, which may lie between a guess taken back and the next. */
const notBetween = Object.values(eventKind).reduce<number>((mask, kind) => mask | (1 << kind), 0) & ~maskOf('examine');
/** More events than the shown part of a clause has. */
const clauseEvents = 8;

const isLearnt = (kind: number): boolean => ((1 << kind) & learnt) !== 0;

/** An event without its words. */
type Place = Pick<ToldEvent, 'kind' | 'position' | 'level'>;

const placeOf = (cell: number, side: number): Cell => [Math.floor(cell / side) + 1, (cell % side) + 1];

type Asked = Pick<WatchSession, 'tree' | 'back' | 'glimpse'>;

/** From the search tree; null if it no longer has this part of the run guess by guess. */
function triedInTree(session: Asked, side: number, { position, level }: Place): TriedChoice[] | null {
  const { bars, root } = readTree(session.tree(position, level - 1, narrowest).buffer);
  if (bars[root]!.level !== level - 1) return null;
  const siblings = bars.filter(({ parent, first }) => parent === root && first <= position);
  const guess = siblings.pop();
  if (guess?.first !== position) return null;
  const ofCell = siblings.filter(({ cell }) => cell === guess.cell);
  // The guesses of one digit's places: the next is made right after the one before was taken
  // back. A later guess, after something was learnt, is not a branch of the same choice.
  const ofDigit = siblings.at(-1)?.end === position - 1 ? siblings.filter(({ digit }) => digit === guess.digit) : [];
  return (
    (ofCell.length > 0 ? ofCell : ofDigit)
      // A restart takes back guesses that did not fail.
      .filter(({ failures, solutions }) => failures > 0 || solutions > 0)
      .map(({ digit, cell, guesses, solutions }) => ({
        digit,
        cell: placeOf(cell, side),
        count: guesses,
        solutions,
      }))
  );
}

/** The choice taken back right before the guess, from the events alone. */
function lastTried(session: Asked, side: number, { position, level }: Place): TriedChoice[] {
  const frameAt = (at: number): Frame => readFrame(session.glimpse(at).frame.slice().buffer);
  const back = session.back(position - 1, notBetween, 1);
  if (back === 0) return [];
  const taken = frameAt(back);
  if (taken.last.kind !== eventKind.backtrack || taken.level !== level - 1) return [];
  const before = frameAt(back - 1);
  const cell = before.states.findIndex((state, at) => state === cellState.guess && before.levels[at] === level);
  if (cell < 0) return [];
  const solutions = before.solutions === 0 ? 0 : null;
  return [{ digit: before.values[cell]!, cell: placeOf(cell, side), count: 0, solutions }];
}

/**
 * The choices before a guess at its place that failed or led to solutions, in their order; none if it is the first, or no
 * guess. `side`: of the grid.
 */
export function triedBefore(session: Asked, side: number, event: Place): TriedChoice[] {
  if (event.kind !== eventKind.decide) return [];
  return triedInTree(session, side, event) ?? lastTried(session, side, event);
}

/** At most `most` of the module's events, without those amid a clause, with the choices tried before. */
export function toldMoves(session: Asked, side: number, text: string, most: number): ToldStretch {
  const events = readTold(text);
  const isAmid = ({ kind, position }: ToldEvent, next: ToldEvent | undefined): boolean =>
    isLearnt(kind) && next !== undefined && isLearnt(next.kind) && next.position === position + 1;
  return {
    events: events
      .filter((event, at) => !isAmid(event, events[at + 1]))
      .map((event) => ({ ...event, tried: triedBefore(session, side, event) })),
    isCut: events.length === most,
  };
}

/** The kind of the event right before the run's position: protocol/frame.ts has the offset. */
const kindHere = (session: Pick<WatchSession, 'frame'>): number => session.frame(false)[16]!;

/** True if the run is within a clause: the next event shows more of the learned clause. */
export function isAmidClause(session: WatchSession): boolean {
  if (!isLearnt(kindHere(session))) return false;
  const at = session.position();
  if (session.known() === at) session.explore(clauseEvents);
  return session.stops(at, at + 1, learnt, 1).length > 0;
}

/** Moves forward over stops, each clause as a whole; returns their number. The same as WatchSession.play. */
export function playWhole(session: WatchSession, kinds: number, stops: number, maxEvents: number): number {
  const last = session.position() + maxEvents;
  const isSingly = Number.isFinite(stops) && (kinds & learnt) !== 0;
  let made = 0;
  while (made < stops && session.position() < last) {
    const some = session.play(kinds, isSingly ? 1 : stops - made, last - session.position());
    if (some === 0) break;
    made += some;
    while (isAmidClause(session)) session.play(learnt, 1, 1);
  }
  return made;
}

/** Moves back to the previous stop, over whole clauses. */
export function previousWhole(session: WatchSession, kinds: number): void {
  session.previous(kinds);
  while (isAmidClause(session)) session.previous(kinds);
}
