// A puzzle as a small picture: where its givens are, and the borders of its boxes or regions.
import type { JSX } from 'preact';
import { makeFigure } from '../../board/figure';
import { makeGeometry } from '../../grid/geometry';
import type { Puzzle } from '../../grid/puzzle';
import styles from './givens_picture.module.css';

export function GivensPicture({ puzzle: { shape, givens } }: { puzzle: Puzzle }): JSX.Element {
  const geometry = makeGeometry(shape);
  const { side } = geometry;
  const { vertical, horizontal } = makeFigure(geometry);
  const squares = Array.from(givens.keys())
    .filter((cell) => givens[cell]! > 0)
    .map((cell) => `M${(cell % side) + 0.14} ${Math.floor(cell / side) + 0.14}h.72v.72h-.72z`);
  const borders = [
    ...vertical.map(({ edge, from, to }) => `M${edge} ${from}V${to}`),
    ...horizontal.map(({ edge, from, to }) => `M${from} ${edge}H${to}`),
  ];
  return (
    <svg class={styles.picture} viewBox={`-.15 -.15 ${side + 0.3} ${side + 0.3}`} aria-hidden="true">
      <path class={styles.borders} d={borders.join('')} stroke-width={side / 120} />
      <path class={styles.givens} d={squares.join('')} />
    </svg>
  );
}
