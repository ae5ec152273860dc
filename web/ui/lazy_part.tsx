// A part of the page that is fetched when it is first shown, so that a first visit does not pay for it. If it cannot
// be fetched, its place shows a message and a button to try again or, if its version is gone, to reload the page.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isReplaced } from '../state/own_version';
import { partIsLoading, partIsReplaced, partNotLoaded, reloadPage, tryAgain } from '../language/generated/app';
import { say } from '../language/say';
import { Button } from './controls/button';
import styles from './lazy_part.module.css';

export interface LazyPart<Views> {
  views: Views | null;
  /** True if it cannot be fetched. */
  hasFailed: boolean;
  tryAgain(): void;
}

type Load<Views> = () => Promise<Views>;

/** Loaded parts by the function that loads them: from the second time on a part shows at once. */
const here = new WeakMap<Load<object>, object>();

/** `load`: always the same function, an `import()` outside the component. */
export function useLazyPart<Views extends object>(isShown: boolean, load: Load<Views>): LazyPart<Views> {
  const [views, setViews] = useState((here.get(load) as Views | undefined) ?? null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isShown || views) return;
    load().then(
      (loaded) => {
        here.set(load, loaded);
        setViews(loaded);
      },
      () => setFailed(true),
    );
  }, [isShown, tries]);
  return {
    views,
    hasFailed,
    tryAgain() {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}

function Failed({ part, name }: { part: LazyPart<object>; name: string }): JSX.Element {
  const isGone = isReplaced.value;
  return (
    <>
      <p>{say(isGone ? partIsReplaced : partNotLoaded, { name })}</p>
      <Button look="outlined" onClick={isGone ? () => location.reload() : part.tryAgain}>
        {say(isGone ? reloadPage : tryAgain)}
      </Button>
    </>
  );
}

/** The text in its place until it is loaded. `name` begins a sentence. */
export function PartLoading({ part, name }: { part: LazyPart<object>; name: string }): JSX.Element {
  return (
    <div class={styles.loading} role="status">
      {part.hasFailed ? <Failed part={part} name={name} /> : <p>{say(partIsLoading, { name })}</p>}
    </div>
  );
}
