// All available steps, each in notation, grouped and filtered; the sentence is under the chosen one.
import type { JSX } from 'preact';
import * as texts from '../../../language/generated/logic';
import { logicListing, logicNoSteps, logicStepCount } from '../../../language/generated/logic';
import { begun, say, tell } from '../../../language/say';
import type { LogicStep } from '../../../protocol/logic';
import type { HasView } from '../../../state/view';
import { Select } from '../../../ui/algorithm_choice';
import { Check, Segments } from '../../../ui/controls/choice';
import { placeOf } from '../../../ui/places';
import type { RaterNeeds } from '../../rating/rater';
import { Grades } from '../../rating/step_grade';
import list from '../group.module.css';
import type { Logic } from '../logic';
import { mostOfOne } from '../logic_desk';
import { conclusionWords } from '../hint_words';
import { rowNotation, stepGroups, type StepGroup, stepsWished, type StepWish } from './step_list';
import styles from './steps_part.module.css';

interface Props {
  app: RaterNeeds['app'] & HasView;
  logic: Logic;
}

interface FilterProps extends Props {
  steps: readonly LogicStep[];
  change(changed: Partial<StepWish>): void;
}

/** The techniques and digits that occur in some step. */
function Filters({ app, logic, steps, change }: FilterProps): JSX.Element {
  const wish = logic.stepWish.value;
  const grid = app.play.geometry.value;
  const selected = app.view.selected.value;
  const names = new Map(steps.map(({ technique, name }) => [technique, begun(tell(name))]));
  const candidates = steps.flatMap(({ placements, eliminations }) => [...placements, ...eliminations]);
  const digits = [...new Set(candidates.map(({ digit }) => digit))].sort((a, b) => a - b);
  return (
    <div class={styles.filters}>
      <Select
        label={say(texts.stepsTechnique)}
        value={wish.technique}
        options={[
          { value: '', text: say(texts.stepsAnyTechnique) },
          ...[...names].map(([value, text]) => ({ value, text })),
        ]}
        onChoose={(technique) => change({ technique })}
      />
      <Select
        label={say(texts.stepsDigit)}
        value={String(wish.digit)}
        options={[
          { value: '0', text: say(texts.stepsAnyDigit) },
          ...digits.map((digit) => ({ value: String(digit), text: say(texts.stepsOneDigit, { digit }) })),
        ]}
        onChoose={(digit) => change({ digit: Number(digit) })}
      />
      <details>
        <summary>{say(texts.stepsMoreFilters)}</summary>
        <Segments
          name="step-groups"
          label={say(texts.stepsGroups)}
          options={[
            { value: 'technique', text: say(texts.stepsByTechnique) },
            { value: 'result', text: say(texts.stepsByResult) },
          ]}
          chosen={wish.groups}
          onChoose={(groups) => change({ groups })}
        />
        <Check
          label={say(texts.stepsOfCell, { cell: placeOf(grid, wish.cell < 0 ? selected : wish.cell) })}
          checked={wish.cell >= 0}
          onChange={(isChecked) => change({ cell: isChecked ? selected : -1 })}
        />
        <Check
          label={say(texts.stepsHideCovered)}
          checked={wish.hidesCovered}
          onChange={(hidesCovered) => change({ hidesCovered })}
        />
      </details>
    </div>
  );
}

function Row({ app, logic, step, isNamed }: Props & { step: LogicStep; isNamed: boolean }): JSX.Element {
  const now = logic.finding.value;
  const isChosen = now.kind === 'step' && now.step === step;
  const conclusions = conclusionWords(step, app.play.geometry.value);
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={() => logic.open(step)}>
        {isNamed && <b>{begun(tell(step.name))} </b>}
        {rowNotation(step)} <span class="unseen">{conclusions.join('. ')}</span>
      </button>
      {isChosen && (
        <p class={styles.sentence}>
          {tell(step.sentence)} {conclusions.join('. ')}.
        </p>
      )}
    </li>
  );
}

function Group({ app, logic, group }: Props & { group: StepGroup }): JSX.Element {
  const { groups } = logic.stepWish.value;
  const [first] = group.steps;
  const count = group.steps.length;
  const isOfTechnique = groups === 'technique';
  const name = isOfTechnique ? tell(first!.name) : conclusionWords(first!, app.play.geometry.value).join(' · ');
  return (
    <section class={list.group}>
      <h3>
        {begun(name)}{' '}
        <small>{say(isOfTechnique && count >= mostOfOne ? texts.stepsOrMore : logicStepCount, { count })}</small>
        {isOfTechnique && <Grades steps={group.steps} scale={app.settings.scale.value} />}
      </h3>
      <ul class={styles.steps}>
        {group.steps.map((step, index) => (
          <Row key={index} app={app} logic={logic} step={step} isNamed={!isOfTechnique} />
        ))}
      </ul>
    </section>
  );
}

const isOfSeveralGrades = ({ steps }: StepGroup): boolean => steps.some(({ grade }) => grade !== steps[0]!.grade);

export function StepsPart({ app, logic }: Props): JSX.Element {
  const steps = logic.steps.value;
  if (!steps) return <p class={styles.calm}>{say(logicListing)}</p>;
  if (steps.length === 0) return <p class={styles.calm}>{say(logicNoSteps)}</p>;
  const wish = logic.stepWish.value;
  const change = (changed: Partial<StepWish>): void => void (logic.stepWish.value = { ...wish, ...changed });
  const shown = stepsWished(steps, wish);
  const groups = stepGroups(shown, wish.groups);
  return (
    <>
      <Filters app={app} logic={logic} steps={steps} change={change} />
      <p class={styles.calm} role="status">
        {say(texts.stepsShown, { count: shown.length, allCount: steps.length })}
      </p>
      {wish.groups === 'technique' && groups.some(isOfSeveralGrades) && (
        <p class={styles.calm}>{say(texts.stepsByCluesDiffer)}</p>
      )}
      <div class={styles.groups}>
        {groups.map((group) => (
          <Group key={group.key} app={app} logic={logic} group={group} />
        ))}
      </div>
    </>
  );
}
