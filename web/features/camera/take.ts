// Takes what was read in the camera's picture to the board. What is in doubt goes the way of a photo, with the picture that
// was read, as does what was frozen too early: it is shown for checking first.
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

/** What the camera shows, as a photo: for who froze it before it was read. */
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
