// The page of a technique: what it is, three boards, and one to practise.
import type { JSX } from 'preact';
import * as texts from '../../../language/generated/learn';
import { say } from '../../../language/say';
import type { LogicTechnique } from '../../../protocol/logic';
import type { HasPlay } from '../../../state/play_store';
import type { HasSettings } from '../../../state/settings';
import type { HasView } from '../../../state/view';
import { Button } from '../../../ui/controls/button';
import { beginExercise } from '../../practice/exercise';
import { Grade } from '../../rating/step_grade';
import type { Logic } from '../logic';
import { Example } from './example';
import styles from './learn.module.css';
import { lessonTexts } from './lesson_texts';
import { exampleTexts, practiceFor } from './positions';

interface LessonProps {
  app: HasPlay & HasSettings & HasView;
  logic: Logic;
  technique: LogicTechnique;
  onBack(): void;
}

/** "Y-wing, sole candidate": ids are written with hyphens throughout, people write them in the name of a shape alone. */
const synonymsOf = ({ synonyms }: LogicTechnique): string =>
  synonyms
    .split(' ')
    .map((each) => (/wing|cycle/.test(each) ? each : each.replaceAll('-', ' ')))
    .join(', ');

export function Lesson({ app, logic, technique, onBack }: LessonProps): JSX.Element {
  const { id, synonyms, assumesOne } = technique;
  const text = lessonTexts.get(id);
  const examples = exampleTexts(id);
  const practise = (): void => {
    const position = practiceFor(id);
    if (!position) return;
    logic.lesson.value = null;
    beginExercise(app, { technique, position });
  };
  return (
    <>
      <div class={styles.head}>
        <Button look="outlined" onClick={onBack}>
          {say(texts.learnBack)}
        </Button>
        <Grade step={technique} scale={app.settings.scale.value} />
      </div>
      {text && (
        <p class={styles.text}>
          {say(text)} {assumesOne && say(texts.learnAssumesOne)}
        </p>
      )}
      {synonyms !== '' && <p class={styles.also}>{say(texts.learnAlso, { namesName: synonymsOf(technique) })}</p>}
      {examples.length === 0 ? (
        <p>{say(texts.learnNoBoard)}</p>
      ) : (
        <>
          <div>
            <Button look="primary" onClick={practise}>
              {say(texts.learnPractise)}
            </Button>
          </div>
          <div class={styles.examples}>
            {examples.map((each, index) => (
              <Example key={each} app={app} logic={logic} technique={technique} text={each} count={index + 1} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
