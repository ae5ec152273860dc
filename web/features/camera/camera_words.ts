// The dialog's words for the camera: the reason why there is no picture, and the findings in it.
import * as texts from '../../language/generated/pictures';
import { begun, say, tell } from '../../language/say';
import { sideOf } from '../../grid/puzzle';
import { placeOf } from '../../ui/places';
import { givensWords, shapeWords } from '../../ui/words';
import { wrongEntriesSeen } from './advice';
import type { CameraStore, Next, CameraStage } from './camera';
import type { Device, CameraRefusal } from './devices';
import type { StillReading } from './still_reading';

/** More doubtful cells than these are only counted. */
const mostNamed = 3;

const refusals: Readonly<Record<CameraRefusal, () => string>> = {
  denied: () => say(texts.cameraDenied),
  none: () => say(texts.noCameraHere),
  busy: () => say(texts.cameraBusy),
  insecure: () => say(texts.cameraInsecure),
  failed: () => say(texts.cameraFailed),
};

/** While there is no picture. */
export function cameraStageWords(stage: CameraStage): string {
  switch (stage.kind) {
    case 'refused':
      return refusals[stage.refusal]();
    case 'asking':
      return say(texts.cameraAsking);
    case 'hidden':
      return say(texts.cameraWasHidden);
    case 'ended':
      return say(texts.cameraEnded);
    default:
      return say(texts.cameraAbout);
  }
}

function nextWords(next: Next, side: number): string {
  if (next === 'sought') return say(texts.nextIsSought);
  if (!next) return say(texts.noNextKnown);
  const { cell, digit } = next.placements[0]!;
  return say(texts.nextIs, { cell: placeOf({ side }, cell), digit, techniqueName: begun(tell(next.name)) });
}

/** Without a solution, other words are shown already. */
function shakyWords({ shaky, status }: StillReading, side: number): string {
  if (shaky.length === 0 || status === 'none') return '';
  const { length: count } = shaky;
  if (count > mostNamed) return say(texts.manyAreShaky, { count });
  return say(texts.someAreShaky, { count, cells: shaky.map((cell) => placeOf({ side }, cell)) });
}

function wrongWords(reading: StillReading, side: number): string {
  const count = reading.entries.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  if (count === 0) return say(texts.noEntriesSeen);
  if (reading.shaky.length > 0) return '';
  const cells = wrongEntriesSeen(reading);
  if (cells.length === 0) return say(texts.yourEntriesRight, { count });
  return say(texts.yourEntriesWrong, { count: cells.length, cells: cells.map((cell) => placeOf({ side }, cell)) });
}

function readWords(reading: StillReading, { wanted, next }: Pick<CameraStore, 'wanted' | 'next'>): string {
  const { puzzle, status, solution } = reading;
  const side = sideOf(puzzle.shape);
  const size = { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) };
  if (status === 'none') return say(texts.readWithoutSolution, size);
  if (!solution) return say(texts.readWithSeveral, size);
  if (!puzzle.givens.includes(0)) return say(texts.gridIsFull, size);
  if (wanted.value === 'next') return nextWords(next.value, side);
  return wanted.value === 'wrong' ? wrongWords(reading, side) : say(texts.solutionIsDrawn, size);
}

/** While there is one. */
export function sightWords({
  isSeen,
  reading,
  stage,
  ...store
}: Pick<CameraStore, 'isSeen' | 'reading' | 'stage' | 'wanted' | 'next'>): string {
  const { value } = reading;
  const isRead = isSeen.value && value !== null && value !== 'unread';
  if (isRead) return [readWords(value, store), shakyWords(value, sideOf(value.puzzle.shape))].filter(Boolean).join(' ');
  if (stage.value.kind === 'frozen') return say(texts.frozenUnread);
  if (!isSeen.value) return say(texts.lookingForGrid);
  return say(value === null ? texts.holdStill : texts.notReadYet);
}

/** The system's name for it: some only give the direction of a camera. */
export function deviceWords({ label }: Device, index: number): string {
  if (/facing back/i.test(label)) return say(texts.backCamera, { count: index + 1 });
  if (/facing front/i.test(label)) return say(texts.frontCamera, { count: index + 1 });
  return label || say(texts.cameraNumber, { count: index + 1 });
}
