// Takes what was read in the camera's picture to the board. What is in doubt goes the way of a photo, with the picture that
// was read: it is shown for checking first.
import { cameraPicture } from '../../language/generated/camera';
import { fromThePicture } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { Pixels } from '../../image/gray';
import { noEntries } from '../../state/moves';
import { givensWords, shapeWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import type { StillReading } from './still_reading';

async function fileOf({ width, height, data }: Pixels): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const image = new ImageData(width, height);
  image.data.set(data);
  canvas.getContext('2d')!.putImageData(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], `${say(cameraPicture)}.png`, { type: 'image/png' });
}

export async function takePuzzle(reading: StillReading, arrival: Arrival): Promise<void> {
  const { puzzle, entries, isDoubtful, solution, picture } = reading;
  if (isDoubtful || !solution) return arrival.receiveFile(await fileOf(picture));
  const size = { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) };
  arrival.accept(puzzle, () => say(fromThePicture, size), undefined, { ...noEntries(puzzle), values: entries });
}
