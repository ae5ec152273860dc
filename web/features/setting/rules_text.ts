// The rules of a puzzle in words, written from its clues: a sentence for each kind that it has.
import {
  setAutomatonRule,
  setCandidatesRule,
  setEitherRule,
  setFogRule,
  setFogTriggerRule,
  setNormalRules,
  setRegionRules,
} from '../../language/generated/setting';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { constraintsIn, hasKind } from '../../grid/constraints';
import { mayHaveFog } from '../../grid/fog';
import { hasGivenCandidates } from '../../grid/given_candidates';
import { type Shape, sideOf } from '../../grid/puzzle';
import { eitherOr, withAlternatives } from '../../marks/alternatives';
import { entriesIn, hasFlag, isEntry } from './clue_list';
import { valueOfEntry } from './entries';
import { clueKinds, type Kind, type RuleFacts } from './kinds';

/** The kinds that the constraints have, in the order of the palette. */
export function kindsIn(constraints: string): readonly Kind[] {
  const ids = new Set(constraintsIn(constraints).map(({ kind }) => kind));
  return clueKinds.filter((kind) => (kind.form === 'flag' ? hasFlag(constraints, kind) : ids.has(kind.id)));
}

/** The rule of a kind, for clues with values; or for those in `constraints`. */
export function ruleWords({ rule, id }: Kind, side: number, constraints?: string): string {
  const data = constraints === undefined ? [] : constraintsIn(constraints).filter(({ kind }) => kind === id);
  const entries = data.flatMap((each) => entriesIn(each.data)).filter(isEntry);
  const values = [...new Set(entries.map(valueOfEntry))].filter((value) => value !== '');
  const areAny = constraints === undefined || values.length > 0;
  return say(rule as Text<RuleFacts>, {
    valueCount: areAny ? 1 : 0,
    valuesName: values.join(', '),
    largestCount: side,
  });
}

/** With the clues of all alternatives as clues of their own. */
const unfolded = (constraints: string): string =>
  withAlternatives(constraintsIn(constraints))
    .map(({ kind, data }) => (data === '' ? `${kind}\n` : `${kind}=${data}\n`))
    .join('');

/** Empty without clues of a known kind. */
export function rulesText(shape: Shape): string {
  const { constraints } = shape;
  const isEither = hasKind(constraints, eitherOr);
  const told = isEither ? unfolded(constraints) : constraints;
  const rules = kindsIn(told).map((kind) => ruleWords(kind, sideOf(shape), told));
  if (hasKind(told, 'automaton')) rules.push(say(setAutomatonRule));
  if (hasGivenCandidates(told)) rules.push(say(setCandidatesRule));
  if (isEither) rules.push(say(setEitherRule));
  const hasTriggers = constraintsIn(constraints).some(({ kind }) => kind === 'triggereffect');
  if (mayHaveFog(constraints)) rules.push(say(hasTriggers ? setFogTriggerRule : setFogRule));
  return rules.length === 0 ? '' : [say(shape.regions ? setRegionRules : setNormalRules), ...rules].join('\n');
}

/** The rules of all these puzzles in words, each once; empty without clues. */
export const rulesOfAll = (shapes: readonly Shape[]): string =>
  shapes[0] ? rulesText({ ...shapes[0], constraints: shapes.map(({ constraints }) => constraints).join('') }) : '';
