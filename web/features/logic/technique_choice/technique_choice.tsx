// The choice of techniques for hints, and of their order.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import * as texts from '../../../language/generated/logic';
import { begun, say, tell } from '../../../language/say';
import type { LogicTechnique } from '../../../protocol/logic';
import type { HasSettings } from '../../../state/settings';
import { Button } from '../../../ui/controls/button';
import { Modal } from '../../../ui/controls/modal';
import { useAnswer } from '../../../ui/answers';
import { gradeWord } from '../../rating/grade';
import { deskOf } from '../hint_views';
import type { DeskNeeds } from '../logic_desk';
import { inOrder, isOff, moveTechnique, switchTechniques } from './order';
import styles from './technique_choice.module.css';

interface Props {
  app: HasSettings;
  techniques: readonly LogicTechnique[];
}

interface ChoiceProps {
  app: DeskNeeds['app'];
  onClose(): void;
}

function Row({ app, techniques, technique, place }: Props & { technique: LogicTechnique; place: number }): JSX.Element {
  const { settings } = app;
  const { id } = technique;
  const name = begun(tell(technique.name));
  const row = useRef<HTMLLIElement>(null);
  const move = (by: number): void => {
    moveTechnique(settings.techniques, techniques, id, by);
    // The row moves with its buttons, and the page follows.
    requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <li ref={row} class={styles.row}>
      <label>
        <input
          type="checkbox"
          checked={!isOff(settings.techniques.value, id)}
          onChange={(event) => switchTechniques(settings.techniques, techniques, [id], event.currentTarget.checked)}
        />
        <span>
          {name} <small>{gradeWord(technique.grade)}</small>
        </span>
      </label>
      <Button
        label={say(texts.choiceEarlier, { technique: technique.name })}
        disabled={place === 0}
        onClick={() => move(-1)}
      >
        ↑
      </Button>
      <Button
        label={say(texts.choiceLater, { technique: technique.name })}
        disabled={place === techniques.length - 1}
        onClick={() => move(1)}
      >
        ↓
      </Button>
    </li>
  );
}

export function TechniqueChoice({ app, onClose }: ChoiceProps): JSX.Element {
  const { settings } = app;
  const techniques =
    useAnswer(
      () =>
        deskOf(app)
          .client.ask({ kind: 'logicTechniques' })
          .catch(() => []),
      [],
    ) ?? [];
  const ids = techniques.map(({ id }) => id);
  const offCount = ids.filter((id) => isOff(settings.techniques.value, id)).length;
  return (
    <Modal title={say(texts.choiceTitle)} width="wide" onClose={onClose}>
      <p class={styles.about}>{say(texts.choiceAbout)}</p>
      <div class={styles.tools}>
        <Button
          look="outlined"
          disabled={offCount === 0}
          onClick={() => switchTechniques(settings.techniques, techniques, ids, true)}
        >
          {say(texts.choiceAllOn)}
        </Button>
        <Button
          look="outlined"
          disabled={offCount === ids.length}
          onClick={() => switchTechniques(settings.techniques, techniques, ids, false)}
        >
          {say(texts.choiceAllOff)}
        </Button>
        <Button
          look="outlined"
          disabled={settings.techniques.value === ''}
          onClick={() => (settings.techniques.value = '')}
        >
          {say(texts.choiceReset)}
        </Button>
        <output>{say(texts.choiceCount, { count: ids.length - offCount, allCount: ids.length })}</output>
      </div>
      <ol class={styles.list}>
        {inOrder(techniques, settings.techniques.value).map((technique, place) => (
          <Row key={technique.id} app={app} techniques={techniques} technique={technique} place={place} />
        ))}
      </ol>
    </Modal>
  );
}
