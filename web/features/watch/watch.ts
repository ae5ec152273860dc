// The choice of the watched run and its start, needed by link, saved game and Lab even if nobody
// watches. The player comes with the views of the tab (player.ts), and takes over from here.
import { computed, signal } from '@preact/signals';
import { sourceOf } from '../../board/picture';
import type { RunChoice } from '../../protocol/messages';
import { makeSubject } from '../../run/subject';
import { givensPicture } from '../../state/position_picture';
import type { ChosenRun, PlayerNeeds, RunPlayer, RunStart, WatchStore } from './watch_store';

const firstRun: RunChoice = { algorithm: 'propagate-and-guess', knobs: [], limit: 1 };

export function makeWatch(needs: Omit<PlayerNeeds, 'chosen' | 'start'>): WatchStore {
  const { play, runs } = needs;
  const subject = makeSubject(play, runs);
  const wish = signal({ run: firstRun, position: 0, subject: subject.peek() });
  const start = computed<RunStart>(() => {
    const { run, position, subject: asked } = wish.value;
    // Another puzzle starts at its beginning.
    return { run, position: subject.value === asked ? position : 0 };
  });
  const picture = computed(() => {
    const { puzzle, entries } = subject.value;
    return givensPicture(play.geometry.value, puzzle.givens, entries);
  });
  const restore = (run: RunChoice, position: number): void =>
    void (wish.value = { run, position, subject: subject.peek() });
  const chosen: ChosenRun = {
    run: computed(() => start.value.run),
    subject,
    source: sourceOf(picture),
    choose: (run) => restore(run, 0),
    restore,
    place: () => start.value.position,
  };
  const player = signal<RunPlayer | null>(null);
  const waiting: ((watch: RunPlayer) => void)[] = [];

  return {
    ...chosen,
    player,
    place: () => (player.value ?? chosen).place(),
    begin(makePlayer) {
      if (player.peek()) return;
      const made = makePlayer({ ...needs, chosen, start });
      player.value = made;
      for (const act of waiting.splice(0)) act(made);
    },
    ask(act) {
      const made = player.peek();
      if (made) act(made);
      else waiting.push(act);
    },
  };
}
