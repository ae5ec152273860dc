// The pen's controls: its targets, in the row of modes, and its keys in
// place of the pad: digits until a candidate is chosen, then colours.
import type { JSX } from 'preact';
import type { ReadonlySignal } from '@preact/signals';
import { clearCell, colourName, coloursLabel } from '../../language/generated/play';
import * as texts from '../../language/generated/play';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { symbolsOf } from '../../grid/symbols';
import { hasNote } from '../../state/notes';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { Icon, type IconDrawing, icons } from '../../ui/icons';
import keys from '../play/number_pad.module.css';
import { narrowRow, padColumns } from '../play/pad_columns';
import { coversBoard } from '../play/pause_cover';
import { colouredIn } from './marks';
import { colourLetters, type PenDesk, type Target, targets } from './pen_store';
import styles from './pen.module.css';

interface Drawing {
  readonly text: Text;
  /** The single word that has room. */
  readonly word: Text;
  readonly icon: IconDrawing;
}

const linkIcon = (path: string): IconDrawing => {
  const LinkIcon = () => (
    <Icon>
      <circle cx="3.5" cy="14.5" r="2" />
      <circle cx="14.5" cy="3.5" r="2" />
      <path d={path} />
    </Icon>
  );
  return LinkIcon;
};

const drawings: Record<Target, Drawing> = {
  cell: { text: texts.penCells, word: texts.penCell, icon: icons.colour },
  candidate: {
    text: texts.penCandidates,
    word: texts.penCandidate,
    icon: () => (
      <Icon>
        <circle cx="9" cy="9" r="5.5" />
        <path d="M8 7.5l1.5-1V12" />
      </Icon>
    ),
  },
  strong: { text: texts.penStrongLinks, word: texts.penStrong, icon: linkIcon('M5 13 13 5') },
  weak: { text: texts.penWeakLinks, word: texts.penWeak, icon: linkIcon('M5 13l2-2M8.5 9.5l1-1M11 7l2-2') },
  digit: {
    text: texts.penOnly,
    word: texts.penOnlyWord,
    icon: () => (
      <Icon>
        <path d="M2.5 3.5h13l-5 6v5l-3-1.5V9.5z" />
      </Icon>
    ),
  },
};

