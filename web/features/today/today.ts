// The way to the puzzles of days, of each of which there is one record. The code that
// knows of them (today_desk.ts) is fetched when one is asked for or on the board, or if the device has some; until it is
// here, all of them are new.
import { computed, effect, signal, untracked } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf, makeFailure } from '../../language/failure';
import { today } from '../../state/day';
import type { Arrival } from '../arrival/arrival_store';
import { dailiesOf, type Daily } from './daily';
import type { DailyEntry } from './daily_entry';
import { type Opening, shelfKey, type Today, type TodayDesk, type TodayNeeds } from './today_store';

function hasShelf(page: Window): boolean {
  try {
    return page.localStorage.getItem(shelfKey) !== null;
  } catch {
    return false;
  }
}

const noDays: Today['daysDone']['value'] = new Map();

export function makeToday(needs: TodayNeeds, page: Window): Today {
  const { play, view } = needs;
  const desk = signal<TodayDesk | null>(null);
  const sought = signal<Opening | null>(null);
  const failure = makeFailure();
  const latest = makeLatest();
  let fetching: Promise<TodayDesk> | null = null;

  function fetchDesk(): Promise<TodayDesk> {
    fetching ??= import('./today_desk').then(({ makeTodayDesk }) => (desk.value ??= makeTodayDesk(needs, page)));
    // If it could not be fetched, the next attempt tries again.
    fetching.catch(() => (fetching = null));
    return fetching;
  }

  effect(() => {
    const isNeeded = play.origin.value.kind === 'daily' || hasShelf(page);
    if (isNeeded) untracked(() => void fetchDesk().catch(() => undefined));
  });

  const entries = (day: string): readonly DailyEntry[] =>
    desk.value?.entries(day) ?? dailiesOf(day).map((daily) => ({ daily, state: { kind: 'new' }, position: null }));

  /** Opens one as the desk does, once that is here, unless something else is wanted by then. */
  async function openLater(daily: Daily, arrival: Pick<Arrival, 'begin'>): Promise<void> {
    failure.clear();
    const coming = arrival.begin();
    const turn = latest.begin();
    const before = [play.entries.peek(), view.dialog.peek()];
    sought.value = { daily, attempts: null };
    try {
      const there = await fetchDesk();
      const isWanted = before[0] === play.entries.peek() && before[1] === view.dialog.peek();
      if (turn.isLast() && coming.isLast() && isWanted) await there.open(daily, { begin: () => coming });
    } catch (error) {
      if (turn.isLast()) failure.tell(() => messageOf(error));
    } finally {
      if (turn.isLast()) sought.value = null;
    }
  }

  return {
    day: today,
    entries,
    daysDone: computed(() => desk.value?.daysDone.value ?? noDays),
    streak: computed(() => desk.value?.streak.value ?? 0),
    opening: computed(() => desk.value?.opening.value ?? sought.value),
    failure: computed(() => desk.value?.failure.value || failure.words.value),
    open: (daily, arrival) => desk.peek()?.open(daily, arrival) ?? openLater(daily, arrival),
    stop() {
      latest.drop();
      sought.value = null;
      desk.peek()?.stop();
    },
    look: async () => (await fetchDesk()).look(),
    takeUp: async () => (await fetchDesk()).takeUp(),
  };
}
