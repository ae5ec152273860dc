// The page of a technique: its explanation, three boards, one to practise, and the next page.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as texts from '../../../language/generated/learn';
import { say, tell } from '../../../language/say';
import type { Text } from '../../../language/text';
import type { LogicTechnique } from '../../../protocol/logic';
import type { HasPlay } from '../../../state/play_store';
import type { HasSettings } from '../../../state/settings';
import type { HasView } from '../../../state/view';
import { Button } from '../../../ui/controls/button';
import { beginExercise } from '../../practice/exercise';
import { Grade } from '../../rating/step_grade';
import type { Logic } from '../logic';
import { course } from './course';
import { courseProgressWords } from './course_part';
import { Example } from './example';
import styles from './learn.module.css';
import { lessonWords } from './lesson_texts';
import { type BoardRule, boardRule, exampleTexts, practiceFor } from './positions';
import type { ProgressView } from './use_progress';

interface LessonProps {
  app: HasPlay & HasSettings & HasView;
  logic: Logic;
  technique: LogicTechnique;
  view: ProgressView;
  next: LogicTechnique | undefined;
  /** '' = the list of all. */
  onOpen(id: string): void;
}

const capitals: Readonly<Record<string, string>> = {
  aic: 'AIC',
  als: 'ALS',
  bug: 'BUG',
  medusa: 'Medusa',
  msls: 'MSLS',
  phistomefel: 'Phistomefel',
  sk: 'SK',
  xv: 'XV',
};

/**
 * "Y-wing, sole candidate": ids have hyphens everywhere, people write them only in the name of a shape. A synonym that
 * differs from the name, or from one before it, only in spelling or by an s is left out.
 */
export function otherNames(name: string, synonyms: string): string {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]/gu, '')
      .replace('colour', 'color')
      .replace(/s$/, '');
  const all = [name, ...synonyms.split(' ')].map(plain);
  const others = synonyms.split(' ').filter((each, index) => !all.slice(0, index + 1).includes(plain(each)));
  return others
    .map((each) => (/wing|cycle/.test(each) ? each : each.replaceAll('-', ' ')))
    .map((each) => each.replaceAll(/[a-z]+/g, (word) => capitals[word] ?? word))
    .map((each) => each.replace(/^[wxyz]+(?=-)/, (letters) => letters.toUpperCase()))
    .join(', ');
}

const ruleTexts: Readonly<Record<BoardRule, Text>> = {
  diagonals: texts.learnDiagonals,
  windows: texts.learnWindows,
  antiknight: texts.learnAntiKnight,
  regions: texts.learnRegions,
};

/** Techniques with steps of different levels: all by clues, except for nested chains, which are extreme. */
function levelTextOf({ id, isByClue }: LogicTechnique): Text | null {
  if (!isByClue || id === 'nested-clue-chain') return null;
  return id === 'clue-chain' ? texts.learnLevelByLinks : texts.learnLevelByCells;
}

export function Lesson({ app, logic, technique, view, next, onOpen }: LessonProps): JSX.Element {
  const { id, assumesOne } = technique;
  const synonyms = otherNames(tell(technique.name), technique.synonyms);
  const examples = exampleTexts(id);
  const rule = boardRule(id);
  const number = course.indexOf(id) + 1;
  const levelText = levelTextOf(technique);
  const nextWords = { techniqueName: next ? tell(next.name) : '' };
  const { noteRead } = view;
  useEffect(() => noteRead(id), [id, noteRead]);
  const practise = (): void => {
    const position = practiceFor(id)!;
    logic.lesson.value = null;
    beginExercise(app, { technique, position });
  };
  return (
    <>
      <div class={styles.head}>
        <Button look="outlined" onClick={() => onOpen('')}>
          {say(texts.learnBack)}
        </Button>
        {number > 0 && <span>{say(texts.learnLesson, { count: number, allCount: course.length })}</span>}
        <Grade step={technique} scale={app.settings.scale.value} />
        <Button look="primary" onClick={practise}>
          {say(texts.learnPractise)}
        </Button>
        <small>{courseProgressWords(id, view)}</small>
      </div>
      <p class={styles.text}>
        {lessonWords(id)} {assumesOne && say(texts.learnAssumesOne)} {rule && say(ruleTexts[rule])}
      </p>
      {levelText && <p class={styles.also}>{say(levelText)}</p>}
      {synonyms !== '' && <p class={styles.also}>{say(texts.learnAlso, { namesName: synonyms })}</p>}
      <div class={styles.examples}>
        {examples.map((each, index) => (
          <Example key={each} app={app} logic={logic} technique={technique} text={each} count={index + 1} />
        ))}
      </div>
      <div class={styles.actions}>
        <Button look="outlined" onClick={() => onOpen(next?.id ?? '')}>
          {next ? say(number > 0 ? texts.learnNext : texts.learnNextPage, nextWords) : say(texts.learnBack)}
        </Button>
      </div>
    </>
  );
}
