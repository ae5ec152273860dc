// The steps of a path as text: plain, as a table of Markdown, or as CSV. The command `sudoscope path` prints the same.
import { csvField } from '../../ui/controls/save_file';
import { pathNotation, pathStep, pathTechnique } from '../../language/generated/logic';
import { begun, say, tell } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';

export const pathFormats = ['plain', 'markdown', 'csv'] as const;
export type PathFormat = (typeof pathFormats)[number];

const columns = [pathStep, pathTechnique, null, null, pathNotation] as const;
const programs = ['SE', 'HoDoKu'] as const;

const head = (): string[] => columns.map((text, index) => (text ? say(text) : programs[index - 2]!));

const fieldsOf = (step: LogicStep, index: number): string[] => [
  String(index + 1),
  begun(tell(step.name)),
  step.seTenths > 0 ? (step.seTenths / 10).toFixed(1) : '',
  step.hodokuScore > 0 ? String(step.hodokuScore) : '',
  step.notation,
];

function plain(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const aligned = (row: string[]): string =>
    row
      .map((field, column) => {
        if (column === row.length - 1) return field;
        return column === 1 ? field.padEnd(widths[column]!) : field.padStart(widths[column]!);
      })
      .join('  ');
  return rows.map(aligned).join('\n');
}

function markdown([first, ...rest]: readonly string[][]): string {
  const line = (fields: readonly string[]): string => `| ${fields.join(' | ')} |`;
  return [line(first!), '| ---: | --- | ---: | ---: | --- |', ...rest.map(line)].join('\n');
}

/** `puzzle`: its line, above the steps, or before each step of CSV. */
export function pathText(puzzle: string, steps: readonly LogicStep[], format: PathFormat): string {
  const rows = [head(), ...steps.map(fieldsOf)];
  switch (format) {
    case 'plain':
      return `${puzzle}\n${plain(rows)}\n`;
    case 'markdown':
      return `\`${puzzle}\`\n\n${markdown(rows)}\n`;
    case 'csv': {
      const lines = steps.map((step, index) =>
        [puzzle, String(index + 1), step.technique, ...fieldsOf(step, index).slice(2), tell(step.sentence)].map(
          csvField,
        ),
      );
      return (
        ['puzzle,number,technique,se,hodoku,notation,sentence', ...lines.map((line) => line.join(','))].join('\n') +
        '\n'
      );
    }
  }
}
