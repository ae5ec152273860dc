// The door to the Lab: its views are fetched when the tab is first chosen, so that a first visit does not pay for them.
// Where they cannot be fetched the door says so, and tries again when asked.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../../state/message_of';
import { Button } from '../controls/button';
import styles from './lab_door.module.css';
import type * as Views from './lab_views';

export type LabViews = typeof Views;

export interface LabDoor {
  views: LabViews | null;
  failure: string;
  tryAgain(): void;
}

export function useLab(isShown: boolean): LabDoor {
  const [views, setViews] = useState<LabViews | null>(null);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isShown || views) return;
    import('./lab_views').then(setViews, (error: unknown) => setFailure(messageOf(error)));
  }, [isShown, tries]);
  return {
    views,
    failure,
    tryAgain() {
      setFailure('');
      setTries(tries + 1);
    },
  };
}

/** What stands in the Lab's place until it is here. */
export function LabOutside({ door }: { door: LabDoor }): JSX.Element {
  return (
    <div class={styles.outside} role="status">
      {door.failure === '' ? (
        <p>The Lab is being loaded.</p>
      ) : (
        <>
          <p>The Lab could not be loaded. It needs a network the first time. ({door.failure})</p>
          <Button look="outlined" onClick={door.tryAgain}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
