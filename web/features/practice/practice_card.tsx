// The judgement of the last answer and the way on, in place of the pad.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as texts from '../../language/generated/logic';
import { say, tell } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { placeOf } from '../../ui/places';
import type { PlayNeeds } from '../play/play_needs';
import { conclusionWords } from '../logic/hint_words';
import { backToLesson } from './exercise';
import type { Answered, Practice } from './practice';
import styles from './practice.module.css';

export function answeredWords(answered: Answered, practice: Pick<Practice, 'play' | 'exercise'>): string {
  const geometry = practice.play.geometry.value;
  if (answered.kind === 'failed') return say(texts.practiceFailed, { reasonName: answered.reason });
  const { cell: at, digit, isEntered } = answered.answer;
  const cell = placeOf(geometry, at);
  switch (answered.kind) {
    case 'right':
      return `${say(answered.isTold ? texts.practiceTold : texts.practiceRight)} ${conclusionWords(answered.step, geometry).join('. ')}.`;
    case 'clash':
      return say(texts.practiceClash, { digit, cell, otherCell: placeOf(geometry, answered.other) });
    case 'wrong':
      return say(isEntered ? texts.practiceBreaks : texts.practiceStays, { digit, cell });
    case 'easier':
      return say(texts.practiceEasier, { techniqueName: tell(answered.step.name) });
    case 'otherwise':
      return say(texts.practiceOtherwise, { techniqueName: tell(answered.step.name) });
    case 'unfounded': {
      const techniqueName = tell(practice.exercise.value.technique.name);
      return say(isEntered ? texts.practiceUnfounded : texts.practiceGoneUnfounded, { digit, cell, techniqueName });
    }
  }
}

/** Answers that are true, though not what was looked for. */
const isTrue = ({ kind }: Answered): boolean => kind === 'easier' || kind === 'otherwise' || kind === 'unfounded';

/** The likeliest next action. */
export function goOnAfter(answered: Answered, practice: Practice): { text: string; run(): void } {
  if (answered.kind === 'right') return { text: say(texts.practiceAnother), run: practice.another };
  if (isTrue(answered)) return { text: say(texts.practiceGoOn), run: practice.goOn };
  return { text: say(texts.practiceTakeBack), run: practice.takeBack };
}

interface Props {
  app: PlayNeeds;
  practice: Practice;
  answered: Answered;
}

export function PracticeCard({ app, practice, answered }: Props): JSX.Element {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The focus stays on the board, so that typing can go on.
    if (!document.activeElement?.closest('[role=grid]')) card.current!.focus({ preventScroll: true });
    return () => {
      const board = document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
      if (card.current?.contains(document.activeElement)) board?.focus({ preventScroll: true });
    };
  }, []);
  const next = goOnAfter(answered, practice);
  const look = answered.kind === 'right' ? styles.right : isTrue(answered) ? '' : styles.wrong;
  return (
    <section ref={card} class={styles.card} aria-label={say(texts.practiceAnswer)} tabIndex={-1}>
      <div class={styles.words}>
        <h2 class={look}>{answeredWords(answered, practice)}</h2>
        {'step' in answered && <p>{tell(answered.step.sentence)}</p>}
      </div>
      <div class={styles.buttons}>
        <Button look="primary" onClick={next.run}>
          {next.text}
        </Button>
        <Button look="outlined" onClick={() => backToLesson(app)}>
          {say(texts.practiceLesson)}
        </Button>
      </div>
    </section>
  );
}
