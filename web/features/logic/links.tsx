// The links of a chain, each in a sentence, and those of a net as a tree that can be folded. The link that is pointed at,
// pressed or stepped to is drawn thick.
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import * as texts from '../../language/generated/logic';
import { begun, say, tell } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import { Button } from '../../ui/controls/button';
import { runIcons } from '../../ui/run_icons';
import type { Hints } from './hints';
import { branchesOf, type LinkRow, type Pattern } from './link_tree';
import styles from './links.module.css';

/** The most links of a step that are shown unfolded. */
const mostOpen = 12;

/** Scrolls its list to the link that was stepped to, but never the board out of sight. */
function bringIntoSight(tree: HTMLElement): void {
  const link = tree.querySelector('[data-at="true"]');
  let scroller = tree.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  const board = (tree.closest('figure') ?? scroller)?.querySelector('[role="grid"]');
  if (!board || isStuck(board, scroller)) link?.scrollIntoView({ block: 'nearest' });
}

/** True if the board does not leave the screen with the rest. */
function isStuck(board: Element, scroller: Element | null): boolean {
  let part: Element | null = board;
  while (part && part !== scroller && getComputedStyle(part).position !== 'sticky') part = part.parentElement;
  return part !== scroller;
}

interface StepperProps {
  at: number;
  count: number;
  onStep(to: number): void;
}

function Stepper({ at, count, onStep }: StepperProps): JSX.Element {
  return (
    <div class={styles.stepper}>
      <Button
        icon={runIcons.previous}
        label={say(texts.keyLinkBack)}
        disabled={at <= 0}
        onClick={() => onStep(at - 1)}
      />
      <output>
        {at < 0 ? say(texts.keyLinkCount, { count }) : say(texts.keyLinkPosition, { count: at + 1, allCount: count })}
      </output>
      <Button
        icon={runIcons.next}
        label={say(texts.keyLinkOn)}
        disabled={at >= count - 1}
        onClick={() => onStep(at + 1)}
      />
    </div>
  );
}

interface FoldProps {
  class: string | undefined;
  heading: ComponentChildren;
  step: LogicStep;
  /** The link pointed at that is in it, which opens it; -1 = none. */
  at: number;
  children: ComponentChildren;
}

/** Closed at first in a step of many links. */
function Fold({ class: look, heading, step, at, children }: FoldProps): JSX.Element {
  const fold = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => void (fold.current!.open = step.links.length <= mostOpen), [step]);
  useLayoutEffect(() => {
    if (at >= 0) fold.current!.open = true;
  }, [at]);
  return (
    <details ref={fold} class={look}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

function Reason({ pattern, step }: { pattern: Pattern; step: LogicStep }): JSX.Element {
  const { technique, reason, toldAt, branches } = pattern;
  if (toldAt !== null)
    return <p class={styles.above}>{begun(say(texts.keyReasonAbove, { technique, count: toldAt + 1 }))}</p>;
  return (
    <Fold class={styles.reason} heading={begun(tell(technique))} step={step} at={-1}>
      <p>{tell(reason)}</p>
      {branches.length === 1 && <InnerRows rows={branches[0]!.rows} step={step} />}
      {branches.length > 1 &&
        branches.map(({ assumption, rows }, index) => (
          <Fold
            key={index}
            class={styles.reason}
            heading={say(texts.keyAssumption, { message: assumption })}
            step={step}
            at={-1}
          >
            <InnerRows rows={rows} step={step} />
          </Fold>
        ))}
    </Fold>
  );
}

/** The links of a chain that a link follows from; the board does not show them, for they are on another one. */
function InnerRows({ rows, step }: { rows: readonly LinkRow[]; step: LogicStep }): JSX.Element {
  return (
    <ol class={styles.inner}>
      {rows.map(({ at, sentence, pattern }) => (
        <li key={at}>
          {tell(sentence)}
          {pattern && <Reason pattern={pattern} step={step} />}
        </li>
      ))}
    </ol>
  );
}

interface RowsProps {
  rows: readonly LinkRow[];
  hints: Pick<Hints, 'link'>;
  step: LogicStep;
  label: string;
}

function Rows({ rows, hints, step, label }: RowsProps): JSX.Element {
  const point = (at: number): void => void (hints.link.value = at);
  const first = rows[0]!.at;
  return (
    <ol class={styles.links} aria-label={label} start={first + 1} style={{ counterReset: `link ${first}` }}>
      {rows.map(({ at, isStrong, sentence, pattern }) => (
        <li
          key={at}
          tabIndex={0}
          class={isStrong ? styles.strong : styles.weak}
          data-at={at === hints.link.value}
          onClick={() => point(at)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(at)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(-1)}
          onFocusIn={() => point(at)}
          onFocusOut={() => point(-1)}
        >
          <div>
            {tell(sentence)}
            {pattern && <Reason pattern={pattern} step={step} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface LinksProps {
  hints: Pick<Hints, 'link'>;
  step: LogicStep;
  grid: Parameters<typeof branchesOf>[1];
}

export function Links({ hints, step, grid }: LinksProps): JSX.Element {
  const { links } = step;
  const branches = useMemo(() => branchesOf(links, grid), [links, grid]);
  const isTree = branches.length > 1 || links.length > mostOpen;
  const at = hints.link.value;
  const tree = useRef<HTMLDivElement>(null);
  const wasStepped = useRef(false);
  const stepTo = (to: number): void => {
    wasStepped.current = true;
    hints.link.value = to;
  };
  // A link that is pointed at is in sight already.
  useLayoutEffect(() => {
    if (wasStepped.current) bringIntoSight(tree.current!);
    wasStepped.current = false;
  }, [at]);
  return (
    <div role="group" class={styles.tree} aria-label={say(texts.logicLinks)} ref={tree}>
      <Stepper at={at} count={links.length} onStep={stepTo} />
      {branches.map(({ assumption, rows }, index) => {
        const label = isTree ? say(texts.keyAssumption, { message: assumption }) : say(texts.logicLinks);
        const list = <Rows rows={rows} hints={hints} step={step} label={label} />;
        if (!isTree) return list;
        const heading = (
          <>
            {label} <small>{say(texts.keyLinkCount, { count: rows.length })}</small>
          </>
        );
        return (
          <Fold
            key={index}
            class={styles.branch}
            heading={heading}
            step={step}
            at={rows.some((row) => row.at === at) ? at : -1}
          >
            {list}
          </Fold>
        );
      })}
    </div>
  );
}
