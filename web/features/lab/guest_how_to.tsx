// How to write a solver for the Lab: the module interface, in half a page, and an example to begin with.
import type { JSX } from 'preact';
import exampleModule from '../../../tests/contest/backtrack.wat?module';
import exampleText from '../../../tests/contest/backtrack.wat?raw';
import {
  guestHowTo,
  guestHowToAbout,
  guestHowToBuffer,
  guestHowToGuesses,
  guestHowToImports,
  guestHowToMemory,
  guestHowToName,
  guestHowToNumbers,
  guestHowToSolve,
  guestHowToWorker,
  guestSaveExample,
  guestSaveText,
} from '../../language/generated/your_solvers';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { saveFile } from '../../ui/controls/save_file';
import styles from './lab_panel.module.css';

/** In a programmer's notation, in every language. */
const parts = [
  ['memory', guestHowToMemory],
  ['buffer()', guestHowToBuffer],
  ['solve(boxHeight, boxWidth, limit)', guestHowToSolve],
  ['name()', guestHowToName],
  ['guesses()', guestHowToGuesses],
] as const;

/** To be added unchanged, and to be read. */
const examples = [
  { name: 'backtrack.wasm', content: exampleModule, type: 'application/wasm', label: guestSaveExample },
  { name: 'backtrack.wat', content: exampleText, type: 'text/plain', label: guestSaveText },
];

export function GuestHowTo(): JSX.Element {
  return (
    <details class={styles.howTo}>
      <summary>{say(guestHowTo)}</summary>
      <p>{say(guestHowToAbout)}</p>
      <dl>
        {parts.map(([code, meaning]) => (
          <div key={code}>
            <dt translate={false}>
              <code>{code}</code>
            </dt>
            <dd>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
      {[guestHowToNumbers, guestHowToImports, guestHowToWorker].map((text) => (
        <p key={text[0]}>{say(text)}</p>
      ))}
      <div class={styles.examples}>
        {examples.map(({ name, content, type, label }) => (
          <Button key={name} look="outlined" onClick={() => saveFile(new Blob([content], { type }), name)}>
            {say(label)}
          </Button>
        ))}
      </div>
    </details>
  );
}
