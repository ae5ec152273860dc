// The techniques to learn: the list of all, or the page of one.
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { HasKept } from '../../../kept/stored_records';
import { learnTitle } from '../../../language/generated/learn';
import { begun, say, tell } from '../../../language/say';
import type { HasPlay } from '../../../state/play_store';
import type { HasSettings } from '../../../state/settings';
import type { HasView } from '../../../state/view';
import { Modal } from '../../../ui/controls/modal';
import { useAnswer } from '../../../ui/answers';
import type { Logic } from '../logic';
import { pageAfter } from './course';
import { lessonTexts } from './lesson_texts';
import styles from './learn.module.css';
import { Lesson } from './lesson';
import { TechniqueList } from './technique_list';
import { useProgress } from './use_progress';

export function LearnDialog({
  app,
  logic,
}: {
  app: HasKept & HasPlay & HasSettings & HasView;
  logic: Logic;
}): JSX.Element {
  const all = useAnswer(() => logic.client.ask({ kind: 'logicTechniques', all: true }).catch(() => []), []) ?? [];
  const techniques = useMemo(() => all.filter(({ id }) => lessonTexts.has(id)), [all]);
  const view = useProgress(app);
  const [query, setQuery] = useState('');
  const open = (id: string): void => void (logic.lesson.value = id);
  const technique = techniques.find(({ id }) => id === logic.lesson.value);
  const content = useRef<HTMLDivElement>(null);
  // The button that led here is gone. At once, so that a user who has moved on to another control is not called back.
  useLayoutEffect(() => content.current!.closest('dialog')!.querySelector('h2')!.focus(), [technique]);
  return (
    <Modal
      title={technique ? begun(tell(technique.name)) : say(learnTitle)}
      width="screen"
      onClose={() => (logic.lesson.value = null)}
    >
      <div class={styles.content} ref={content}>
        {technique ? (
          <Lesson
            key={technique.id}
            {...{ app, logic, technique, view }}
            next={techniques.find(({ id }) => id === pageAfter(technique.id))}
            onOpen={open}
          />
        ) : (
          <TechniqueList {...{ techniques, view, query }} onQuery={setQuery} onOpen={open} />
        )}
      </div>
    </Modal>
  );
}
