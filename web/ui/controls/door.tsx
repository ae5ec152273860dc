// The door to views that are fetched when their tab is first chosen, so that a first visit does not pay for them. Where
// they cannot be fetched the door says so, and tries again when asked.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../../state/message_of';
import { Button } from './button';
import styles from './door.module.css';

export interface Door<Views> {
  views: Views | null;
  failure: string;
  tryAgain(): void;
}

export function useDoor<Views>(isShown: boolean, load: () => Promise<Views>): Door<Views> {
  const [views, setViews] = useState<Views | null>(null);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isShown || views) return;
    load().then(setViews, (error: unknown) => setFailure(messageOf(error)));
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

/** What stands in the place of the views until they are here. */
export function Outside({ door, name }: { door: Door<unknown>; name: string }): JSX.Element {
  return (
    <div class={styles.outside} role="status">
      {door.failure === '' ? (
        <p>The {name} is being loaded.</p>
      ) : (
        <>
          <p>
            The {name} could not be loaded. It needs a network the first time. ({door.failure})
          </p>
          <Button look="outlined" onClick={door.tryAgain}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
