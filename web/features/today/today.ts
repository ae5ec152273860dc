// The puzzles of days: their progress on this device, the way to the board, and the days in a row. Six of them
// belong to a day, one of each difficulty, and of each there is one record. A view of them calls look() first; the puzzle on
// the board is always up to date. The code that reads records and makes puzzles is fetched when needed (daily_work.ts).
//
//   open: read the records --there is one--> it comes back with its undo, clock and hints
//              '--none--> taken off the shelf, or made --> loaded as new
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest, type Turn } from '../../base/latest';
import { messageOf } from '../../base/message_of';
import { makeFailure } from '../../language/failure';
import type { Finished } from '../../kept/finished_log';
import type { HasKept } from '../../kept/kept_store';
import { today } from '../../state/day';
import { noEntries } from '../../state/moves';
import { holds } from '../../state/progress';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';
import type { Daily } from './daily';
import { type DailyEntry, type DailyRecord, furthest, stateOf } from './daily_entry';
import { type DailyShelf, makeDailyShelf } from './daily_shelf';
import type { DailyWork, Found } from './daily_work';
import { daysInRow } from './days_in_row';

export type { Daily } from './daily';
export type { DailyEntry, DailyState } from './daily_entry';

/** From gentle to extreme. */
export const levels = [0, 1, 2, 3, 4, 5] as const;

export interface Opening {
  readonly daily: Daily;
  /** Attempts at making it so far; null while it is not made. */
  readonly attempts: number | null;
}

export interface Today {
  /** The current day; changes at midnight. */
  readonly day: ReadonlySignal<string>;
  /** The six of a day, from gentle on. Reads signals, so that a view that calls it is drawn again when they change. */
  entries(day: string): readonly DailyEntry[];
  /** Days with a finished puzzle -> how many of the six. */
  readonly daysDone: ReadonlySignal<ReadonlyMap<string, number>>;
  /** Number of such days in a row, up to today or yesterday. */
  readonly streak: ReadonlySignal<number>;
  /** The puzzle that is on its way to the board. */
  readonly opening: ReadonlySignal<Opening | null>;
  /** Why the last puzzle could not be opened; empty if nothing is wrong. */
  readonly failure: ReadonlySignal<string>;
  /**
   * Brings one to the board and closes the dialog: as it was left if it was begun, else as new. Leaving that dialog, or bringing
   * something else to the board, cancels it.
   */
  open(daily: Daily, arrival: Pick<Arrival, 'begin'>): Promise<void>;
  stop(): void;
  /** The one to play after it: the next unfinished difficulty of its day, else one of today; null if all are finished. */
  next(daily: Daily): Daily | null;
  /** Reads the records on the device. */
  look(): Promise<void>;
  /** If a link brought a puzzle of a day of which this device has more, brings that to the board instead. */
  takeUp(): Promise<void>;
}

export interface HasToday {
  readonly today: Today;
}

export type TodayNeeds = HasPlay & HasSitting & HasView & HasKept;

const nothing: Found = { records: [], lines: [] };
const fetchWork = (needs: TodayNeeds): Promise<DailyWork> =>
  import('./daily_work').then(({ makeDailyWork }) => makeDailyWork(needs));

