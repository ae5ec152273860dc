// The deck of Logic: the buttons of the hint, and the ladder of the path, a bar a step, as high as the step is hard.
import type { JSX } from 'preact';
import type { HasKept } from '../../kept/stored_records';
import * as texts from '../../language/generated/logic';
import { begun, say, tell } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { runIcons } from '../../ui/run_icons';
import { gradeWord } from '../rating/grade';
import type { RaterNeeds } from '../rating/rater';
import type { Logic } from './logic';
import type { DeskNeeds } from './logic_desk';
import styles from './logic_deck.module.css';
import { HintButtons } from './logic_panel';
import { conclusionWords } from './hint_words';

interface Props {
  app: DeskNeeds['app'] & RaterNeeds['app'] & HasKept;
  logic: Logic;
}

const hard = 3;

function Transport({ logic }: { logic: Logic }): JSX.Element {
  const steps = logic.path.value?.steps ?? [];
  const at = logic.at.value;
  const nextHard = steps.findIndex((step, index) => index > at && step.grade >= hard);
  return (
    <div class={styles.transport}>
      <Button icon={runIcons.start} label={say(texts.logicToStart)} disabled={at < 0} onClick={() => logic.goTo(-1)} />
      <Button
        icon={runIcons.previous}
        label={say(texts.logicStepBack)}
        disabled={at < 0}
        onClick={() => logic.goTo(at - 1)}
      />
      <Button
        icon={runIcons.next}
        label={say(texts.logicStepOn)}
        disabled={at >= steps.length - 1}
        onClick={() => logic.goTo(at + 1)}
      />
      <Button
        icon={runIcons.deepest}
        label={say(texts.logicHardStep)}
        disabled={nextHard < 0}
        onClick={() => logic.goTo(nextHard)}
      />
    </div>
  );
}

function positionWords(logic: Logic): string {
  const path = logic.path.value;
  if (!path) return say(texts.logicPathSearched);
  const allCount = path.steps.length;
  if (logic.at.value >= 0) return say(texts.logicPathPosition, { count: logic.at.value + 1, allCount });
  return say(path.solved ? texts.logicStepCount : texts.logicPathStuck, { count: allCount });
}

/** One slider for the keyboard, with a bar to press for each step. */
function Ladder({ app, logic }: Props): JSX.Element {
  const steps = logic.path.value?.steps ?? [];
  const at = logic.at.value;
  const step = steps[at];
  const told = step
    ? `${begun(tell(step.name))}: ${conclusionWords(step, app.play.geometry.value).join(' · ')}`
    : positionWords(logic);
  return (
    <div class={styles.ladder} style={{ '--places': steps.length + 1 }}>
      <div class={styles.bars} aria-hidden="true">
        <b />
        {steps.map((each, index) => (
          <i
            key={index}
            class={[
              styles[gradeClass(each.grade)],
              !each.isUsual && (each.technique === 'guess' ? styles.guess : styles.beyond),
              index === at && styles.now,
              index > at && at >= 0 && styles.ahead,
            ]
              .filter(Boolean)
              .join(' ')}
            title={`${index + 1}. ${begun(tell(each.name))} (${gradeWord(each.grade)})`}
            onClick={() => logic.goTo(index)}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label={say(texts.logicPath)}
        aria-valuetext={told}
        min={0}
        max={steps.length}
        value={at + 1}
        disabled={steps.length === 0}
        onInput={(event) => logic.goTo(Number(event.currentTarget.value) - 1)}
      />
    </div>
  );
}

const gradeClass = (grade: number): string => `grade${grade}`;

export function LogicDeck({ app, logic }: Props): JSX.Element {
  return (
    <section class={styles.deck} aria-label={say(texts.logicPath)}>
      <HintButtons app={app} logic={logic} />
      <Transport logic={logic} />
      <output class={styles.position}>{positionWords(logic)}</output>
      <Ladder app={app} logic={logic} />
    </section>
  );
}
