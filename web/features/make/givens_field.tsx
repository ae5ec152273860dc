// The number of givens, or their places.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as texts from '../../language/generated/make';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { Segments } from '../../ui/controls/choice';
import { hasCages } from './clue_kinds';
import styles from './make_form.module.css';
import { PatternBoard } from './pattern_board';
import { RangeFields } from './number_fields';
import { wishedBoxes, type Givens, hasClues, isJigsaw, type Wish } from './wish';

const choices: readonly { value: Givens; text: Text }[] = [
  { value: 'any', text: texts.givensAny },
  { value: 'range', text: texts.givensRange },
  { value: 'fewest', text: texts.givensFewest },
  { value: 'drawn', text: texts.givensDrawn },
];

/** A puzzle with clues has no pattern; a killer may have no givens at all. */
function choicesFor(wish: Wish): typeof choices {
  if (!hasClues(wish)) return choices;
  const withoutPattern = choices.filter(({ value }) => value !== 'drawn');
  return hasCages(wish.clues) ? [...withoutPattern, { value: 'none', text: texts.givensNone }] : withoutPattern;
}

interface Props {
  wish: Wish;
  /** The givens of the puzzle on the board. */
  onBoard: Uint8Array;
  onChange(wish: Wish): void;
}

export function GivensField({ wish, onBoard, onChange }: Props): JSX.Element {
  const { givens, side } = wish;
  const label = say(texts.givensLabel);
  const fields = useRef<HTMLDivElement>(null);
  const before = useRef(givens);
  // The pattern board opens at the end of the form, below the visible part.
  useLayoutEffect(() => {
    if (givens === 'drawn' && before.current !== givens) fields.current!.scrollIntoView({ block: 'start' });
    before.current = givens;
  }, [givens]);
  return (
    <div ref={fields} class={styles.fields}>
      <Segments
        name="made-givens"
        label={label}
        options={choicesFor(wish).map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={givens}
        onChoose={(chosen) => onChange({ ...wish, givens: chosen })}
      />
      {givens === 'range' && (
        <RangeFields
          label={label}
          range={wish.range}
          first={0}
          last={side * side}
          onChange={(range) => onChange({ ...wish, range })}
        />
      )}
      {givens === 'fewest' && <p class={styles.hint}>{say(texts.givensFewestAbout)}</p>}
      {givens === 'drawn' && (
        <PatternBoard
          side={side}
          boxes={isJigsaw(wish) ? null : wishedBoxes(side)}
          symmetry={wish.symmetry}
          pattern={wish.pattern}
          onBoard={onBoard}
          onChange={(pattern) => onChange({ ...wish, pattern })}
        />
      )}
    </div>
  );
}
