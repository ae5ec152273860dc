// The puzzles of days: their progress on this device, the way to the board, and the days in a row. A view of
// them calls look() first; the puzzle on the board is always up to date. Fetched by today.ts.
//
//   open: read the records --there is one--> it comes back with its undo, clock and hints
//              '--none--> taken off the shelf, or made --> loaded as new
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { makeLatest, type Turn } from '../../base/latest';
import { messageOf, makeFailure } from '../../language/failure';
import { today } from '../../state/day';
import { noEntries } from '../../state/moves';
import { holds } from '../../state/outcome';
import type { Arrival } from '../arrival/arrival_store';
import { dailiesOf, type Daily, asDaily } from './daily';
import { type DailyEntry, type DailyRecord, furthest, stateOf } from './daily_entry';
import { type DailyShelf, makeDailyShelf } from './daily_shelf';
import { type DailyWork, makeDailyWork } from './daily_work';
import { makeDayRecords } from './day_records';
import { daysInRow } from './statistics';
import { type Opening, type TodayDesk, type TodayNeeds } from './today_store';

export function makeTodayDesk(needs: TodayNeeds, page: Window): TodayDesk {
  const { sittings, view, kept } = needs;
  const { play } = kept;
  const records = makeDayRecords({ play, sittings });
  const opening = signal<Opening | null>(null);
  const failure = makeFailure();
  const latest = makeLatest();
  let shelf: DailyShelf | null = null;
  let work: DailyWork | null = null;

  const shelfOfPage = (): DailyShelf => (shelf ??= makeDailyShelf(page));
  const workOfPage = (): DailyWork => (work ??= makeDailyWork(needs));

  function entryOf(daily: Daily): DailyEntry {
    const puzzle = shelfOfPage().get(daily);
    const record = furthest(records.all.value, daily, puzzle);
    const fresh = puzzle && { puzzleId: 0, puzzle, entries: noEntries(puzzle) };
    return { daily, state: stateOf(record, records.lineOf(daily)), position: record?.position ?? fresh };
  }
  const entries = (day: string): DailyEntry[] => dailiesOf(day).map(entryOf);

  function stop(): void {
    latest.drop();
    if (!opening.peek()) return;
    opening.value = null;
    work?.stop();
  }

  async function look(): Promise<void> {
    if (kept.store()) records.take(await workOfPage().read());
  }

  /** Brings a record to the board; false if it is not there any more. */
  async function resume({ position, sitting }: DailyRecord, isWanted: () => boolean): Promise<boolean> {
    const { puzzleId, puzzle, entries: values, origin } = position;
    if (await workOfPage().resume(puzzleId, isWanted)) return true;
    if (!records.wasHere(puzzleId) || !isWanted()) return false;
    // On a device that stores nothing, the page itself remembers it, without its undo.
    sittings.recall(puzzleId, sitting);
    play.load(puzzle, values, origin, puzzleId);
    return true;
  }

  async function bring(daily: Daily, turn: Turn, isWanted: () => boolean): Promise<boolean> {
    // A record that cannot be read cannot be resumed either.
    await look();
    if (!isWanted()) return false;
    const known = shelfOfPage().get(daily);
    const record = furthest(records.all.peek(), daily, known);
    if (record && (await resume(record, isWanted))) return true;
    const onAttempts = (attempts: number): void => {
      if (turn.isLast()) opening.value = { daily, attempts };
    };
    const puzzle = known ?? (isWanted() ? await workOfPage().make(daily, turn.signal, onAttempts) : null);
    if (!puzzle) return false;
    shelfOfPage().put(daily, puzzle);
    if (!isWanted()) return false;
    play.load(puzzle, undefined, { kind: 'daily', day: daily.day, grade: daily.grade });
    return true;
  }

  async function open(daily: Daily, arrival: Pick<Arrival, 'begin'>): Promise<void> {
    stop();
    failure.clear();
    const coming = arrival.begin();
    const turn = latest.begin();
    const before = play.entries.peek();
    const isWanted = (): boolean => turn.isLast() && coming.isLast() && play.entries.peek() === before;
    opening.value = { daily, attempts: null };
    try {
      if (!(await bring(daily, turn, isWanted)) || !turn.isLast()) return;
      batch(() => {
        view.show('play');
        view.selected.value = 0;
        // It may already be on the board, paused.
        sittings.isPaused.value = false;
        coming.closeDialog();
      });
    } catch (error) {
      if (turn.isLast()) failure.tell(() => messageOf(error));
    } finally {
      if (turn.isLast()) opening.value = null;
    }
  }

  // Leaving the dialog in which a puzzle was asked for cancels it.
  let dialog = view.dialog.peek();
  effect(() => {
    const now = view.dialog.value;
    const isLeft = dialog !== null && now !== dialog;
    dialog = now;
    if (isLeft) untracked(stop);
  });

  return {
    entries,
    daysDone: records.daysDone,
    streak: computed(() => daysInRow(records.daysDone.value, today.value)),
    opening,
    failure: failure.words,
    open,
    stop,
    look,
    async takeUp() {
      const there = records.onBoard.peek();
      const { origin, puzzle, entries: brought } = play.position.peek();
      if (!there || origin?.kind !== 'daily') return;
      await look();
      const isSame = (): boolean => play.entries.peek() === brought;
      const record = furthest(records.stored(), asDaily(origin, puzzle)!, puzzle);
      if (record && holds(record.position.entries, brought) && isSame()) await resume(record, isSame);
    },
  };
}
