// What the dialog says of the camera: why there is no picture, and what is seen in it.
import * as texts from '../../language/generated/camera';
import { begun, say, tell } from '../../language/say';
import { sideOf } from '../../grid/puzzle';
import { placeOf } from '../../ui/places';
import { givensWords, shapeWords } from '../../ui/words';
import { wrongEntries } from './advice';
import type { CameraStore, Next, Stage } from './camera';
import type { Device, Refusal } from './devices';
import type { StillReading } from './still_reading';

const refusals: Readonly<Record<Refusal, () => string>> = {
  denied: () => say(texts.cameraDenied),
  none: () => say(texts.noCameraHere),
  busy: () => say(texts.cameraBusy),
  insecure: () => say(texts.cameraInsecure),
  failed: () => say(texts.cameraFailed),
};

/** While there is no picture. */
export function stageWords(stage: Stage): string {
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

function wrongWords(reading: StillReading, side: number): string {
  const count = reading.entries.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  if (count === 0) return say(texts.noEntriesSeen);
  const cells = wrongEntries(reading);
  if (cells.length === 0) return say(texts.yourEntriesRight, { count });
  return say(texts.yourEntriesWrong, { count: cells.length, cells: cells.map((cell) => placeOf({ side }, cell)) });
}

function readWords(reading: StillReading, { wanted, next }: Pick<CameraStore, 'wanted' | 'next'>): string {
  const { puzzle, status, solution } = reading;
  const side = sideOf(puzzle.shape);
  const size = { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) };
  if (status === 'none') return say(texts.readWithoutSolution, size);
  if (!solution) return say(texts.readWithSeveral, size);
  if (wanted.value === 'next') return nextWords(next.value, side);
  return wanted.value === 'wrong' ? wrongWords(reading, side) : say(texts.solutionIsDrawn, size);
}

/** While there is one. */
export function sightWords({
  isSeen,
  reading,
  ...store
}: Pick<CameraStore, 'isSeen' | 'reading' | 'wanted' | 'next'>): string {
  if (!isSeen.value) return say(texts.lookingForGrid);
  if (reading.value === null) return say(texts.holdStill);
  return reading.value === 'unread' ? say(texts.notReadYet) : readWords(reading.value, store);
}

/** As the system calls it: some tell only which way a camera looks. */
export function deviceWords({ label }: Device, index: number): string {
  if (/facing back/i.test(label)) return say(texts.backCamera, { count: index + 1 });
  if (/facing front/i.test(label)) return say(texts.frontCamera, { count: index + 1 });
  return label || say(texts.cameraNumber, { count: index + 1 });
}
