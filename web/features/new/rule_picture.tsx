// Rules as small pictures, 18 units wide; their names stand beside them.
import type { JSX } from 'preact';

const inside: Readonly<Record<string, string>> = {
  classic: 'M6.5 2v14M11.5 2v14M2 6.5h14M2 11.5h14',
  diagonals: 'M2.5 2.5l13 13M15.5 2.5l-13 13',
  jigsaw: 'M7 2v5h4v4H7v5M2 7h5M11 7h5M11 11v5',
};

const squares: Readonly<Record<string, readonly (readonly [x: number, y: number, size: number])[]>> = {
  windows: [
    [4, 4, 4],
    [10, 4, 4],
    [4, 10, 4],
    [10, 10, 4],
  ],
  disjointgroups: [
    [3.5, 3.5, 2],
    [8, 3.5, 2],
    [12.5, 3.5, 2],
    [3.5, 8, 2],
    [8, 8, 2],
    [12.5, 8, 2],
    [3.5, 12.5, 2],
    [8, 12.5, 2],
    [12.5, 12.5, 2],
  ],
};

export function RulePicture({ rule }: { rule: string }): JSX.Element {
  return (
    <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor">
      <rect x="2" y="2" width="14" height="14" rx="2" stroke-width="1.6" />
      {inside[rule] && <path d={inside[rule]} stroke-width="1.3" />}
      {squares[rule]?.map(([x, y, size]) => (
        <rect key={`${x},${y}`} x={x} y={y} width={size} height={size} fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
