// The key to the marks of a step on the board, each drawn as the board draws it.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/logic';
import { say } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import { groupsOf, hasColours, isSingle, marksOf } from './drawing/step_marks';
import styles from './step_key.module.css';

const words = {
  blocker: texts.keyBlocker,
  blocked: texts.keyBlocked,
  base: texts.keyBase,
  cover: texts.keyCover,
  pattern: texts.keyPattern,
  true: texts.keyTrue,
  false: texts.keyFalse,
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

/** The marks in the conclusion of the step, in the order of the key. */
export function keyOf(step: LogicStep): KeyMark[] {
  const { houses, links, eliminations, blockers } = step;
  if (isSingle(step)) return blockers.some(({ cell }) => cell >= 0) ? ['blocker', 'blocked'] : [];
  const forms = new Set(marksOf(step).map(({ form }) => form));
  const isColoured = hasColours(step);
  const areSets = !isColoured && groupsOf(step).size > 0;
  const isChain = links.length > 0 && !isColoured;
  const has: Record<KeyMark, boolean> = {
    blocker: false,
    blocked: false,
    base: !isColoured && houses.some(({ role }) => role === 'base'),
    cover: !isColoured && houses.some(({ role }) => role === 'cover'),
    pattern: !isChain && !isColoured && forms.has('on'),
    true: isChain && !areSets && forms.has('on'),
    false: isChain && !areSets && forms.has('off'),
    join: !isColoured && areSets && forms.has('off'),
    fin: forms.has('fin'),
    target: forms.has('target'),
    gone: eliminations.length > 0,
    set: areSets,
    colour: isColoured,
    strong: isChain && links.some(({ strong }) => strong),
    weak: isChain && links.some(({ strong }) => !strong),
  };
  return (Object.keys(words) as KeyMark[]).filter((mark) => has[mark]);
}

const letters: Partial<Record<KeyMark, string>> = { set: 'A', colour: 'A', blocker: '6', gone: '6' };

export function StepKey({ step }: { step: LogicStep }): JSX.Element | null {
  const marks = keyOf(step);
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
