// The panel of Logic: the hint in three stages, or all available steps.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasKind } from '../../grid/constraints';
import type { Geometry } from '../../grid/geometry';
import type { HasKept } from '../../kept/stored_records';
import * as texts from '../../language/generated/logic';
import { logicPlayOn } from '../../language/generated/play';
import { choiceEasiest, choiceHintBy, choiceOpen } from '../../language/generated/logic';
import { begun, say, tell } from '../../language/say';
import type { LogicStep, LogicTechnique } from '../../protocol/logic';
import { isUnset } from '../../state/outcome';
import { Select } from '../../ui/algorithm_choice';
import { useAnswer } from '../../ui/answers';
import { Button } from '../../ui/controls/button';
import { Segments } from '../../ui/controls/choice';
import { icons } from '../../ui/icons';
import { PartLoading, useLazyPart } from '../../ui/lazy_part';
import { spoken } from '../../ui/places';
import type { RaterNeeds } from '../rating/rater';
import { RatingPart } from '../rating/rating_part';
import { Grade } from '../rating/step_grade';
import { StepsPart } from './all_steps/steps_part';
import type { HintStage } from './drawing/step_marks';
import { hintActions, mainOf } from './hint_actions';
import { findingWords, reasonWords, spokenHint, stageWords, conclusionWords } from './hint_words';
import { hasLesson } from './learn/beyond';
import { Links } from './links';
import type { Logic } from './logic';
import type { DeskNeeds } from './logic_desk';
import styles from './logic_panel.module.css';
import { RecordPart } from './record_part';
import { scrollToStep } from './scroll_to_step';
import { StepKey } from './step_key';

interface Props {
  app: DeskNeeds['app'] & RaterNeeds['app'] & HasKept;
  logic: Logic;
}

const loadLearn = () => import('./learn/learn_views');

/** Chains through clues, fiendish and harder, are found only as the easiest step of all. */
const hardestByClue = 3;

/** The techniques that a hint can be asked for, steps by clues first; empty until they are known. */
function useTechniques({ client }: Logic, { ignoresRules, shape }: Geometry): readonly LogicTechnique[] {
  const all = useAnswer(() => client.ask({ kind: 'logicTechniques', all: true }).catch(() => []), []) ?? [];
  const byClue = all.filter(
    ({ isByClue, grade, clueKinds }) =>
      isByClue &&
      grade <= hardestByClue &&
      (clueKinds.length === 0 || clueKinds.some((kind) => hasKind(shape.constraints, kind))),
  );
  return [...(ignoresRules ? byClue : []), ...all.filter(({ isUsual }) => isUsual)];
}

const stages = [
  { stage: 1, text: texts.logicNudge },
  { stage: 2, text: texts.logicPattern },
  { stage: 3, text: texts.logicConclusion },
] as const;

