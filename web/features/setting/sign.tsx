// The small picture of a tool: the mark of one clue of its kind, as the board draws it.
import type { JSX } from 'preact';
import { inks } from '../../marks/inks';
import type { DrawnMark, MarkInk } from '../../marks/marks';
import { drawConstraints } from '../../marks/marks_of';
import { isOutlined, pathOf, strokeOf } from '../../marks/paths';
import type { Entry } from './clue_list';
import type { ClueForm, Kind } from './kinds';
import styles from './palette.module.css';

/** An example of each form, and the part of the board that shows it: left, top, size in cells. */
const examples: Record<Exclude<ClueForm, 'flag'>, { entry: Entry; part: readonly [number, number, number] }> = {
  cell: { entry: { cell: 'R1C1' }, part: [0, 0, 1] },
  pair: { entry: { cells: ['R1C1', 'R1C2'] }, part: [0.65, 0.15, 0.7] },
  corner: { entry: { cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 2] }, part: [0.65, 0.65, 0.7] },
  cells: { entry: { cells: ['R1C1', 'R1C2', 'R2C1'] }, part: [-0.05, -0.05, 2.1] },
  copy: { entry: { cells: ['R1C1'], cloneCells: ['R2C2'] }, part: [-0.05, -0.05, 2.1] },
  areas: { entry: { groups: [['R1C1'], ['R2C2']] }, part: [-0.05, -0.05, 2.1] },
  counted: { entry: { cells: ['R1C2', 'R2C1', 'R2C2'], cell: 'R1C1' }, part: [-0.05, -0.05, 2.1] },
  line: { entry: { lines: [['R2C1', 'R1C1', 'R1C2', 'R2C2']] }, part: [0, 0, 2] },
  branches: { entry: { lines: [['R2C1', 'R1C1', 'R1C2']] }, part: [0, 0, 2] },
  arrow: { entry: { cells: ['R2C1'], lines: [['R2C1', 'R1C2']] }, part: [0, 0, 2] },
  beside: { entry: { cell: 'R0C1' }, part: [0.1, -0.75, 0.8] },
  diagonal: { entry: { cell: 'R0C1', direction: 'DR' }, part: [0.1, -0.75, 0.9] },
};

const values: Readonly<Record<string, string>> = { xv: 'X', inequality: '>', lookandsay: '', pairwise: '', regex: '' };

function marksOfKind({ id, form }: Kind): readonly DrawnMark[] {
  if (form === 'flag') return [];
  const { entry } = examples[form];
  const value = values[id] ?? (form === 'cells' ? '9' : form === 'beside' || form === 'diagonal' ? '3' : undefined);
  const constraints = `${id}=${JSON.stringify([value ? { ...entry, value } : entry])}\n`;
  // Regions that part the cells, so that a region sum shows its cut.
  const grid = { side: 3, regionOf: [0, 0, 2, 1, 1, 2, 1, 2, 2], shape: { constraints } };
  return drawConstraints(grid, { isSmall: false, isCrowded: false }).marks;
}

/** Its colours in a light and a dark theme, for the style sheet to choose from. */
function inkOf(ink: MarkInk): Record<string, string> {
  if (ink === 'surface' || ink === 'ink' || ink === 'muted') return { '--l': `var(--${ink})`, '--d': `var(--${ink})` };
  const [light, dark] = ink.startsWith('#') ? [ink, ink] : inks[ink as keyof typeof inks];
  return { '--l': light, '--d': dark };
}

export function Sign({ kind }: { kind: Kind }): JSX.Element | null {
  if (kind.form === 'flag') return null;
  const [left, top, size] = examples[kind.form].part;
  const least = size / 20;
  return (
    <svg class={styles.sign} viewBox={`${left} ${top} ${size} ${size}`} aria-hidden="true" focusable="false">
      {marksOfKind(kind).map((mark, index) => {
        if (!isOutlined(mark))
          return (
            <text
              key={index}
              style={inkOf(mark.ink)}
              x={mark.at[0]}
              y={mark.at[1] + 0.36 * mark.size}
              font-size={mark.size}
              font-weight={mark.weight}
              text-anchor={mark.align}
            >
              {mark.text}
            </text>
          );
        const width = strokeOf(mark, least);
        return (
          <path
            key={index}
            style={inkOf(mark.ink)}
            data-line={width > 0}
            d={pathOf(mark, least)}
            stroke-width={width || undefined}
          />
        );
      })}
    </svg>
  );
}
