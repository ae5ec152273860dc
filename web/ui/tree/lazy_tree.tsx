// Brings the search tree's own code in when the Watch tab first shows, and keeps its room until then.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../../state/types';
import styles from './lazy_tree.module.css';

type Tree = ComponentType<{ app: App }>;

/** Kept: from the second time on it shows at once. */
let loaded: Tree | null = null;

export function LazyTree({ app }: { app: App }): JSX.Element {
  // Not useState(loaded): a function is called for the state to start with.
  const [, show] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (loaded) return;
    import('./search_tree').then(
      ({ default: tree }) => {
        loaded = tree;
        show(() => tree);
      },
      () => setFailed(true),
    );
  }, []);
  const Tree = loaded;
  if (Tree) return <Tree app={app} />;
  return <p class={styles.waiting}>{failed && 'The search tree could not be loaded. Reload the page to try again.'}</p>;
}
