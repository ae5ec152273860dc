// Chooses the algorithm of a run and its knobs, all from the catalogue: no algorithm is known by name here.
import type { JSX } from 'preact';
import { algorithmUpTo, algorithmPublishedBy } from '../language/generated/words';
import { say, sayParts, tell } from '../language/say';
import type { KnobInfo, RunChoice } from '../protocol/messages';
import type { HasCatalogue } from '../state/catalogue';
import type { HasPlay } from '../state/play_store';
import { firstOptions, offeredOptions } from './knob_options';
import styles from './algorithm_choice.module.css';

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  describedBy?: string;
  /** Label and choice in one line. */
  inline?: boolean;
  onChoose(value: string): void;
}

export function Select({ label, value, options, describedBy, inline = false, onChoose }: SelectProps): JSX.Element {
  return (
    <label class={inline ? styles.line : styles.field}>
      <span>{label}</span>
      <span class={styles.select}>
        <select value={value} aria-describedby={describedBy} onChange={(event) => onChoose(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} selected={option.value === value}>
              {option.text}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

const knobOptions = (knob: KnobInfo) =>
  offeredOptions(knob).map(({ option, name }) => ({ value: String(option), text: tell(name) }));

type Chosen = Pick<RunChoice, 'algorithm' | 'knobs'>;

interface AlgorithmChoiceProps {
  app: HasPlay & HasCatalogue;
  label: string;
  run: Chosen;
  /** With its label beside it. */
  inline?: boolean;
  /** Id of the text that describes the algorithm. */
  describedBy?: string;
  onChoose(chosen: Chosen): void;
}

export function AlgorithmChoice(props: AlgorithmChoiceProps): JSX.Element {
  const { app, label, run, inline, describedBy, onChoose } = props;
  const { side } = app.play.geometry.value;
  const chosen = app.catalogue.value.find(({ id }) => id === run.algorithm);
  const algorithms = app.catalogue.value
    .filter(({ watchable }) => watchable)
    .map(({ id, name, largestSide }) => ({
      value: id,
      text:
        side <= largestSide ? tell(name) : say(algorithmUpTo, { name: tell(name), size: [largestSide, largestSide] }),
    }));
  const defaults = (id: string): number[] => {
    const info = app.catalogue.peek().find((one) => one.id === id);
    return info ? firstOptions(info, side) : [];
  };

  return (
    <div class={styles.choice}>
      <Select
        label={label}
        value={run.algorithm}
        options={algorithms}
        inline={inline}
        describedBy={describedBy}
        onChoose={(algorithm) => onChoose({ algorithm, knobs: defaults(algorithm) })}
      />
      {chosen?.knobs.map((knob, index) => (
        <Select
          key={knob.id}
          label={tell(knob.name)}
          inline
          value={String(run.knobs[index] ?? 0)}
          options={knobOptions(knob)}
          onChoose={(option) =>
            onChoose({
              algorithm: run.algorithm,
              knobs: chosen.knobs.map((_, at) => (at === index ? Number(option) : (run.knobs[at] ?? 0))),
            })
          }
        />
      ))}
    </div>
  );
}

interface AboutProps {
  app: HasCatalogue;
  run: Chosen;
}

/** The algorithm in a sentence. */
export function AboutAlgorithm({ app, id, run }: AboutProps & { id: string }): JSX.Element {
  const chosen = app.catalogue.value.find((one) => one.id === run.algorithm);
  return (
    <p class={styles.about} id={id}>
      {chosen && tell(chosen.summary)}
    </p>
  );
}

export function PublishedBy({ app, run }: AboutProps): JSX.Element {
  const chosen = app.catalogue.value.find((one) => one.id === run.algorithm);
  return (
    <p class={styles.about}>{chosen && sayParts(algorithmPublishedBy, { name: <cite>{chosen.publishedBy}</cite> })}</p>
  );
}