export function Targets({ pen }: { pen: PenDesk }): JSX.Element {
  return (
    <fieldset class={styles.targets}>
      <legend class="unseen">{say(texts.penTarget)}</legend>
      {targets.map((target) => {
        const { text, word, icon: Sign } = drawings[target];
        return (
          <label key={target} class={styles.target} title={say(text)}>
            <input
              class="unseen"
              type="radio"
              name="pen-target"
              aria-label={say(text)}
              checked={pen.target.value === target}
              onChange={() => (pen.target.value = target)}
            />
            <span>
              <Sign />
              <b aria-hidden="true">{say(word)}</b>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface PadProps {
  app: HasPlay & HasView & HasSettings & HasSitting;
  pen: PenDesk;
  /** The colour in hand, if digits come first, and how to take one. */
  entry: { readonly held: ReadonlySignal<number>; enter(value: number): void };
}

type KeyProps = Pick<PadProps, 'app' | 'pen'>;

/** The digits; those that no selected cell can hold are shown, but cannot be chosen. */
function DigitKeys({ app, pen }: KeyProps): JSX.Element {
  const { play, settings } = app;
  const cells = pen.cells.value;
  const symbols = symbolsOf(settings.symbols.value);
  const first = pen.first.value;
  const isAsked = pen.asksDigit.value || pen.target.value === 'digit';
  const coloured = pen.target.value === 'candidate' && !isAsked ? colouredIn(play.entries.value.pen) : [];
  return (
    <>
      {Array.from({ length: play.geometry.value.side }, (_, index) => index + 1).map((digit) => {
        const colour = coloured.find((each) => each.digit === digit && cells.includes(each.cell))?.colour;
        const isPossible = isAsked || cells.some((cell) => hasNote(pen.open.value, cell, digit));
        return (
          <button
            key={digit}
            type="button"
            class={`${keys.key} ${styles.candidate} ${isPossible ? '' : styles.impossible}`}
            style={colour ? { background: `var(--tint-${colourLetters[colour - 1]!.toLowerCase()})` } : undefined}
            aria-disabled={!isPossible || undefined}
            aria-pressed={isAsked ? pen.only.value === digit : first?.digit === digit && cells.includes(first.cell)}
            onClick={() => pen.choose(digit)}
          >
            {symbols[digit]}
          </button>
        );
      })}
    </>
  );
}

/** Colours for the chosen candidate; without one, for cells, or the one in hand. */
function ColourKeys({ app, pen, entry }: PadProps): JSX.Element {
  const { play, settings, view } = app;
  const isInLogic = view.tab.value === 'logic';
  const { colours, pen: marks } = play.entries.value;
  const [digit, cells] = [pen.chosen.value, pen.cells.value];
  const coloured = colouredIn(marks).filter((each) => each.digit === digit && cells.includes(each.cell));
  const isPressed = (colour: number): boolean => {
    if (digit > 0) return coloured.some((each) => each.colour === colour);
    if (settings.digitFirst.value) return entry.held.value === colour;
    return cells.every((cell) => colours[cell]! & (1 << (colour - 1)));
  };
  return (
    <>
      {colourLetters.map((name, index) => (
        <button
          key={name}
          type="button"
          class={`${keys.key} ${keys.colour}`}
          style={{ background: `var(--tint-${name.toLowerCase()})` }}
          aria-label={say(colourName, { name })}
          aria-pressed={isPressed(index + 1)}
          onClick={() => (digit > 0 || isInLogic ? pen.colour(index + 1) : entry.enter(index + 1))}
        >
          {name}
        </button>
      ))}
      {digit > 0 && (
        <Button
          class={`${keys.key} ${keys.eraser}`}
          icon={icons.digit}
          label={say(texts.penAnother)}
          onClick={() => pen.unchoose()}
        />
      )}
      {digit === 0 && !isInLogic && (
        <Button
          class={`${keys.key} ${keys.eraser}`}
          icon={icons.erase}
          label={say(clearCell)}
          onClick={() => entry.enter(0)}
        />
      )}
    </>
  );
}

function padWords({ pen }: KeyProps, areColours: boolean): string {
  if (pen.asksDigit.value || pen.target.value === 'digit') return say(texts.penOnly);
  if (pen.chosen.value > 0) return say(texts.penChooseColour, { digit: pen.chosen.value });
  if (areColours) return say(coloursLabel);
  return say(pen.target.value === 'candidate' ? texts.penChooseCandidate : texts.penChooseEnd);
}

/** Replaces the pad while the pen is in use. */
export function Pad(props: PadProps): JSX.Element {
  const { app, pen } = props;
  const target = pen.target.value;
  const isHeldFirst = target === 'candidate' && app.settings.digitFirst.value;
  const areColours = !pen.asksDigit.value && (pen.chosen.value > 0 || isHeldFirst || target === 'cell');
  const count = areColours ? colourLetters.length + 1 : app.play.geometry.value.side;
  const columns = {
    '--narrow-columns': padColumns(Math.max(count, 10), narrowRow),
    '--wide-columns': areColours ? 3 : padColumns(count, Math.max(3, Math.ceil(Math.sqrt(count)))),
  };
  return (
    <div
      class={keys.pad}
      role="group"
      aria-label={padWords(props, areColours)}
      style={columns}
      inert={coversBoard(app)}
    >
      <div class={keys.keys} data-many={count > 10}>
        {areColours ? <ColourKeys {...props} /> : <DigitKeys {...props} />}
      </div>
    </div>
  );
}
