// Records a stretch of the run that is watched as an animated GIF, a frame a move, while the run itself stays where it
// is. Bounded in frames and bytes: what is beyond is left out, and said. Fetched when the first recording starts.
import { symbolsOf } from '../../../grid/symbols';
import { recordEvent } from '../../../language/generated/watch_details';
import { say, tell } from '../../../language/say';
import { framePicture } from '../../../run/frame_picture';
import { readFrame } from '../../../protocol/frame';
import type { HasWatch } from '../watch_store';
import type { HasPlay } from '../../../state/play';
import type { HasSettings } from '../../../state/settings';
import { makeFilmPicture } from './film_picture';
import { makeGifFilm } from './gif_film';

export interface Recording {
  from: number;
  until: number;
  /** Moves per second. */
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

export const mostFrames = 600;
const mostBytes = 24e6;
const lastFrame_ms = 2000;

/** Null where it was cancelled, or the run is no longer shown. */
export async function recordGif(
  app: HasPlay & HasSettings & HasWatch,
  { from, until, speed, size }: Recording,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<Recorded | null> {
  const { watch } = app;
  const geometry = app.play.geometry.peek();
  const symbols = symbolsOf(app.settings.symbols.peek());
  const stops = await watch.look({ kind: 'stops', from, until, kinds: watch.kindsOf('move'), most: mostFrames });
  if (!stops) return null;
  const positions = [from, ...stops].slice(0, mostFrames);
  let isWhole = stops.length < mostFrames;

  const picture = makeFilmPicture(geometry.side, size, symbols);
  const film = makeGifFilm(picture.width, picture.height);
  let frames = 0;
  for (const position of positions) {
    onProgress(frames, positions.length);
    // The answer comes as a message of its own, so that the page stays at hand between two frames.
    const glimpse = await watch.look({ kind: 'glimpse', position });
    if (!glimpse || signal.aborted) return null;
    const frame = readFrame(glimpse.buffer);
    const caption = {
      what: tell(glimpse.what),
      why: tell(glimpse.why),
      position: say(recordEvent, { count: frame.position }),
    };
    const pixels = picture.draw(framePicture(frame, geometry, app.settings.showCandidates.peek()), caption);
    frames += 1;
    const isLast = frames === positions.length || film.size() > mostBytes;
    film.add(pixels, isLast ? lastFrame_ms : 1000 / speed);
    if (isLast) break;
  }
  isWhole &&= frames === positions.length;
  return { film: film.finish(), frames, isWhole };
}