function Stages({ logic }: { logic: Logic }): JSX.Element {
  const isOfPath = logic.at.value >= 0;
  return (
    <ol class={styles.stages} aria-label={say(texts.logicStages)}>
      {stages.map(({ stage, text }) => (
        <li key={stage} class={stage <= logic.stage.value ? styles.told : undefined}>
          <button
            type="button"
            disabled={isOfPath}
            aria-current={stage === logic.stage.value ? 'step' : undefined}
            onClick={() => logic.hints.showStage(stage)}
          >
            <b>{stage}</b> {say(text)}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The name of a technique, which opens its page; a guess has none. */
function StepName({ step, onOpen }: { step: LogicStep; onOpen(technique: string): void }): JSX.Element {
  const name = begun(tell(step.name));
  if (!hasLesson(step)) return <>{name}</>;
  return (
    <button type="button" class={styles.name} onClick={() => onOpen(step.technique)}>
      {name}
    </button>
  );
}

/** The whole step in words. */
function StepWords({ app, logic, step }: Props & { step: LogicStep }): JSX.Element {
  return (
    <section class={styles.say}>
      <h2>
        <StepName step={step} onOpen={(technique) => (logic.lesson.value = technique)} />{' '}
        <Grade step={step} scale={app.settings.scale.value} />
      </h2>
      <Conclusions app={app} step={step} />
      <p>{reasonWords(step, 3)}</p>
    </section>
  );
}

function Conclusions({ app, step }: { app: Props['app']; step: LogicStep }): JSX.Element {
  return (
    <ul class={styles.conclusions}>
      {conclusionWords(step, app.play.geometry.value).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

/** The words for the step at each stage: never the digit or the cell a stage early. */
function StepCard({ app, logic, step }: Props & { step: LogicStep }): JSX.Element {
  const stage: HintStage = logic.stage.value;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => scrollToStep(title.current!, step, stage), [step, stage]);
  return (
    <>
      <Stages logic={logic} />
      <section class={styles.say}>
        <h2 ref={title}>
          {stage === 1 ? (
            say(texts.logicNudge)
          ) : (
            <StepName step={step} onOpen={(technique) => (logic.lesson.value = technique)} />
          )}{' '}
          <Grade step={step} scale={app.settings.scale.value} />
        </h2>
        {stage === 3 && <Conclusions app={app} step={step} />}
        <p>{reasonWords(step, stage)}</p>
        {logic.hints.isOnly.value && <p>{say(texts.logicOnly)}</p>}
      </section>
      {stage > 1 && step.links.length > 0 && <Links hints={logic.hints} step={step} grid={app.play.geometry.value} />}
      {stage > 1 && <StepKey step={step} stage={stage} link={logic.hints.link.value} />}
    </>
  );
}

/** The buttons: always in the same place, whatever is above them. */
export function HintButtons({ app, logic }: Props): JSX.Element {
  const { view } = app;
  const { kind } = logic.finding.value;
  const isOfPath = logic.at.value >= 0;
  const actions = isOfPath ? [] : hintActions(app, logic.hints);
  const isIdle =
    kind === 'asking' || kind === 'solved' || kind === 'empty' || isUnset(app.play.geometry.value, app.play.grid.value);
  const [first, more] = actions;
  const main = mainOf(actions);
  return (
    <div class={styles.buttons}>
      {first ? (
        <Button look={first === main ? 'primary' : 'outlined'} pressed={first.isPressed} onClick={first.run}>
          {first.text}
        </Button>
      ) : (
        <Button look="primary" disabled={isIdle} onClick={logic.hint}>
          {say(texts.logicAsk)}
        </Button>
      )}
      <Button
        look={more && more === main ? 'primary' : 'outlined'}
        disabled={!more}
        pressed={more?.isPressed}
        onClick={() => more?.run()}
      >
        {more?.text ?? say(texts.logicAnother)}
      </Button>
      <Button look="outlined" onClick={() => view.show('play')}>
        {say(logicPlayOn)}
      </Button>
    </div>
  );
}

/** Announces each stage as it comes; see HintVoice. */
function Voice({ app, logic }: Props): JSX.Element {
  const step = logic.path.value?.steps[logic.at.value];
  const words = step ? stageWords(step, 3, app.play.geometry.value) : spokenHint(app, logic.hints);
  return (
    <p class="unseen" role="status">
      {spoken(words)}
    </p>
  );
}

/** The technique for the next hint. */
function TechniqueField({ logic, techniques }: { logic: Logic; techniques: readonly LogicTechnique[] }): JSX.Element {
  const { technique } = logic.hints;
  const choose = (id: string): void => {
    technique.value = techniques.find((each) => each.id === id) ?? null;
    logic.hints.ask();
  };
  return (
    <Select
      label={say(choiceHintBy)}
      value={technique.value?.id ?? ''}
      options={[
        { value: '', text: say(choiceEasiest) },
        ...techniques.map(({ id, name }) => ({ value: id, text: begun(tell(name)) })),
      ]}
      inline
      onChoose={choose}
    />
  );
}

function HintPart({ app, logic }: Props): JSX.Element {
  const finding = logic.finding.value;
  const techniques = useTechniques(logic, app.play.geometry.value);
  const isEmpty = isUnset(app.play.geometry.value, app.play.grid.value);
  const told = finding.kind === 'none' && isEmpty ? ({ kind: 'empty' } as const) : finding;
  return (
    <>
      {told.kind === 'step' ? (
        <StepCard app={app} logic={logic} step={told.step} />
      ) : (
        <p class={styles.calm}>{findingWords(told)}</p>
      )}
      {!isEmpty && <TechniqueField logic={logic} techniques={techniques} />}
    </>
  );
}

/** The pages of techniques and the choice among them, fetched when one is first opened. */
function Learn({ app, logic }: Props): JSX.Element {
  const isOpen = logic.lesson.value !== null;
  const isChoosing = useSignal(false);
  const part = useLazyPart(isOpen || isChoosing.value, loadLearn);
  return (
    <>
      <div class={styles.learn}>
        <Button icon={icons.help} onClick={() => (logic.lesson.value = '')}>
          {say(texts.logicLearn)}
        </Button>
        <Button onClick={() => (isChoosing.value = true)}>{say(choiceOpen)}</Button>
      </div>
      {isChoosing.value && part.views && (
        <part.views.TechniqueChoice app={app} onClose={() => (isChoosing.value = false)} />
      )}
      {(isOpen || isChoosing.value) && !part.views && <PartLoading part={part} name={say(texts.logicTechniques)} />}
      {isOpen && part.views && <part.views.LearnDialog app={app} logic={logic} />}
    </>
  );
}

const partViews = { hint: HintPart, steps: StepsPart, record: RecordPart } as const;

export function LogicPanel({ app, logic }: Props): JSX.Element {
  const Part = partViews[logic.part.value];
  const ofPath = logic.path.value?.steps[logic.at.value];
  const parts = [
    { value: 'hint', text: say(texts.logicHintPart) },
    { value: 'steps', text: say(texts.logicStepsPart) },
    { value: 'record', text: say(texts.logicRecordPart) },
  ] as const;
  return (
    <>
      <RatingPart app={app} givesWay={logic.finding.value.kind !== 'none'} />
      <Segments
        name="logic-part"
        label={say(texts.logicParts)}
        quiet
        options={parts}
        chosen={logic.part.value}
        onChoose={(part) => (logic.part.value = part)}
      />
      {ofPath && logic.part.value !== 'hint' && <StepWords app={app} logic={logic} step={ofPath} />}
      <Part app={app} logic={logic} />
      <Voice app={app} logic={logic} />
      <Learn app={app} logic={logic} />
    </>
  );
}
