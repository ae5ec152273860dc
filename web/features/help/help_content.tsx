// The help: the rules of Sudoku, how to play here, the keys, the marks, and last the other tabs.
import type { JSX } from 'preact';
import { shareTitle, tabCollection, tabLab, tabLogic, tabPlay, tabWatch } from '../../language/generated/app';
import {
  helpFirst,
  helpLab,
  helpLicences,
  helpLicencesLink,
  helpLogic,
  helpMarks,
  helpShare,
  helpPlay,
  helpPlayMore,
  helpWatch,
  howToPlay,
  moreTabs,
} from '../../language/generated/help';
import { checkLabel, hintLabel, tryFromHere } from '../../language/generated/play';
import { say, sayParts } from '../../language/say';
import type { Text } from '../../language/text';
import { keyHelp } from './key_help';
import { Legend } from '../../ui/legend';
import styles from './help_content.module.css';
import { RulesPart } from './rules_part';

const bold = (name: Text): JSX.Element => <b>{say(name)}</b>;

/** Only about playing; the other tabs come after the keys. */
function HowToPlay(): JSX.Element {
  return (
    <section class={styles.about}>
      <h3 class={styles.title}>{say(howToPlay)}</h3>
      <p>{sayParts(helpFirst, { hintName: bold(hintLabel), checkName: bold(checkLabel) })}</p>
      <p>{sayParts(helpPlayMore, { tryName: bold(tryFromHere) })}</p>
      <p>{sayParts(helpPlay, { tabName: bold(tabPlay) })}</p>
      <p>{sayParts(helpShare, { buttonName: bold(shareTitle) })}</p>
    </section>
  );
}

function MoreTabs(): JSX.Element {
  const licences = (
    <a href="licences.txt" target="_blank" rel="noopener">
      {say(helpLicencesLink)}
    </a>
  );
  return (
    <section class={styles.about}>
      <h3 class={styles.title}>{say(moreTabs)}</h3>
      <p>{sayParts(helpLogic, { tabName: bold(tabLogic) })}</p>
      <p>{sayParts(helpWatch, { tabName: bold(tabWatch) })}</p>
      <p>{sayParts(helpLab, { tabName: bold(tabLab), collectionName: bold(tabCollection) })}</p>
      <p>{sayParts(helpLicences, { linkName: licences })}</p>
    </section>
  );
}

function Keys(): JSX.Element {
  return (
    <div class={styles.keys}>
      {keyHelp.map(({ title, rows }) => (
        <section key={title}>
          <h3>{say(title)}</h3>
          <dl>
            {rows.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{typeof key === 'string' ? key : say(key)}</kbd>
                  ))}
                </dt>
                <dd>{say(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

export function HelpContent(): JSX.Element {
  return (
    <>
      <RulesPart />
      <HowToPlay />
      <Keys />
      <section>
        <h3 class={styles.title}>{say(helpMarks)}</h3>
        <Legend
          kinds={[
            'given',
            'entered',
            'revealed',
            'clash',
            'implied',
            'forced',
            'guess',
            'contradiction',
            'responsible',
          ]}
        />
      </section>
      <MoreTabs />
    </>
  );
}
