// A board on a page: the position with the finding of the technique, drawn as a hint draws it.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Board } from '../../../board/board';
import { cellKind, sourceOf, type BoardPicture } from '../../../board/picture';
import { makeGeometry } from '../../../grid/geometry';
import { symbolsOf } from '../../../grid/symbols';
import { learnExample, learnLooking } from '../../../language/generated/learn';
import { say, tell } from '../../../language/say';
import type { LogicStep, LogicTechnique } from '../../../protocol/logic';
import { hasAny } from '../../../state/notes';
import type { HasPlay } from '../../../state/play_store';
import type { HasSettings } from '../../../state/settings';
import { useAnswer } from '../../../ui/answers';
import { cellLabel } from '../../../ui/labels';
import { drawnOn } from '../drawing/drawing';
import { isSingle } from '../drawing/step_marks';
import type { Logic } from '../logic';
import { conclusionWords } from '../hint_words';
import styles from './learn.module.css';
import { type LearnPosition, positionOf } from './positions';

function pictureOf({ puzzle, entries }: LearnPosition, step: LogicStep): BoardPicture {
  const geometry = makeGeometry(puzzle.shape);
  const values = puzzle.givens.map((given, cell) => given || entries.values[cell]!);
  // A single shows the digits that rule out the others, and no candidates.
  const candidates = hasAny(entries.notes) && !isSingle(step) ? entries.notes : null;
  const kinds = Uint8Array.from(values, (value, cell) => {
    if (value === 0) return cellKind.empty;
    return puzzle.givens[cell]! > 0 ? cellKind.given : cellKind.implied;
  });
  return drawnOn({ geometry, values, kinds, flags: new Uint8Array(values.length), levels: null, candidates }, step, 3);
}

function ExampleBoard({ app, picture, name }: { app: HasSettings; picture: BoardPicture; name: string }): JSX.Element {
  const source = useMemo(() => sourceOf(signal(picture)), [picture]);
  const [selected, setSelected] = useState(0);
  return (
    <Board
      source={source}
      selected={selected}
      onSelect={setSelected}
      label={(cell) => cellLabel(picture, cell)}
      symbols={symbolsOf(app.settings.symbols.value)}
      editable={false}
      ariaLabel={name}
      entryHint=""
    />
  );
}

interface ExampleProps {
  app: HasPlay & HasSettings;
  logic: Logic;
  technique: LogicTechnique;
  text: string;
  count: number;
}

export function Example({ app, logic, technique, text, count }: ExampleProps): JSX.Element {
  const position = useMemo(() => positionOf(text), [text]);
  const step = useAnswer(() => logic.exampleOf(technique.id, position.puzzle, position.entries), [text]);
  const picture = useMemo(() => step && pictureOf(position, step), [step]);
  const name = say(learnExample, { count, techniqueName: tell(technique.name) });
  return (
    <figure class={styles.example}>
      <div class={styles.board}>{picture && <ExampleBoard app={app} picture={picture} name={name} />}</div>
      <figcaption>
        {step && picture ? (
          <>
            {tell(step.sentence)} <b>{conclusionWords(step, picture.geometry).join(' · ')}</b>
          </>
        ) : (
          say(learnLooking)
        )}
      </figcaption>
    </figure>
  );
}
