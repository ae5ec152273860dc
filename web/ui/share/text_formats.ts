// The formats in which a puzzle can be taken along as text.
import type { App } from '../../state/types';

export interface TextFormat {
  id: string;
  name: string;
  /** Of a file in it, with its point. */
  extension: string;
  /** Rows that its text is shown in. */
  rows: number;
  write(app: App): Promise<string>;
}

export const textFormats: readonly TextFormat[] = [
  { id: 'line', name: 'One line', extension: '.txt', rows: 3, write: (app) => app.write('line') },
  { id: 'grid', name: 'Grid with borders', extension: '.txt', rows: 9, write: (app) => app.write('grid') },
];