export function makeToday(needs: TodayNeeds, page: Window, startWork = fetchWork): Today {
  const { sittings, view, kept } = needs;
  const { play } = kept;
  const found = signal<Found>(nothing);
  /** Puzzles that were on the board since the device was read, by number. */
  const left = signal<ReadonlyMap<number, DailyRecord>>(new Map());
  const opening = signal<Opening | null>(null);
  const failure = makeFailure();
  const latest = makeLatest();
  let shelf: DailyShelf | null = null;
  let work: Promise<DailyWork> | null = null;

  const shelfOfPage = (): DailyShelf => (shelf ??= makeDailyShelf(page));
  function workOfPage(): Promise<DailyWork> {
    work ??= startWork(needs);
    // If it could not be fetched, the next attempt tries again.
    work.catch(() => (work = null));
    return work;
  }

  const onBoard = computed<DailyRecord | null>(() => {
    const position = play.position.value;
    const sitting = sittings.sitting.value;
    return position.origin?.kind === 'daily' ? { position, sitting, moved: Infinity } : null;
  });
  let last = onBoard.peek();
  effect(() => {
    const now = onBoard.value;
    const isLeft = last && last.position.puzzleId !== play.puzzleId.value;
    const gone = last;
    last = now;
    if (!isLeft) return;
    untracked(() => {
      const { puzzleId } = gone!.position;
      const sitting = sittings.of(puzzleId) ?? gone!.sitting;
      left.value = new Map(left.peek()).set(puzzleId, { ...gone!, sitting, moved: Date.now() });
    });
  });

  const records = computed<readonly DailyRecord[]>(() => {
    const now = onBoard.value;
    const all = new Map(found.value.records.map((record) => [record.position.puzzleId, record]));
    for (const [id, record] of left.value) all.set(id, record);
    if (now) all.set(now.position.puzzleId, now);
    return [...all.values()];
  });
  const lineOf = ({ day, grade }: Daily): Finished | undefined =>
    found.value.lines.find((line) => line.day === day && line.grade === grade);
  const daysDone = computed<ReadonlyMap<string, number>>(() => {
    const done = new Set(found.value.lines.map(({ day, grade }) => `${day} ${grade}`));
    for (const { position, sitting } of records.value) {
      const { origin } = position;
      if (origin?.kind === 'daily' && sitting.finished !== null) done.add(`${origin.day} ${origin.grade}`);
    }
    const days = new Map<string, number>();
    for (const name of done) days.set(name.slice(0, -2), (days.get(name.slice(0, -2)) ?? 0) + 1);
    return days;
  });

  function entryOf(daily: Daily): DailyEntry {
    const puzzle = shelfOfPage().get(daily);
    const record = furthest(records.value, daily, puzzle);
    const fresh = puzzle && { puzzleId: 0, puzzle, entries: noEntries(puzzle) };
    return { daily, state: stateOf(record, lineOf(daily)), position: record?.position ?? fresh };
  }
  const entries = (day: string): DailyEntry[] => levels.map((grade) => entryOf({ day, grade }));

  function stop(): void {
    latest.drop();
    if (!opening.peek()) return;
    opening.value = null;
    void work?.then((there) => there.stop());
  }

  async function look(): Promise<void> {
    const store = kept.store();
    if (!store) return;
    const there = await (await workOfPage()).read();
    batch(() => {
      found.value = there;
      left.value = new Map();
    });
  }

  /** Brings a record to the board; false if it is not there any more. */
  async function resume({ position, sitting }: DailyRecord, isWanted: () => boolean): Promise<boolean> {
    const { puzzleId, puzzle, entries: values, origin } = position;
    if (await (await workOfPage()).resume(puzzleId, isWanted)) return true;
    if (!left.peek().has(puzzleId) || !isWanted()) return false;
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
    const record = furthest(records.peek(), daily, known);
    if (record && (await resume(record, isWanted))) return true;
    const onAttempts = (attempts: number): void => {
      if (turn.isLast()) opening.value = { daily, attempts };
    };
    const puzzle = known ?? (isWanted() ? await (await workOfPage()).make(daily, turn.signal, onAttempts) : null);
    if (!puzzle) return false;
    shelfOfPage().put(daily, puzzle);
    if (!isWanted()) return false;
    play.load(puzzle, undefined, { kind: 'daily', ...daily });
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
        view.tab.value = 'play';
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
    day: today,
    entries,
    daysDone,
    streak: computed(() => daysInRow(daysDone.value, today.value)),
    opening,
    failure: failure.words,
    open,
    stop,
    next({ day, grade }) {
      const later = levels.map((_, step) => (grade + 1 + step) % levels.length);
      const daysLeft = day === today.value ? [day] : [day, today.value];
      for (const each of daysLeft) {
        const order = each === day ? later : levels;
        const open = order.find((level) => entryOf({ day: each, grade: level }).state.kind !== 'finished');
        if (open !== undefined) return { day: each, grade: open };
      }
      return null;
    },
    look,
    async takeUp() {
      const there = onBoard.peek();
      const { origin, puzzle, entries: brought } = play.position.peek();
      if (!there || origin?.kind !== 'daily') return;
      await look();
      const isSame = (): boolean => play.entries.peek() === brought;
      const others = found.peek().records;
      const record = furthest(others, origin, puzzle);
      if (record && holds(record.position.entries, brought) && isSame()) await resume(record, isSame);
    },
  };
}
