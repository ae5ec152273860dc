// The records of the puzzles of days: those that the device has, those that were on the board since it was read, and the one on
// the board now.
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Finished } from '../../kept/finished_log';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import { type Daily, asDaily, isSameDaily } from './daily';
import type { DailyRecord } from './daily_entry';
import type { Found } from './daily_work';
import type { DaysDone } from './today_store';

/** REQUIRES: the line has a day. A puzzle of a day has the level for which it was made. */
const dailyOfLine = ({ day, series, grade }: Finished): Daily => ({ day: day!, series, grade: grade! });

export interface DayRecords {
  /** The puzzle on the board, if it is one of a day. */
  readonly onBoard: ReadonlySignal<DailyRecord | null>;
  /** One for each puzzle, the newest state of it. */
  readonly all: ReadonlySignal<readonly DailyRecord[]>;
  readonly daysDone: ReadonlySignal<DaysDone>;
  /** The records that the device had when it was read. */
  stored(): readonly DailyRecord[];
  lineOf(daily: Daily): Finished | undefined;
  /** True if the puzzle was on the board since the device was read. */
  wasHere(puzzleId: number): boolean;
  /** The device was read. */
  take(found: Found): void;
}

/** Each day of a record or line, with its puzzles that are solved. */
function daysOf(lines: readonly Finished[], records: readonly DailyRecord[]): DaysDone {
  const finished = records
    .filter(({ sitting }) => sitting.finished !== null)
    .map(({ position: { origin, puzzle } }) => asDaily(origin, puzzle))
    .filter((daily) => daily !== null);
  const days = new Map<string, Daily[]>();
  for (const daily of [...lines.map(dailyOfLine), ...finished]) {
    const before = days.get(daily.day) ?? [];
    if (!before.some((other) => isSameDaily(other, daily))) days.set(daily.day, [...before, daily]);
  }
  return days;
}

export function makeDayRecords({ play, sittings }: HasPlay & HasSitting): DayRecords {
  const found = signal<Found>({ records: [], lines: [] });
  /** Puzzles that were on the board since the device was read, by number. */
  const left = signal<ReadonlyMap<number, DailyRecord>>(new Map());
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
  const all = computed<readonly DailyRecord[]>(() => {
    const now = onBoard.value;
    const byId = new Map(found.value.records.map((record) => [record.position.puzzleId, record]));
    for (const [id, record] of left.value) byId.set(id, record);
    if (now) byId.set(now.position.puzzleId, now);
    return [...byId.values()];
  });
  return {
    onBoard,
    all,
    daysDone: computed(() => daysOf(found.value.lines, all.value)),
    stored: () => found.peek().records,
    lineOf: (daily) => found.value.lines.find((line) => isSameDaily(dailyOfLine(line), daily)),
    wasHere: (puzzleId) => left.peek().has(puzzleId),
    take(there) {
      batch(() => {
        found.value = there;
        left.value = new Map();
      });
    },
  };
}
