// The board of Logic: the grid as it stands or at a step of the path, with what is told of it drawn over.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { type BoardPicture, type BoardSource, cellFlag, sourceOf } from '../../board/picture';
import type { LogicPath } from '../../protocol/logic';
import { allCandidates } from '../../state/notes';
import type { HasPlay } from '../../state/play_store';
import { makeDrawing, type Stage } from './drawing/drawing';
import type { Finding } from './finding';
import { pictureAfter } from './path_picture';

/** What of Logic's state the board shows (logic.ts). */
interface Shown {
  readonly finding: ReadonlySignal<Finding>;
  readonly stage: ReadonlySignal<Stage>;
  readonly showsWrong: ReadonlySignal<boolean>;
  readonly link: ReadonlySignal<number>;
  readonly path: ReadonlySignal<LogicPath | null>;
  readonly at: ReadonlySignal<number>;
}

const noCells: readonly number[] = [];

export function makeHintPicture(
  { play }: HasPlay,
  { finding, stage, showsWrong, link, path, at }: Shown,
): { source: BoardSource; end(): void } {
  const playing = signal(play.source.picture);
  const end = play.source.subscribe(() => void (playing.value = play.source.picture));

  /** The grid that is shown: of the path, or as it stands with whatever the hint shows beside. */
  const ground = computed<BoardPicture>(() => {
    const now = finding.value;
    const base = playing.value;
    if (at.value >= 0) {
      return pictureAfter(play.geometry.value, play.puzzle.value, path.value?.steps ?? [], at.value);
    }
    const wrong = (now.kind === 'wrong' || now.kind === 'lost') && showsWrong.value ? now.cells : noCells;
    const flags = base.flags.slice();
    for (const cell of wrong) flags[cell]! |= cellFlag.ringed;
    // A pattern is read from candidates: where there are no notes, all that are left are shown with it.
    const needsAll = now.kind === 'step' && stage.value > 1 && !base.candidates;
    const candidates = needsAll ? allCandidates(play.geometry.value, play.grid.value) : base.candidates;
    return { ...base, flags, candidates };
  });
  const picture = computed<BoardPicture>(() => {
    const now = finding.value;
    if (now.kind !== 'step') return ground.value;
    return {
      ...ground.value,
      drawing: makeDrawing(ground.value.geometry, now.step, stage.value, link.value, ground.value),
    };
  });
  return { source: sourceOf(picture), end };
}
