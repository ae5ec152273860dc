// The words of a hint at each stage, on its card and for a screen reader.
import * as texts from '../../language/generated/logic';
import { logicGone, logicPlaced, choiceNone } from '../../language/generated/logic';
import { logicLooking } from '../../language/generated/play';
import { begun, say, tell } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import type { HasPlay } from '../../state/play_store';
import { placeOf, spoken } from '../../ui/places';
import type { HintStage } from './drawing/step_marks';
import type { Finding } from './finding';
import type { Hints } from './hints';

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
      if (finding.technique) return say(choiceNone, { technique: finding.technique.name });
      if (finding.isInFog) return say(texts.logicStuckInFog);
      return say(finding.areSeveral ? texts.logicStuckSeveral : texts.logicStuck);
    case 'failed':
      return say(texts.logicFailed, { reasonName: finding.message });
  }
}

/** The reason for a stage: where to look, what to look for, or why the conclusion follows. */
export const reasonWords = (step: LogicStep, stage: HintStage): string =>
  tell(stage === 1 ? step.nudge : stage === 2 ? step.question : step.sentence);

/** All words of a stage, for a screen reader. */
export function stageWords(step: LogicStep, stage: HintStage, grid: Grid): string {
  const reason = reasonWords(step, stage);
  if (stage === 1) return reason;
  if (stage === 2) return `${begun(tell(step.name))}. ${reason}`;
  return `${conclusionWords(step, grid).join('. ')}. ${reason}`;
}

/** The words for a screen reader; empty before the first request. */
export function spokenHint({ play }: HasPlay, { finding, stage, isOnly }: Hints): string {
  const now = finding.value;
  if (now.kind === 'none') return '';
  if (now.kind !== 'step') return spoken(findingWords(now));
  return spoken(isOnly.value ? say(texts.logicOnly) : stageWords(now.step, stage.value, play.geometry.value));
}

/** The words of the button that carries out the step: "Enter 8", "Remove 2 and 5", "Remove them all". */
export function applyWords({ placements, eliminations }: LogicStep): string {
  const digitsOf = (each: LogicStep['placements']): number[] => [...new Set(each.map(({ digit }) => digit))];
  const most = 2;
  const entered = digitsOf(placements);
  if (entered.length > most) return say(texts.logicEnterAll);
  if (entered.length > 0) return say(texts.logicEnter, { digits: entered });
  const removed = digitsOf(eliminations);
  if (removed.length > most) return say(texts.logicRemoveAll);
  return say(texts.logicRemove, { digits: removed });
}

/** "r3c4 is 5", "Remove 2 from r1c1 and r1c2", "Remove 3 and 4 from r5c1": digits that the same cells lose together. */
export function conclusionWords({ placements, eliminations }: LogicStep, grid: Grid): string[] {
  const placed = placements.map(({ cell, digit }) => say(logicPlaced, { cell: placeOf(grid, cell), digit }));
  const gone = new Map<string, { cells: number[]; digits: number[] }>();
  for (const digit of new Set(eliminations.map((each) => each.digit))) {
    const cells = eliminations.filter((each) => each.digit === digit).map(({ cell }) => cell);
    const key = cells.join(' ');
    gone.set(key, { cells, digits: [...(gone.get(key)?.digits ?? []), digit] });
  }
  const removed = [...gone.values()].map(({ cells, digits }) =>
    say(logicGone, { cells: cells.map((cell) => placeOf(grid, cell)), digits }),
  );
  return [...placed, ...removed];
}
