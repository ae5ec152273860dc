// The visitor's solvers: which of them run, how to add another, and how to write one.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { guestBring, guestLookingAt, guestRemove, guestSize, guestTitle } from '../../language/generated/your_solvers';
import { numberWords } from '../../language/language';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { pickFiles } from '../arrival/paste_and_drop';
import { GuestHowTo } from './guest_how_to';
import styles from './lab_panel.module.css';
import { guestsHere } from './page_lab';

export function GuestChoice(): JSX.Element {
  const guests = guestsHere();
  const place = useRef<HTMLDivElement>(null);
  const { lookingAt, message, rows } = guests;
  const told = lookingAt.value ? say(guestLookingAt, { fileName: lookingAt.value }) : message.value;
  const isShown = useRef(false);
  useEffect(() => {
    // The words, and the pressed button, must not be left below the scrolling edge.
    if (isShown.current) place.current?.scrollIntoView({ block: 'nearest' });
    isShown.current = true;
  }, [told]);
  return (
    <fieldset class={styles.contenders}>
      <legend>{say(guestTitle)}</legend>
      {rows.value.map(({ id, name, fileName, bytes, isChosen }) => (
        <div key={id} class={styles.row}>
          <label class={`${styles.contender} ${styles.guest}`} title={fileName}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={(event) => guests.choose(id, event.currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
          <small>{say(guestSize, { sizeName: numberWords(Math.ceil(bytes / 1000)) })}</small>
          <Button
            icon={icons.close}
            label={say(guestRemove, { solverName: name })}
            onClick={() => {
              // This button disappears; the one that adds another stays.
              place.current?.querySelector('button')?.focus();
              guests.remove(id);
            }}
          />
        </div>
      ))}
      <div ref={place}>
        <div class={styles.row}>
          <Button
            look="outlined"
            onClick={() =>
              pickFiles((files) => files.forEach((file) => void guests.bring(file)), '.wasm,application/wasm')
            }
          >
            {say(guestBring)}
          </Button>
        </div>
        <p class={styles.told} role="status">
          {told}
        </p>
      </div>
      <GuestHowTo />
    </fieldset>
  );
}
