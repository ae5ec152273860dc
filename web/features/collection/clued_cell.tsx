// A puzzle with clues in a row of a list: a small picture of it, and beside it the labels of the row and the names of its
// rules.
import type { ComponentChildren, JSX } from 'preact';
import { puzzleInLine } from '../../grid/puzzle_line';
import { say } from '../../language/say';
import { noEntries } from '../../state/moves';
import { SmallPicture } from '../../ui/small_picture';
import { givensWords } from '../../ui/words';
import { kindsIn } from '../setting/rules_text';
import styles from './row_table.module.css';

interface CluedCellProps {
  line: string;
  /** The labels of the row. */
  children: ComponentChildren;
}

/** Nothing for a damaged line. */
export function CluedCell({ line, children }: CluedCellProps): JSX.Element | null {
  const found = puzzleInLine(line);
  if (!found) return null;
  const { puzzle } = found;
  const rules = kindsIn(puzzle.shape.constraints).map(({ name }) => say(name));
  return (
    <span class={styles.clued}>
      <span class={styles.picture}>
        <SmallPicture position={{ puzzle, entries: noEntries(puzzle) }} />
      </span>
      <span class={styles.words}>
        {children}
        {[givensWords(puzzle), ...rules].join(' · ')}
      </span>
    </span>
  );
}
