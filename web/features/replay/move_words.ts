// What a move did, in words.
import * as texts from '../../language/generated/replay_moves';
import { digitSymbols, say } from '../../language/say';
import type { Geometry } from '../../grid/geometry';
import type { CellsMove } from '../../state/moves';
import { clockWords } from '../../ui/play_words';
import { cellName } from '../../ui/places';
import { touchedBy, valuesAfter } from './replay';
import type { Replay } from './replay_store';

export function moveWords(geometry: Geometry, move: CellsMove): string {
  const cells = touchedBy(move);
  const cellsName =
    cells.length === 1 ? cellName(geometry, cells[0]!) : say(texts.replayCells, { count: cells.length });
  if (move.cells.length === 0) return say(move.colours ? texts.replayColoured : texts.replayNoted, { cellsName });
  const values = new Set(valuesAfter(move));
  const [value] = values;
  if (values.size > 1) return say(texts.replaySeveral, { cellsName });
  if (value === 0) return say(texts.replayErased, { cellsName });
  return `${cellsName}: ${digitSymbols.value[value!]}`;
}

/** "At 3:12, 0:45 after the move before": the moment of a move and the pause before it. */
export function momentWords({ moves, pauses }: Replay, index: number): string {
  const clock = (time_ms: number): string => clockWords(Math.round(time_ms / 1000));
  return say(texts.replayAfter, { timeName: clock(moves[index]!.at ?? 0), pauseName: clock(pauses[index]!) });
}
