// A box with the last event and its reason in words, and a button to stop a long move.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as texts from '../../language/generated/watch';
import { say } from '../../language/say';
import type { EventTone } from '../../run/frame_picture';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { Spoken } from '../../ui/controls/spoken';
import styles from './say.module.css';
import type { Verdict } from '../../state/verdict_store';

/** The words for a run with entries that found no solution: whether the entries
    are to blame. Null if the verdict on the givens alone is unknown. */
export function failureWords(verdict: Verdict): Said | null {
  const ofGivens = verdict.kind === 'known' ? verdict.ofGivens : null;
  if (ofGivens && ofGivens.solutions > 0) {
    const why = ofGivens.status === 'unique' ? texts.watchGivensHaveOne : texts.watchGivensCanBeSolved;
    return { what: say(texts.watchEntriesAllowNone), why: say(why), tone: 'bad' };
  }
  if (ofGivens?.status === 'none')
    return { what: say(texts.watchNoSolution), why: say(texts.watchGivensHaveNone), tone: 'bad' };
  return null;
}

export interface Said {
  what: string;
  why: string;
  tone: EventTone;
}

interface SayProps {
  label: string;
  said: Said;
  /** True if a screen reader announces each change. */
  live?: boolean;
  /** More about it, a line each. */
  more?: readonly string[];
  /** Null if there is nothing to stop. */
  onStop: (() => void) | null;
}

/** True if something has lasted for a while: most moves end before a button for them could be read. */
export function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!now) return undefined;
    const timer = setTimeout(() => setLasting(true), 250);
    return () => clearTimeout(timer);
  }, [now]);
  return lasting;
}

export function Say({ label, said: { what, why, tone }, live = false, more = [], onStop }: SayProps): JSX.Element {
  return (
    // A text with more lines than there is room for can be scrolled, by keys as well.
    <section class={`${styles.say} ${styles[tone]}`} aria-label={label} tabIndex={more.length > 0 ? 0 : undefined}>
      <div role={live ? 'status' : undefined}>
        <b>
          <Spoken text={what} />
        </b>
        <small>
          <Spoken text={why} />
        </small>
        {more.length > 0 && (
          <ul>
            {more.map((line) => (
              <li key={line}>
                <Spoken text={line} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {onStop && (
        <Button look="outlined" icon={icons.stop} onClick={onStop}>
          {say(texts.watchStop)}
        </Button>
      )}
    </section>
  );
}
