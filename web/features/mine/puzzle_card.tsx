// A stored puzzle as a card: a press puts it on the board. The dots open a menu to name or delete it.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import * as texts from '../../language/generated/mine';
import { begun, say } from '../../language/say';
import { gradeOf } from '../../kept/finished_log';
import { filledShare, type KeptPuzzle } from '../../kept/puzzle_record';
import { fogIsLifted } from '../../state/set_aside';
import { Button } from '../../ui/controls/button';
import { Icon, icons, solid } from '../../ui/icons';
import { gradeWord, Stair } from '../rating/grade';
import { isFinished, detailWords, stateWords, timeSpentWords, titleOf } from './mine_words';
import styles from './puzzle_card.module.css';
import { SmallPicture } from '../../ui/small_picture';

function Dots(): JSX.Element {
  return (
    <Icon>
      {[4, 9, 14].map((x) => (
        <circle key={x} {...solid} cx={x} cy="9" r="0.6" />
      ))}
    </Icon>
  );
}

function Ring({ share }: { share: number }): JSX.Element {
  return (
    <svg class={styles.ring} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle class={styles.filled} cx="10" cy="10" r="8" pathLength="1" stroke-dasharray={`${share} 1`} />
    </svg>
  );
}

interface NameFormProps {
  puzzle: KeptPuzzle;
  onName(name: string): void;
  onCancel(): void;
}

function NameForm({ puzzle, onName, onCancel }: NameFormProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class={styles.more}
      onSubmit={(event) => {
        event.preventDefault();
        onName(field.current!.value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog stays open.
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <label class={styles.name}>
        <span>{say(texts.nameLabel)}</span>
        <input
          ref={(input) => {
            if (input && field.current !== input) input.focus();
            field.current = input;
          }}
          value={puzzle.sitting.name}
          placeholder={titleOf({ ...puzzle, sitting: { ...puzzle.sitting, name: '' } })}
          maxLength={80}
        />
      </label>
      <button type="submit" class={styles.submit}>
        {say(texts.setName)}
      </button>
    </form>
  );
}

interface CardProps {
  puzzle: KeptPuzzle;
  isOnBoard: boolean;
  onOpen(): void;
  onName(name: string): void;
  onDelete(): void;
}

export function PuzzleCard({ puzzle, isOnBoard, onOpen, onName, onDelete }: CardProps): JSX.Element {
  const [more, setMore] = useState<'closed' | 'open' | 'name'>('closed');
  const card = useRef<HTMLLIElement>(null);
  const title = titleOf(puzzle);
  const grade = gradeOf(puzzle.position, puzzle.sitting);
  const isDone = isFinished(puzzle);
  const closeName = (): void => {
    setMore('closed');
    card.current!.querySelector<HTMLElement>('[aria-expanded]')!.focus();
  };
  return (
    <li class={styles.card} ref={card}>
      <button type="button" class={styles.open} onClick={onOpen}>
        <SmallPicture position={puzzle.position} isClear={isDone || fogIsLifted(puzzle.sitting)} />
        <span class={styles.words}>
          <b>{title}</b>
          <span>{isOnBoard ? `${detailWords(puzzle)} · ${say(texts.onTheBoard)}` : detailWords(puzzle)}</span>
          {grade !== null && (
            <span class={styles.grade}>
              <Stair grade={grade} /> {begun(gradeWord(grade))}
            </span>
          )}
        </span>
        <span class={styles.state}>
          {isDone ? <icons.good /> : <Ring share={filledShare(puzzle.position)} />}
          <span>
            <b>{stateWords(puzzle)}</b>
            <span>{timeSpentWords(puzzle)}</span>
          </span>
        </span>
      </button>
      <Button
        class={styles.dots}
        icon={Dots}
        label={say(texts.moreOf, { name: title })}
        expanded={more !== 'closed'}
        onClick={() => setMore(more === 'closed' ? 'open' : 'closed')}
      />
      {more === 'open' && (
        <div class={styles.more}>
          <Button look="outlined" onClick={() => setMore('name')}>
            {say(texts.rename)}
          </Button>
          <Button look="outlined" onClick={onDelete}>
            {say(texts.deletePuzzle)}
          </Button>
        </div>
      )}
      {more === 'name' && (
        <NameForm
          puzzle={puzzle}
          onCancel={closeName}
          onName={(name) => {
            closeName();
            onName(name);
          }}
        />
      )}
    </li>
  );
}
