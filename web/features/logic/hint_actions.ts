// The buttons for each finding: they do what its words suggest, or offer another way if there
// is no step. The first is the main one unless another says so; the way back to the pad is always beside them.
import * as texts from '../../language/generated/logic';
import { tryAgain } from '../../language/generated/app';
import { choiceAnyTechnique } from '../../language/generated/logic';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import { revealCell } from '../../state/reveal';
import { type HasSettings, hintGrades } from '../../state/settings';
import type { HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { placeOf } from '../../ui/places';
import { applyWords } from './hint_words';
import type { Hints } from './hints';
import { isAnyOff } from './technique_choice/order';

export interface HintAction {
  readonly text: string;
  run(): void;
  /** True or false for a button that stays down; missing for others. */
  readonly isPressed?: boolean;
  /** True for the main button, which Enter presses too, if it is not the first. */
  readonly isMain?: boolean;
}

/** Without a verdict, as in an exercise, no button is about the puzzle as a whole. */
export type ActionNeeds = HasPlay & HasSettings & HasView & Partial<HasVerdict>;

const next = { 1: texts.logicNextPattern, 2: texts.logicNextConclusion } as const;

function whatIsWrong({ view }: HasView): HintAction {
  return {
    text: say(texts.logicWhatIsWrong),
    run() {
      view.top.value = null;
      view.show('play');
      view.wantsAnswer.value = true;
    },
  };
}

const anyTechnique = (hints: Hints): HintAction => ({
  text: say(choiceAnyTechnique),
  run() {
    hints.technique.value = null;
    hints.ask();
  },
});

/** The buttons if no technique applies: allow more techniques, or fill in a cell of the solution. */
function waysOn({ play, settings, verdict, view }: ActionNeeds, hints: Hints): HintAction[] {
  if (!verdict) return [];
  const [hardest] = hintGrades;
  const areAll = settings.hardestHint.value === hardest && !isAnyOff(settings.techniques.value);
  if (!areAll || !settings.uniquenessHints.value) {
    const allow = (): void => {
      settings.hardestHint.value = hardest;
      settings.techniques.value = '';
      settings.uniquenessHints.value = true;
      view.top.value = view.tab.peek() === 'play' ? 'hint' : null;
      hints.ask();
    };
    return [{ text: say(texts.logicAllowAll), run: allow }];
  }
  const grid = play.grid.value;
  const selected = view.selected.value;
  const cell = grid[selected] === 0 ? selected : grid.indexOf(0);
  const fill = (): void => {
    const refused = revealCell({ play, verdict }, cell);
    if (refused) view.notice.value = { text: refused, tone: 'bad' };
  };
  return [{ text: say(texts.logicFillCell, { cell: placeOf(play.geometry.value, cell) }), run: fill }];
}

/** The action of the main button. */
export const mainOf = (actions: readonly HintAction[]): HintAction | undefined =>
  actions.find(({ isMain }) => isMain) ?? actions[0];

export function hintActions(app: ActionNeeds, hints: Hints): HintAction[] {
  const now = hints.finding.value;
  const isShown = hints.showsWrong.value;
  const showWhere: HintAction = {
    text: say(texts.logicShowWhere),
    run: () => hints.showWrong(!isShown),
    isPressed: isShown,
  };
  switch (now.kind) {
    case 'step': {
      const stage = hints.stage.value;
      const text = stage < 3 ? say(next[stage as 1 | 2]) : applyWords(hints.left.value ?? now.step);
      return [
        { text, run: hints.hint },
        { text: say(texts.logicAnother), run: hints.another },
      ];
    }
    case 'wrong': {
      const text = say(texts.logicTakeOut, { count: now.cells.length });
      // Each keeps its place, so that a second tap on one never presses the other.
      return [showWhere, { text, run: hints.takeOut, isMain: isShown }];
    }
    case 'lost':
      return [showWhere];
    case 'noSolution':
    case 'deadEnd':
      return [whatIsWrong(app)];
    case 'stuck':
      // An exercise is about one technique.
      if (now.technique) return app.verdict ? [anyTechnique(hints)] : [];
      return now.areSeveral ? [whatIsWrong(app)] : waysOn(app, hints);
    case 'failed':
      return [{ text: say(tryAgain), run: hints.ask }];
    case 'none':
    case 'asking':
    case 'empty':
    case 'solved':
      return [];
  }
}
