// A part of the page that is fetched when it is first shown, so that a first visit does not pay for it. Where it cannot be
// fetched its place says so, and tries again when asked.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { partIsLoading, partNotLoaded, tryAgain } from '../language/generated/app';
import { say } from '../language/say';
import type { Words } from '../language/text';
import { messageOf } from '../base/message_of';
import { Button } from './controls/button';
import styles from './lazy_part.module.css';

export interface LazyPart<Views> {
  views: Views | null;
  /** Why it cannot be fetched. */
  failure: Words | null;
  tryAgain(): void;
}

type Load<Views> = () => Promise<Views>;

/** What has come, by what fetched it: from the second time on it shows at once. */
const here = new WeakMap<Load<object>, object>();

/** `load`: always the same function, an `import()` outside the component. */
export function useLazyPart<Views extends object>(isShown: boolean, load: Load<Views>): LazyPart<Views> {
  const [views, setViews] = useState((here.get(load) as Views | undefined) ?? null);
  const [failure, setFailure] = useState<Words | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isShown || views) return;
    load().then(
      (loaded) => {
        here.set(load, loaded);
        setViews(loaded);
      },
      (error: unknown) => setFailure(() => () => messageOf(error)),
    );
  }, [isShown, tries]);
  return {
    views,
    failure,
    tryAgain() {
      setFailure(null);
      setTries(tries + 1);
    },
  };
}

/** What stands in its place until it is here. `name` begins a sentence. */
export function PartLoading({ part, name }: { part: LazyPart<object>; name: string }): JSX.Element {
  return (
    <div class={styles.loading} role="status">
      {part.failure === null ? (
        <p>{say(partIsLoading, { name })}</p>
      ) : (
        <>
          <p>{say(partNotLoaded, { name, reasonName: part.failure() })}</p>
          <Button look="outlined" onClick={part.tryAgain}>
            {say(tryAgain)}
          </Button>
        </>
      )}
    </div>
  );
}
