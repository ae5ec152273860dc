// The hints in Play: opens and closes them, also by the browser's Back, and fetches their code once the page has nothing else
// to do.
import { effect, untracked } from '@preact/signals';
import { whenIdle } from '../../base/later';
import { isUnset } from '../../state/outcome';
import { isJudged } from '../../state/verdict_store';
import { loadSolverTexts } from '../../language/solver_texts';
import { type HintDoor, makeHintDoor } from './hint_door';
import type { DeskNeeds } from './logic_desk';

export function makePlayHints(app: DeskNeeds['app']): HintDoor {
  const { play, verdict, view } = app;
  const door = makeHintDoor({
    isOpen: {
      get value() {
        return view.top.value === 'hint';
      },
      set value(isOpen) {
        if (isOpen) view.top.value = 'hint';
        else if (view.top.peek() === 'hint') view.top.value = null;
      },
      peek: () => view.top.peek() === 'hint',
    },
    async load() {
      const [views] = await Promise.all([import('./hint_views'), loadSolverTexts()]);
      const { hints } = views.deskOf(app);
      return { views, hints, layer: views.hintLayer(hints), more: () => view.show('logic') };
    },
  });
  const stopPreparing = effect(() => {
    const grid = play.grid.value;
    if (door.part.value || !grid.includes(0) || isUnset(play.geometry.value, grid)) return undefined;
    // The verdict has priority; a hint requested earlier does not wait for this.
    if (!isJudged(verdict.verdict.value)) return undefined;
    return untracked(() => whenIdle(door.prepare));
  });
  return {
    ...door,
    end() {
      stopPreparing();
      door.end();
    },
  };
}
