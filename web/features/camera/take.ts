// Puts the reading of the camera's picture on the board. An uncertain reading is first shown for
// checking like a photo, with the picture that was read; so is a picture that was frozen too early.
import { cameraPicture, fromThePicture, readAsEntries } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { Pixels } from '../../image/gray';
import { noEntries } from '../../state/moves';
import { givensWords, shapeWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import type { StillReading } from './still_reading';

function imageOf({ width, height, data }: Pixels): ImageData {
  const image = new ImageData(width, height);
  image.data.set(data);
  return image;
}

async function fileOf(picture: ImageBitmap): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], `${say(cameraPicture)}.png`, { type: 'image/png' });
}

/** The current picture of the camera as a photo: for a picture frozen before it was read. */
export async function takeFrame(video: HTMLVideoElement, arrival: Arrival): Promise<void> {
  await arrival.receiveFile(await fileOf(await createImageBitmap(video)));
}

export async function takePuzzle(reading: StillReading, arrival: Arrival): Promise<void> {
  const { puzzle, entries, isDoubtful, solution, picture } = reading;
  if (isDoubtful || !solution) {
    const made = await createImageBitmap(imageOf(picture));
    return arrival.receiveFile(await fileOf(made));
  }
  const words = (): string => {
    const size = { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) };
    const count = entries.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
    return [say(fromThePicture, size), ...(count > 0 ? [say(readAsEntries, { count })] : [])].join(' ');
  };
  arrival.accept(puzzle, words, undefined, { ...noEntries(puzzle), values: entries });
}
