// The key to the marks of a step on the board, each drawn as the board draws it.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/logic';
import { say } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import {
  arrowsOf,
  emptiedCells,
  emptiedHouse,
  groupsOf,
  hasColours,
  type HintStage,
  isSingle,
  marksAt,
} from './drawing/step_marks';
import styles from './step_key.module.css';

const words = {
  blocker: texts.keyBlocker,
  blocked: texts.keyBlocked,
  base: texts.keyBase,
  cover: texts.keyCover,
  pattern: texts.keyPattern,
  true: texts.keyTrue,
  false: texts.keyFalse,
  clash: texts.keyClash,
  emptied: texts.keyEmptied,
  join: texts.keyJoin,
  fin: texts.keyFin,
  target: texts.keyTarget,
  gone: texts.keyGone,
  set: texts.keySet,
  colour: texts.keyColour,
  strong: texts.keyStrong,
  weak: texts.keyWeak,
} as const;

export type KeyMark = keyof typeof words;

/** The marks in the drawing of the step at a stage, in the order of the key. `link`: the link pointed at, -1 = none. */
export function keyOf(step: LogicStep, stage: HintStage, link: number): KeyMark[] {
  const { houses, eliminations, blockers } = step;
  const isTold = stage === 3;
  if (isSingle(step)) {
    if (!blockers.some(({ cell }) => cell >= 0)) return [];
    return isTold ? ['blocker', 'blocked'] : ['blocker'];
  }
  const forms = new Set(marksAt(step, stage).map(({ form }) => form));
  const isColoured = hasColours(step);
  const areSets = !isColoured && groupsOf(step).size > 0;
  const isChain = step.links.length > 0 && !isColoured;
  const arrows = arrowsOf(step, link).links;
  const isEmptied = emptiedHouse(step).length > 0;
  const hasHouses = !isColoured && !isEmptied;
  const has: Record<KeyMark, boolean> = {
    blocker: false,
    blocked: false,
    base: hasHouses && houses.some(({ role }) => role === 'base'),
    cover: hasHouses && houses.some(({ role }) => role === 'cover'),
    pattern: !isChain && !isColoured && forms.has('on'),
    true: isChain && !areSets && forms.has('on'),
    false: isChain && !areSets && forms.has('off'),
    clash: forms.has('clash'),
    emptied: isEmptied || emptiedCells(step).length > 0,
    join: !isColoured && areSets && forms.has('off'),
    fin: forms.has('fin'),
    target: forms.has('target'),
    gone: isTold && eliminations.length > 0,
    set: areSets,
    colour: isColoured,
    strong: arrows.some(({ strong }) => strong),
    weak: arrows.some(({ strong }) => !strong),
  };
  return (Object.keys(words) as KeyMark[]).filter((mark) => has[mark]);
}

const letters: Partial<Record<KeyMark, string>> = { set: 'A', colour: 'A', blocker: '6', gone: '6' };

interface KeyProps {
  step: LogicStep;
  stage: HintStage;
  link: number;
}

export function StepKey({ step, stage, link }: KeyProps): JSX.Element | null {
  const marks = keyOf(step, stage, link);
  if (marks.length === 0) return null;
  return (
    <details class={styles.key}>
      <summary>{say(texts.keyTitle)}</summary>
      <ul>
        {marks.map((mark) => (
          <li key={mark}>
            <i class={styles[mark]} aria-hidden="true">
              {letters[mark]}
            </i>
            {say(words[mark])}
          </li>
        ))}
      </ul>
    </details>
  );
}
