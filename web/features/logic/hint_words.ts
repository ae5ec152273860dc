// The words of a hint at each stage, on its card and for a screen reader.
import * as texts from '../../language/generated/logic';
import { logicLooking } from '../../language/generated/play';
import { say, tell } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import type { HasPlay } from '../../state/play_store';
import { placeOf, spoken } from '../../ui/places';
import type { Stage } from './drawing/drawing';
import type { Finding } from './finding';
import type { Hints } from './hints';
import { conclusionWords } from './step_words';

type Grid = Parameters<typeof placeOf>[0];

export function findingWords(finding: Exclude<Finding, { kind: 'step' }>): string {
  switch (finding.kind) {
    case 'none':
      return say(texts.logicInvitation);
    case 'asking':
      return say(logicLooking);
    case 'empty':
      return say(texts.logicEmpty);
    case 'wrong':
      return say(texts.logicWrong, { count: finding.cells.length });
    case 'lost':
      return say(texts.logicLost, { count: finding.cells.length });
    case 'noSolution':
      return say(texts.logicNoSolution);
    case 'deadEnd':
      return say(texts.logicDeadEnd);
    case 'solved':
      return say(texts.logicSolved);
    case 'stuck':
      return say(finding.areSeveral ? texts.logicStuckSeveral : texts.logicStuck);
    case 'failed':
      return say(texts.logicFailed, { reasonName: finding.message });
  }
}

/** The cells that the pattern is read from. */
function patternWords({ cells, links }: LogicStep, grid: Grid): string {
  const ends = links.flatMap(({ from, to }) => [...from.cells, ...to.cells]);
  const all = [...new Set([...cells.map(({ cell }) => cell), ...ends])].sort((a, b) => a - b);
  return all.length > 0 ? say(texts.logicPatternIn, { cells: all.map((cell) => placeOf(grid, cell)) }) : '';
}

/** The words that a stage adds to the one before. */
export function stageWords(step: LogicStep, stage: Stage, grid: Grid): string {
  if (stage === 1) return tell(step.nudge);
  if (stage === 2) return patternWords(step, grid) || tell(step.nudge);
  return `${conclusionWords(step, grid).join('. ')}. ${tell(step.sentence)}`;
}

/** The words for a screen reader; empty if no hint was asked for. */
export function spokenHint({ play }: HasPlay, { finding, stage, isOnly }: Hints): string {
  const now = finding.value;
  if (now.kind === 'none') return '';
  if (now.kind !== 'step') return spoken(findingWords(now));
  return spoken(isOnly.value ? say(texts.logicOnly) : stageWords(now.step, stage.value, play.geometry.value));
}

/** The words of the button that does the step: "Enter 8", "Remove 2 and 5". */
export function applyWords({ placements, eliminations }: LogicStep): string {
  const digitsOf = (each: LogicStep['placements']): number[] => [...new Set(each.map(({ digit }) => digit))];
  const most = 2;
  const entered = digitsOf(placements);
  if (entered.length > most) return say(texts.logicEnterSeveral, { count: placements.length });
  if (entered.length > 0) return say(texts.logicEnter, { digits: entered });
  const removed = digitsOf(eliminations);
  if (removed.length > most) return say(texts.logicRemoveSeveral, { count: eliminations.length });
  return say(texts.logicRemove, { digits: removed });
}
