// A board on a page: the position with the finding of the technique, drawn as a hint draws it. A net, of which the board draws
// one link at a time, lists its links.
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Board } from '../../../board/board';
import { cellKind, sourceOf, type BoardPicture, type BoardSource } from '../../../board/picture';
import { makeGeometry } from '../../../grid/geometry';
import { symbolsOf } from '../../../grid/symbols';
import { learnExample, learnLooking } from '../../../language/generated/learn';
import { logicLinks } from '../../../language/generated/logic';
import { say, tell } from '../../../language/say';
import type { LogicStep, LogicTechnique } from '../../../protocol/logic';
import { hasAny } from '../../../state/notes';
import type { HasPlay } from '../../../state/play_store';
import type { HasSettings } from '../../../state/settings';
import { useAnswer } from '../../../ui/answers';
import { cellLabel } from '../../../ui/labels';
import { drawnOn } from '../drawing/drawing';
import { isNet, isSingle } from '../drawing/step_marks';
import type { Logic } from '../logic';
import { conclusionWords } from '../hint_words';
import { Links } from '../links';
import styles from './learn.module.css';
import { type LearnPosition, positionOf } from './positions';

/** `link`: the link pointed at, -1 = none. */
function pictureOf({ puzzle, entries }: LearnPosition, step: LogicStep, link: number): BoardPicture {
  const geometry = makeGeometry(puzzle.shape);
  const values = puzzle.givens.map((given, cell) => given || entries.values[cell]!);
  // A single shows the digits that rule out the others, and no candidates.
  const candidates = hasAny(entries.notes) && !isSingle(step) ? entries.notes : null;
  const kinds = Uint8Array.from(values, (value, cell) => {
    if (value === 0) return cellKind.empty;
    return puzzle.givens[cell]! > 0 ? cellKind.given : cellKind.implied;
  });
  const ground = { geometry, values, kinds, flags: new Uint8Array(values.length), levels: null, candidates };
  return drawnOn(ground, step, 3, link);
}

function ExampleBoard({ app, source, name }: { app: HasSettings; source: BoardSource; name: string }): JSX.Element {
  const [selected, setSelected] = useState(0);
  return (
    <Board
      source={source}
      selected={selected}
      onSelect={setSelected}
      label={(cell) => cellLabel(source.picture, cell)}
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
  const shown = useMemo(() => {
    if (!step) return null;
    const link = signal(-1);
    return { link, source: sourceOf(computed(() => pictureOf(position, step, link.value))) };
  }, [step]);
  const geometry = useMemo(() => makeGeometry(position.puzzle.shape), [position]);
  const name = say(learnExample, { count, techniqueName: tell(technique.name) });
  return (
    <figure class={styles.example}>
      <div class={styles.frame}>
        <div class={styles.board}>{shown && <ExampleBoard app={app} source={shown.source} name={name} />}</div>
      </div>
      <figcaption>
        {step && shown ? (
          <>
            {tell(step.sentence)} <b>{conclusionWords(step, geometry).join(' · ')}</b>
            {isNet(step) && (
              <details class={styles.links}>
                <summary>{say(logicLinks)}</summary>
                <Links hints={shown} step={step} grid={geometry} />
              </details>
            )}
          </>
        ) : (
          say(learnLooking)
        )}
      </figcaption>
    </figure>
  );
}
