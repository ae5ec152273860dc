// The rules of Sudoku in three lines, with a picture: a row, a column and a box, each with every digit once.
import type { JSX } from 'preact';
import { ruleFill, ruleOnce, ruleOneSolution, rulesPicture, rulesTitle } from '../../language/generated/help';
import { say } from '../../language/say';
import styles from './rules_part.module.css';

const side = 9;
/** The row, column and box of one grid that the picture fills; it is blank elsewhere. */
const row = 1;
const column = 7;
const digits = [
  '......351',
  '254183796',
  '......284',
  '.......4.',
  '.......1.',
  '.......2.',
  '.......6.',
  '.......3.',
  '.......7.',
].join('');

const isInBox = (y: number, x: number): boolean => y < 3 && x >= 6;

function Picture(): JSX.Element {
  const cells = Array.from({ length: side * side }, (_, cell) => ({
    y: Math.floor(cell / side),
    x: cell % side,
    cell,
  }));
  const lines = Array.from({ length: side + 1 }, (_, line) => line);
  return (
    <svg class={styles.picture} viewBox="-0.1 -0.1 9.2 9.2" role="img" aria-label={say(rulesPicture)}>
      {cells.map(({ y, x, cell }) => {
        const house = isInBox(y, x) ? 'box' : y === row ? 'row' : x === column ? 'column' : null;
        return house && <rect key={cell} class={styles[house]} x={x} y={y} width="1" height="1" />;
      })}
      {lines.map((line) => (
        <path key={line} class={line % 3 === 0 ? styles.heavy : styles.line} d={`M0 ${line}h9M${line} 0v9`} />
      ))}
      {cells.map(({ y, x, cell }) => (
        <text key={cell} x={x + 0.5} y={y + 0.74} text-anchor="middle" font-size="0.7">
          {digits[cell] === '.' ? '' : digits[cell]}
        </text>
      ))}
    </svg>
  );
}

export function RulesPart(): JSX.Element {
  return (
    <section class={styles.rules}>
      <Picture />
      <div>
        <h3>{say(rulesTitle)}</h3>
        <ol>
          {[ruleFill, ruleOnce, ruleOneSolution].map((rule) => (
            <li key={rule}>{say(rule)}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
