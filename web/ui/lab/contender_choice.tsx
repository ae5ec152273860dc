// Which algorithms run, each with its knobs; all from the catalogue.
import type { JSX } from 'preact';
import type { AlgorithmInfo } from '../../protocol/messages';
import type { App } from '../../state/types';
import styles from './lab_panel.module.css';
import { chooseAlgorithm, chosenAlgorithms } from './setup';

function Knobs({ app, info, options }: { app: App; info: AlgorithmInfo; options: readonly number[] }): JSX.Element {
  return (
    <>
      {info.knobs.map((knob, index) => (
        <label key={knob.id} class={styles.knob}>
          <span>{knob.name}</span>
          <select
            value={String(options[index] ?? 0)}
            onChange={(event) => {
              const option = Number(event.currentTarget.value);
              const next = info.knobs.map((_, at) => (at === index ? option : (options[at] ?? 0)));
              chooseAlgorithm(app, info.id, next);
            }}
          >
            {knob.options.map((text, at) => (
              <option key={text} value={String(at)} selected={at === (options[index] ?? 0)}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

export function ContenderChoice({ app }: { app: App }): JSX.Element {
  const chosen = chosenAlgorithms(app);
  return (
    <fieldset class={styles.contenders}>
      <legend>Algorithms</legend>
      {app.catalogue.value.map((info) => {
        const options = chosen.get(info.id);
        return (
          <div key={info.id}>
            <label class={styles.contender} title={info.summary}>
              <input
                type="checkbox"
                checked={options !== undefined}
                onChange={(event) => chooseAlgorithm(app, info.id, event.currentTarget.checked ? [] : null)}
              />
              <span>{info.name}</span>
            </label>
            {options && <Knobs app={app} info={info} options={options} />}
          </div>
        );
      })}
    </fieldset>
  );
}
