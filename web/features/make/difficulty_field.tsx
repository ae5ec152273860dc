// The difficulty: one of six words, a range of a scale, or any; and a technique that the puzzle must need.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { constraintsIn } from '../../grid/constraints';
import { messageOf } from '../../language/failure';
import * as texts from '../../language/generated/make';
import { begun, say, tell } from '../../language/say';
import type { Text } from '../../language/text';
import type { LogicTechnique } from '../../protocol/logic';
import { CardChoice, Segments } from '../../ui/controls/choice';
import { gradeWord, grades, Stair } from '../rating/grade';
import { laidKinds } from './clue_kinds';
import styles from './make_form.module.css';
import type { Maker } from './maker';
import { RangeFields } from './number_fields';
import { hasClues, type WishScale, type Wish } from './wish';
import { takesOf } from './wish_words';

const scales: readonly { value: WishScale; text: Text }[] = [
  { value: 'grade', text: texts.scaleOfWords },
  { value: 'se', text: texts.scaleOfEr },
  { value: 'hodoku', text: texts.scaleOfHodoku },
  { value: 'any', text: texts.scaleAny },
];

interface Props {
  wish: Wish;
  known: KnownTechniques;
  onChange(wish: Wish): void;
}

/** The techniques that a puzzle of the wish may need. */
function techniquesFor(wish: Wish, { techniques }: KnownTechniques): LogicTechnique[] {
  const kinds = [...laidKinds(wish.clues), ...constraintsIn(wish.constraints).map(({ kind }) => kind)];
  return techniques.filter(
    ({ isByClue, clueKinds }) =>
      !isByClue || (hasClues(wish) && (clueKinds.length === 0 || clueKinds.some((kind) => kinds.includes(kind)))),
  );
}

/** A technique has its own word: to choose one chooses the other. */
function MustNeed({ wish, known, onChange }: Props): JSX.Element {
  const { failure } = known;
  const techniques = techniquesFor(wish, known);
  const isLost =
    wish.technique !== '' && known.techniques.length > 0 && !techniques.some(({ id }) => id === wish.technique);
  useEffect(() => {
    if (isLost) onChange({ ...wish, technique: '' });
  });
  const choose = (id: string): void => {
    const grade = techniques.find((one) => one.id === id)?.grade ?? wish.grade;
    onChange({ ...wish, technique: id, grade });
  };
  return (
    <label class={styles.field}>
      <span class={styles.label}>{say(texts.mustNeedLabel)}</span>
      <select value={wish.technique} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{say(texts.needsNothing)}</option>
        {grades.map((_, grade) => (
          <optgroup key={grade} label={begun(gradeWord(grade))}>
            {techniques
              .filter((one) => one.grade === grade)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {say(texts.needsTechnique, { techniqueName: begun(tell(name)) })}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {failure && <small class={styles.hint}>{say(texts.techniquesMissing, { reasonName: failure })}</small>}
    </label>
  );
}

function Words({ wish, known, onChange }: Props): JSX.Element {
  return (
    <>
      <CardChoice
        quiet
        name="made-grade"
        label={say(texts.difficultyLabel)}
        class={styles.grades!}
        cards={grades.map((_, grade) => ({
          value: String(grade),
          content: (
            <span class={styles.grade}>
              <Stair grade={grade} />
              <b>{begun(gradeWord(grade))}</b>
              <small>{say(takesOf(grade, wish.clues.length > 0))}</small>
            </span>
          ),
        }))}
        chosen={String(wish.grade)}
        onChoose={(grade) => onChange({ ...wish, grade: Number(grade), technique: '' })}
      />
      <MustNeed wish={wish} known={known} onChange={onChange} />
    </>
  );
}

export function DifficultyField({ wish, known, onChange }: Props): JSX.Element {
  const { scale } = wish;
  const label = say(texts.difficultyLabel);
  return (
    <div class={styles.fields}>
      <Segments
        name="made-scale"
        label={label}
        options={scales.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={scale}
        onChoose={(chosen) => onChange({ ...wish, scale: chosen })}
      />
      {scale === 'grade' && <Words wish={wish} known={known} onChange={onChange} />}
      {scale === 'se' && (
        <RangeFields
          label={label}
          range={wish.se}
          scale={10}
          first={10}
          last={120}
          onChange={(se) => onChange({ ...wish, se })}
        />
      )}
      {scale === 'hodoku' && (
        <RangeFields
          label={label}
          range={wish.hodoku}
          first={0}
          last={1_000_000}
          onChange={(hodoku) => onChange({ ...wish, hodoku })}
        />
      )}
      {scale === 'se' && <p class={styles.hint}>{say(texts.scaleErAbout)}</p>}
      {scale === 'hodoku' && <p class={styles.hint}>{say(texts.scaleHodokuAbout)}</p>}
      {scale === 'any' && <p class={styles.hint}>{say(texts.scaleAnyAbout)}</p>}
    </div>
  );
}

export interface KnownTechniques {
  /** From easy to hard; empty while they are unknown. */
  techniques: readonly LogicTechnique[];
  /** The reason why they are missing; empty if there is none. */
  failure: string;
}

/** The techniques that a puzzle can be made to need, from the worker that makes it. */
export function useTechniques(maker: Maker): KnownTechniques {
  const [known, setKnown] = useState<KnownTechniques>({ techniques: [], failure: '' });
  useEffect(() => {
    let isShown = true;
    maker.techniques().then(
      (techniques) => isShown && setKnown({ techniques, failure: '' }),
      (error: unknown) => isShown && setKnown({ techniques: [], failure: messageOf(error) }),
    );
    return () => void (isShown = false);
  }, [maker]);
  return known;
}
