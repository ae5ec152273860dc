// The search tree of the run beside the board: an icicle to look at, to point at and to go by.
// For a screen reader it is a tree with only the item in hand; the line below is the path to it.
import { useSignal } from '@preact/signals';
import type { AriaAttributes, JSX } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { Geometry } from '../../../grid/geometry';
import type { TreeBar, TreePicture } from '../../../protocol/tree';
import * as texts from '../../../language/generated/watch';
import { say, sayParts } from '../../../language/say';
import { makeTree, type TreeStore } from './tree';
import type { HasPlayer } from '../watch_store';
import type { HasPlay } from '../../../state/play_store';
import { Button } from '../../../ui/controls/button';
import { spoken } from '../../../ui/places';
import { Spoken } from '../../../ui/controls/spoken';
import { makeLens } from './lens_store';
import styles from './search_tree.module.css';
import { keepTreeDrawn } from './tree_canvas';
import { barHere, barOf } from './tree_geometry';
import { attachTreePointer } from './tree_pointer';
import { attachTreeTouch } from './tree_touch';
import { nextZoom, walk, walkKeys, zoomTarget } from './tree_walk';
import { barLabels, fateWords, guessWords, pathWords } from './tree_words';

/** The place of the item in hand among its siblings, for a screen reader. */
function placeOf({ bars, root }: TreePicture, at: number): AriaAttributes {
  const siblings = at === root ? [root] : [...bars.keys()].filter((bar) => bars[bar]!.parent === bars[at]!.parent);
  return { 'aria-setsize': siblings.length, 'aria-posinset': siblings.indexOf(at) + 1 };
}

interface PathProps {
  tree: TreeStore;
  /** The bar that is pointed at or in hand; -1 = none. */
  told: number;
  geometry: Geometry;
}

/** The path to the bar in words; without one, how to go about the tree. */
function Path({ tree, told, geometry }: PathProps): JSX.Element {
  const picture = tree.picture.value;
  const hint = matchMedia('(hover: none)').matches ? texts.treeTouchHint : texts.treeHint;
  const root = picture?.bars[picture.root];
  return (
    <p class={styles.path} aria-live="polite">
      {picture && told >= 0
        ? sayParts(texts.treePathAndFate, {
            pathName: (
              <b>
                <Spoken text={pathWords(picture, told, geometry)} />
              </b>
            ),
            fateName: fateWords(picture.bars[told]!),
          })
        : tree.zoomed.value && root
          ? `${say(texts.treeBelow, { guessName: guessWords(root, geometry) })} ${say(hint)}`
          : say(hint)}
    </p>
  );
}

export function SearchTree({ app }: { app: HasPlay & HasPlayer }): JSX.Element {
  const { watch } = app;
  const geometry = app.play.geometry.value;
  const tree = useMemo(() => makeTree(watch), [watch]);
  const lens = useMemo(() => makeLens(tree), [tree]);
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const itemId = useId();
  /** The bar in hand, by keys or a press, and the one under the pointer: stored as guesses, which outlive a picture. */
  const inHand = useSignal<TreeBar | null>(null);
  const hovered = useSignal<TreeBar | null>(null);

  const picture = tree.picture.value;
  const indexOf = (bar: TreeBar | null, shown: TreePicture | null): number => (bar && shown ? barOf(shown, bar) : -1);
  const position = (): number => watch.frame?.position ?? 0;
  const take = (at: number): void => void (inHand.value = tree.picture.peek()?.bars[at] ?? null);
  const goTo = (at: number): void => {
    take(at);
    if (inHand.peek()) watch.seek(inHand.peek()!.first);
  };
  const zoomTo = (at: number | null): void => {
    if (at !== null) tree.zoomIn(tree.picture.peek()!.bars[at]!);
  };
  /** The bar in hand, or the run's: computed when it is needed, because the position is not a signal. */
  const current = (shown: TreePicture): number => {
    const at = indexOf(inHand.peek(), shown);
    return at >= 0 ? at : barHere(shown, position());
  };
  const told = indexOf(hovered.value ?? inHand.value, picture);

  useEffect(() => {
    const marked = (): number => indexOf(hovered.value ?? inHand.value, tree.picture.peek());
    const stops = [
      keepTreeDrawn(canvas.current!, tree, lens.seen, watch, marked, (bar) => barLabels(bar, app.play.geometry.peek())),
      attachTreePointer(place.current!, {
        picture: () => lens.seen.peek(),
        hover: (at) => void (hovered.value = tree.picture.peek()?.bars[at] ?? null),
        press: goTo,
        zoomIn: zoomTo,
        zoomOut: tree.zoomOut,
      }),
      attachTreeTouch(place.current!, lens),
      lens.stop,
      tree.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [tree]);

  /** The action of a key; undefined if the tree does not use it. */
  const actionOf = (key: string): ((shown: TreePicture) => void) | undefined => {
    if (key === 'Enter') return (shown) => goTo(current(shown));
    if (key === '+' || key === '=') return (shown) => zoomTo(zoomTarget(shown, current(shown)));
    if (key === '-') return tree.zoomOut;
    const way = walkKeys.find((each) => each === key);
    return way && ((shown) => take(walk(shown, current(shown), way)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    tree.whenShown(action);
  };

  const item = picture && current(picture);
  return (
    <section class={styles.tree} aria-label={say(texts.searchTreeTitle)}>
      <header class={styles.head}>
        <h2>{say(texts.searchTreeTitle)}</h2>
        <span>{picture && say(texts.treeGuessCount, { count: picture.bars[0]!.size - 1 })}</span>
        <Button
          label={say(texts.treeZoomInAbout)}
          disabled={!picture}
          onClick={() => tree.whenShown((shown) => zoomTo(nextZoom(shown, current(shown))))}
        >
          {say(texts.treeZoomIn)}
        </Button>
        <Button
          label={say(texts.treeZoomOutAbout)}
          disabled={!tree.zoomed.value}
          onClick={() => tree.whenShown(tree.zoomOut)}
        >
          {say(texts.treeZoomOut)}
        </Button>
      </header>
      <div
        ref={place}
        class={styles.picture}
        role="tree"
        tabIndex={0}
        aria-label={say(texts.treeLabel)}
        aria-activedescendant={itemId}
        onKeyDown={onKeyDown}
        onFocus={() => tree.whenShown((shown) => take(current(shown)))}
        onBlur={({ currentTarget, relatedTarget }) => {
          const stays = currentTarget.parentElement!.contains(relatedTarget as Node | null);
          if (!stays) tree.whenShown(() => void (inHand.value = null));
        }}
      >
        <canvas ref={canvas} aria-hidden="true" />
        <span
          id={itemId}
          role="treeitem"
          class="unseen"
          aria-selected="true"
          aria-level={item === null ? 1 : picture!.bars[item]!.level + 1}
          {...(item !== null && placeOf(picture!, item))}
        >
          {item === null ? say(texts.treeUnknown) : spoken(guessWords(picture!.bars[item]!, geometry))}
        </span>
      </div>
      <Path tree={tree} told={told} geometry={geometry} />
    </section>
  );
}
