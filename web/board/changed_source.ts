// A board's picture with an addition of one's own.
import type { ReadonlySignal } from '@preact/signals';
import type { BoardPicture, BoardSource } from './picture';

type Change = (picture: BoardPicture) => BoardPicture;

export function changedSource(source: BoardSource, change: ReadonlySignal<Change>): BoardSource {
  let from: { picture: BoardPicture; change: Change } | null = null;
  let made: BoardPicture;
  return {
    get picture() {
      const now = { picture: source.picture, change: change.peek() };
      // The object changes only if the picture does.
      if (from?.picture !== now.picture || from.change !== now.change) made = now.change(now.picture);
      from = now;
      return made;
    },
    flashes: source.flashes,
    subscribe(listener) {
      let isFirst = true;
      const ends = [
        source.subscribe(listener),
        change.subscribe(() => {
          if (!isFirst) listener();
          isFirst = false;
        }),
      ];
      return () => ends.forEach((end) => end());
    },
  };
}
