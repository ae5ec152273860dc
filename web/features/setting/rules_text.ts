// The rules of a puzzle in words, written from its clues: a sentence for each kind that it has.
import { setFogRule, setFogTriggerRule, setNormalRules } from '../../language/generated/setting';
import { say } from '../../language/say';
import { constraintsIn } from '../../grid/constraints';
import { mayHaveFog } from '../../grid/fog';
import { hasFlag } from './clue_list';
import { clueKinds, type Kind } from './kinds';

/** The kinds that the constraints have, in the order of the palette. */
export function kindsIn(constraints: string): readonly Kind[] {
  const ids = new Set(constraintsIn(constraints).map(({ kind }) => kind));
  return clueKinds.filter((kind) => (kind.form === 'flag' ? hasFlag(constraints, kind) : ids.has(kind.id)));
}

/** Empty without clues of a known kind. */
export function rulesText(constraints: string): string {
  const rules = kindsIn(constraints).map(({ rule }) => say(rule));
  const hasTriggers = constraintsIn(constraints).some(({ kind }) => kind === 'triggereffect');
  if (mayHaveFog(constraints)) rules.push(say(hasTriggers ? setFogTriggerRule : setFogRule));
  return rules.length === 0 ? '' : [say(setNormalRules), ...rules].join('\n');
}
