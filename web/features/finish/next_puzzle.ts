// Finds the puzzle to play after a solved one, and brings it to the board at one press: after a puzzle of a day the next level
// of that day, in a list the next one, else another of the same kind and level.
import { anySeed } from '../../protocol/making';
import { isEmptyGrid } from '../../grid/puzzle';
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import * as texts from '../../language/generated/play';
import { dateWords } from '../../language/language';
import { say } from '../../language/say';
import { dateOf } from '../../state/day';
import type { HasPlay } from '../../state/play_store';
import { knownGrade, type HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';
import { pageWalk } from '../collection/place';
import { type Maker, makeMaker } from '../make/maker';
import { hasCages, madeCluesIn, rulesIn } from '../make/clue_kinds';
import { recipeOf, usualWish, type Wish } from '../make/wish';
import { gradeWord } from '../rating/grade';
import { asDaily, isSameDaily } from '../today/daily';
import { dailyName } from '../today/daily_words';
import type { Daily, HasToday } from '../today/today_store';

export type NextPuzzle =
  | { readonly kind: 'daily'; readonly daily: Daily }
  | { readonly kind: 'listed' }
  /** `grade`: the difficulty, 0 gentle .. 5 extreme; null = any. */
  | { readonly kind: 'made'; readonly grade: number | null };

type Needs = HasPlay & HasSitting & HasView & HasToday;

/** The first unfinished puzzle of today from that level upwards, else the first unfinished one. */
export function openToday({ today }: HasToday, grade = 0): Daily | null {
  const open = today.entries(today.day.value).filter(({ state }) => state.kind !== 'finished');
  return (open.find(({ daily }) => daily.grade >= grade) ?? open[0])?.daily ?? null;
}

/** The next unfinished puzzle of its day, else one of today; null if all are finished. */
export function nextDaily({ today }: HasToday, daily: Daily): Daily | null {
  const own = today.entries(daily.day);
  const at = own.findIndex((entry) => isSameDaily(entry.daily, daily)) + 1;
  const ofToday = daily.day === today.day.value ? [] : today.entries(today.day.value);
  const order = [...own.slice(at), ...own.slice(0, at), ...ofToday];
  return order.find(({ state }) => state.kind !== 'finished')?.daily ?? null;
}

export function nextAfter(app: Needs): NextPuzzle {
  const origin = app.play.origin.value;
  const grade = knownGrade(app);
  const place = pageWalk.value?.walk.place.value;
  if (origin.kind === 'daily') {
    const daily = nextDaily(app, asDaily(origin, app.play.puzzle.value)!);
    return daily ? { kind: 'daily', daily } : { kind: 'made', grade };
  }
  if (place && place.at + 1 < place.count) return { kind: 'listed' };
  const daily = origin.kind === 'made' ? null : openToday(app, grade ?? 0);
  return daily ? { kind: 'daily', daily } : { kind: 'made', grade };
}

/** The words of its button. `today`: the current day. */
export function nextWords(next: NextPuzzle, today: string): string {
  switch (next.kind) {
    case 'listed':
      return say(texts.nextInList);
    case 'made':
      return next.grade === null
        ? say(texts.nextAnother)
        : say(texts.nextAnotherOf, { gradeName: gradeWord(next.grade) });
    case 'daily': {
      const { day } = next.daily;
      const gradeName = dailyName(next.daily);
      if (day === today) return say(texts.nextToday, { gradeName });
      const dayName = dateWords(dateOf(day), { day: 'numeric', month: 'short' });
      return say(texts.nextOfDay, { gradeName, dayName });
    }
  }
}

let maker: Maker | null = null;

/** Resolves once it is on the board or not wanted any more; with the reason if it failed, else empty. */
export async function bringNext(app: Needs, arrival: Arrival, next: NextPuzzle): Promise<string> {
  const { play, view, today } = app;
  if (next.kind === 'listed') {
    pageWalk.peek()?.walk.step(1);
    return '';
  }
  if (next.kind === 'daily') {
    await today.open(next.daily, arrival);
    return today.failure.peek();
  }
  const coming = arrival.begin();
  const { shape, givens } = play.puzzle.peek();
  const { constraints } = shape;
  const clues = madeCluesIn(constraints);
  const isWithoutGivens = hasCages(clues) && isEmptyGrid(givens);
  const wish: Wish = {
    ...usualWish,
    ...(next.grade === null ? { scale: 'any' } : { grade: next.grade }),
    ...{ clues, constraints, givens: isWithoutGivens ? 'none' : 'any' },
  };
  const recipe = {
    ...recipeOf(wish, anySeed()),
    shape: { ...shape, constraints: rulesIn(constraints) },
    newRegions: shape.regions !== null,
  };
  maker ??= makeMaker(makeSolverClient(makeLogicWorker, () => undefined));
  await maker.make(recipe, 1, ({ puzzle }) => {
    if (!coming.isLast()) return;
    play.load(puzzle, undefined, { kind: 'made', grade: next.grade });
    view.show('play');
    view.selected.value = 0;
  });
  return maker.failure.peek();
}
