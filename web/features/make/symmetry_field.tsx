// The symmetry of the givens or of the cages, each shown by the givens of a small grid.
// The solver joins the same cells (solver/src/generate/symmetry.cpp).
import type { JSX } from 'preact';
import * as texts from '../../language/generated/make';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { symmetries, type SymmetryId } from '../../protocol/making';
import { CardChoice } from '../../ui/controls/choice';
import styles from './make_form.module.css';

const side = 7;
/** Cells of the small grid that are its givens, before the symmetry copies them. */
const drawn: { readonly [S in SymmetryId]: readonly number[] } = {
  none: [2, 8, 12, 23, 25, 32, 43],
  'half-turn': [2, 8, 12, 15, 24],
  'quarter-turn': [2, 8, 17, 24],
  'left-right': [1, 9, 15, 24, 29, 38, 43],
  'top-bottom': [1, 5, 9, 12, 21, 24, 18],
  mirrors: [1, 9, 15, 24, 21],
  diagonal: [1, 8, 4, 12, 19, 24, 33, 40],
  antidiagonal: [1, 9, 4, 14, 15, 24, 36, 38],
  diagonals: [1, 3, 8, 17, 24],
};

const middle = side / 2;
const axes: { readonly [S in SymmetryId]?: string } = {
  'left-right': `M${middle} 0v${side}`,
  'top-bottom': `M0 ${middle}h${side}`,
  mirrors: `M${middle} 0v${side}M0 ${middle}h${side}`,
  diagonal: `M0 0l${side} ${side}`,
  antidiagonal: `M${side} 0l-${side} ${side}`,
  diagonals: `M0 0l${side} ${side}M${side} 0l-${side} ${side}`,
};

function Picture({ symmetry }: { symmetry: SymmetryId }): JSX.Element {
  const cells = new Set(drawn[symmetry].flatMap((cell) => orbitOf(cell, symmetry, side)));
  const squares = [...cells].map((cell) => `M${(cell % side) + 0.1} ${Math.floor(cell / side) + 0.1}h.8v.8h-.8z`);
  return (
    <svg class={styles.symmetryPicture} viewBox="-.5 -.5 8 8" aria-hidden="true">
      <rect x="-.3" y="-.3" width="7.6" height="7.6" rx="1" />
      <path class={styles.squares} d={squares.join('')} />
      {axes[symmetry] && <path class={styles.axis} d={axes[symmetry]} />}
    </svg>
  );
}

interface SymmetryFieldProps {
  label: string;
  chosen: SymmetryId;
  onChoose(symmetry: SymmetryId): void;
}

export function SymmetryField({ label, chosen, onChoose }: SymmetryFieldProps): JSX.Element {
  return (
    <CardChoice
      name="made-symmetry"
      label={label}
      class={styles.symmetries!}
      cards={symmetries.map((symmetry) => ({
        value: symmetry,
        content: (
          <span class={styles.symmetry}>
            <Picture symmetry={symmetry} />
            {say(symmetryTexts[symmetry])}
          </span>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

export const symmetryTexts: { readonly [S in SymmetryId]: Text } = {
  none: texts.symmetryNone,
  'half-turn': texts.symmetryHalfTurn,
  'quarter-turn': texts.symmetryQuarterTurn,
  'left-right': texts.symmetryLeftRight,
  'top-bottom': texts.symmetryTopBottom,
  mirrors: texts.symmetryMirrors,
  diagonal: texts.symmetryDiagonal,
  antidiagonal: texts.symmetryAntidiagonal,
  diagonals: texts.symmetryDiagonals,
};

type Place = readonly [row: number, column: number];
type Move = (place: Place, last: number) => Place;

const leftRight: Move = ([row, column], last) => [row, last - column];
const topBottom: Move = ([row, column], last) => [last - row, column];
const diagonal: Move = ([row, column]) => [column, row];
const antidiagonal: Move = ([row, column], last) => [last - column, last - row];

const moves: { readonly [S in SymmetryId]: readonly Move[] } = {
  none: [],
  'half-turn': [([row, column], last) => [last - row, last - column]],
  'quarter-turn': [([row, column], last) => [column, last - row]],
  'left-right': [leftRight],
  'top-bottom': [topBottom],
  mirrors: [leftRight, topBottom],
  diagonal: [diagonal],
  antidiagonal: [antidiagonal],
  diagonals: [diagonal, antidiagonal],
};

/** The cell and its images under the symmetry. */
export function orbitOf(cell: number, symmetry: SymmetryId, side: number): number[] {
  const orbit = [cell];
  for (const member of orbit) {
    for (const move of moves[symmetry]) {
      const [row, column] = move([Math.floor(member / side), member % side], side - 1);
      const image = row * side + column;
      if (!orbit.includes(image)) orbit.push(image);
    }
  }
  return orbit;
}
