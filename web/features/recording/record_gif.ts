// Records a stretch of the board's movement as an animated GIF, a frame a position, while the page stays in place.
// Limited in frames and bytes: the rest is left out, with a message. Fetched when the first recording starts.
import type { BoardPicture } from '../../board/picture';
import { symbolsOf } from '../../grid/symbols';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { type Caption, makeFilmPicture } from './film_picture';
import { makeGifFilm } from './gif_film';

/** The subject of a recording. Its answers are null if it has changed. */
export interface Recordable {
  /** Positions of the stretch in order, the first `most` of them. */
  positions(from: number, until: number, most: number): Promise<readonly number[] | null>;
  frameAt(position: number): Promise<{ picture: BoardPicture; caption: Caption } | null>;
}

export interface Recording {
  from: number;
  until: number;
  /** Frames per second. */
  speed: number;
  /** Pixels along the board. */
  size: number;
}

export interface Recorded {
  film: Blob;
  frames: number;
  /** The whole stretch, or the part that the limits let in. */
  isWhole: boolean;
}

const mostFrames = 600;
const mostBytes = 24e6;
const lastFrame_ms = 2000;

/** Null if it was cancelled, or the subject has changed. */
export async function recordGif(
  { play, settings }: HasPlay & HasSettings,
  recordable: Recordable,
  { from, until, speed, size }: Recording,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<Recorded | null> {
  // One more shows that there are more.
  const found = await recordable.positions(from, until, mostFrames + 1);
  if (!found) return null;
  const positions = found.slice(0, mostFrames);
  const picture = makeFilmPicture(play.geometry.peek(), size, symbolsOf(settings.symbols.peek()));
  const film = makeGifFilm(picture.width, picture.height);
  let frames = 0;
  for (const position of positions) {
    onProgress(frames, positions.length);
    const frame = await recordable.frameAt(position);
    if (!frame || signal.aborted) return null;
    const pixels = picture.draw(frame.picture, frame.caption);
    frames += 1;
    const isLast = frames === positions.length || film.size() > mostBytes;
    film.add(pixels, isLast ? Math.max(lastFrame_ms, 1000 / speed) : 1000 / speed);
    if (isLast) break;
  }
  return { film: film.finish(), frames, isWhole: frames === found.length };
}
