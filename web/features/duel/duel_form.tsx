// The form of a duel: the players, the puzzle, the time.
import type { JSX } from 'preact';
import { batch } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { anySeed } from '../../protocol/making';
import { messageOf } from '../../language/failure';
import { isBarePuzzle, type Puzzle, sideOf } from '../../grid/puzzle';
import * as texts from '../../language/generated/duel';
import { difficultyLabel, makingFailed, makingPuzzle, stopMaking } from '../../language/generated/make';
import { begun, say } from '../../language/say';
import type { Text } from '../../language/text';
import type { Origin } from '../../state/origin';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { Segments, CardChoice } from '../../ui/controls/choice';
import { longestName } from './challenge';
import { type DuelRules, duelToText, type DuelWish, nextDuel } from './duel';
import { playerName } from './duel_words';
import { gradeWord, grades, Stair } from '../rating/grade';
import styles from './duel_form.module.css';
import { NumberField } from '../../ui/controls/number_field';
import { duelMakerOfPage } from '../make/page_maker';
import { recipeOf, usualWish } from '../make/wish';

type DuelNeeds = HasPlay & HasSitting & HasView & CanSolve;

/** Rating a step on a larger grid takes too long for a duel. */
const largestSide = 16;
const mostMinutes = 180;
const mostSeconds = 600;
const patience_s = 10;

const numbers: readonly { key: keyof DuelRules; text: Text; min: number; max: number }[] = [
  { key: 'minutes', text: texts.duelMinutes, min: 1, max: mostMinutes },
  { key: 'increment', text: texts.duelIncrement, min: 0, max: mostSeconds },
  { key: 'penalty', text: texts.duelPenalty, min: 0, max: mostSeconds },
];

const isInRange = (wish: DuelWish): boolean =>
  numbers.every(({ key, min, max }) => wish[key] >= min && wish[key] <= max);

function begin({ play, sittings, view }: DuelNeeds, puzzle: Puzzle, solution: Uint8Array, origin: Origin): void {
  const { names, begins, minutes, increment, penalty } = nextDuel.peek();
  const rules = { minutes, increment, penalty };
  const duel = { names, begins, rules, solution: [...solution], moves: [], end: null };
  play.load(puzzle, undefined, origin);
  // In this order: the time to load does not count.
  sittings.isPaused.value = true;
  sittings.change({ duel: duelToText(duel), elapsed: 0 });
  batch(() => {
    view.show('play');
    view.dialog.value = null;
    view.notice.value = null;
    view.selected.value = 0;
  });
}

function Numbers(): JSX.Element {
  const wish = nextDuel.value;
  return (
    <div class={styles.numbers}>
      {numbers.map(({ key, text, min, max }) => (
        <label key={key}>
          <span>{say(text)}</span>
          <NumberField
            value={wish[key]}
            min={min}
            max={max}
            onType={(typed) => (nextDuel.value = { ...wish, [key]: typed })}
          />
        </label>
      ))}
    </div>
  );
}

function Names(): JSX.Element {
  const wish = nextDuel.value;
  const change = (player: number, name: string): void => {
    const [first, second] = wish.names;
    nextDuel.value = { ...wish, names: player === 0 ? [name, second] : [first, name] };
  };
  return (
    <div class={styles.names}>
      {wish.names.map((name, player) => (
        <label key={player}>
          <span>{playerName({ names: ['', ''] }, player === 0 ? 0 : 1)}</span>
          <input
            type="text"
            maxLength={longestName}
            autocomplete="off"
            spellcheck={false}
            value={name}
            onInput={(event) => change(player, event.currentTarget.value)}
          />
        </label>
      ))}
    </div>
  );
}

export function DuelForm({ app }: { app: DuelNeeds }): JSX.Element {
  const maker = duelMakerOfPage();
  const { puzzle } = app.play;
  const mayBeHere = !isBarePuzzle(puzzle.value) && sideOf(puzzle.value.shape) <= largestSide;
  const [isHere, setIsHere] = useState(false);
  const { grade } = nextDuel.value;
  const [problem, setProblem] = useState('');
  // Leaving the form cancels the puzzle.
  useEffect(() => maker.stop, [maker]);

  const takesHere = isHere && mayBeHere;
  const making = maker.making.value;
  const isUnderWay = making?.isUnderWay ?? false;
  const failure = maker.failure.value && say(makingFailed, { reasonName: maker.failure.value });
  const isSound = isInRange(nextDuel.value);

  async function beginHere(): Promise<void> {
    const asked = puzzle.peek();
    try {
      const { status, solution } = await app.solve(asked, patience_s, 2);
      if (puzzle.peek() !== asked) return;
      if (status === 'unique' && solution) begin(app, asked, solution, app.play.origin.peek());
      else setProblem(say(texts.duelNotOne));
    } catch (error) {
      setProblem(messageOf(error));
    }
  }
  function start(): void {
    setProblem('');
    if (takesHere) return void beginHere();
    const recipe = recipeOf({ ...usualWish, grade }, anySeed());
    void maker.make(recipe, 1, ({ puzzle: made, solution }) => begin(app, made, solution, { kind: 'made', grade }));
  }

  return (
    <div class={styles.form}>
      <p class={styles.about}>{say(texts.duelAbout)}</p>
      <Names />
      {mayBeHere && (
        <Segments
          name="duel-puzzle"
          label={say(texts.duelPuzzle)}
          options={[
            { value: 'new', text: say(texts.duelNew) },
            { value: 'here', text: say(texts.duelHere) },
          ]}
          chosen={takesHere ? 'here' : 'new'}
          onChoose={(chosen) => setIsHere(chosen === 'here')}
        />
      )}
      {!takesHere && (
        <CardChoice
          name="duel-grade"
          label={say(difficultyLabel)}
          class={styles.grades!}
          cards={grades.map((_, each) => ({
            value: String(each),
            content: (
              <span class={styles.grade}>
                <Stair grade={each} />
                <b>{begun(gradeWord(each))}</b>
              </span>
            ),
          }))}
          chosen={String(grade)}
          onChoose={(chosen) => (nextDuel.value = { ...nextDuel.value, grade: Number(chosen) })}
        />
      )}
      <Numbers />
      <div class={styles.foot}>
        <output class={isUnderWay ? undefined : styles.bad}>
          {isUnderWay
            ? say(makingPuzzle, { attemptsCount: making!.attempts })
            : isSound
              ? problem || failure
              : say(texts.duelBadNumbers)}
        </output>
        {isUnderWay ? (
          <Button look="outlined" icon={icons.stop} onClick={() => maker.stop()}>
            {say(stopMaking)}
          </Button>
        ) : (
          <Button look="primary" disabled={!isSound} onClick={start}>
            {say(texts.duelBegin)}
          </Button>
        )}
      </div>
    </div>
  );
}
