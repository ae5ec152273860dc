// The choice of algorithms to run, each with its knobs; all from the catalogue.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { AlgorithmInfo } from '../../protocol/messages';
import type { HasWatch } from '../watch/watch_store';
import type { HasCatalogue } from '../../state/catalogue';
import { labAlgorithms, labNotWatched } from '../../language/generated/lab';
import { say, tell } from '../../language/say';
import styles from './lab_panel.module.css';
import { chooseVariants, chosenContenders } from './setup';
import { VariantList } from './variant_list';

function AlgorithmRow({ app, info }: { app: HasWatch & HasCatalogue; info: AlgorithmInfo }): JSX.Element {
  const box = useRef<HTMLInputElement>(null);
  const variants = chosenContenders(app).get(info.id);
  return (
    <div>
      <label class={styles.contender} title={tell(info.summary)}>
        <input
          ref={box}
          type="checkbox"
          checked={variants !== undefined}
          onChange={(event) => chooseVariants(app, info.id, event.currentTarget.checked ? [[]] : [])}
        />
        <span>{tell(info.name)}</span>
      </label>
      {variants && (
        <VariantList
          info={info}
          variants={variants}
          onChange={(next) => {
            // The pressed button disappears with its row, or with the last row to add.
            if (next.length !== variants.length) box.current?.focus();
            chooseVariants(app, info.id, next);
          }}
        />
      )}
    </div>
  );
}

export function ContenderChoice({ app }: { app: HasWatch & HasCatalogue }): JSX.Element {
  return (
    <fieldset class={styles.contenders}>
      <legend>{say(labAlgorithms)}</legend>
      {app.catalogue.value.map((info) => (
        <AlgorithmRow key={info.id} app={app} info={info} />
      ))}
      {app.catalogue.value
        .filter(({ watchable }) => !watchable)
        .map(({ id, name }) => (
          <p key={id} class={styles.note}>
            {say(labNotWatched, { algorithmName: tell(name) })}
          </p>
        ))}
    </fieldset>
  );
}
