// How the puzzles that were made are printed, and the button that does so.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import * as texts from '../../language/generated/make';
import { printButton, puzzlesPerPage } from '../../language/generated/share';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { symbolsOf } from '../../grid/symbols';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import { Segments } from '../../ui/controls/segments';
import { perPageChoices, printSheet, type PerPage } from '../share/print_sheet';
import styles from './found_part.module.css';
import { figuresOf, type Solutions } from './found_print';
import { makerOfPage } from './page_maker';

const solutionChoices: readonly { value: Solutions; text: Text }[] = [
  { value: 'none', text: texts.printNoSolutions },
  { value: 'end', text: texts.printAtEnd },
  { value: 'turned', text: texts.printUpsideDown },
];
const perPageOptions = perPageChoices.map((count) => ({ value: String(count), text: String(count) }));

export function PrintOptions({ app }: { app: HasSettings }): JSX.Element {
  const { maker, ratings } = makerOfPage();
  const [perPage, setPerPage] = useState<PerPage>(4);
  const [solutions, setSolutions] = useState<Solutions>('end');
  const print = (): void => {
    const symbols = symbolsOf(app.settings.symbols.peek());
    printSheet(figuresOf(maker.making.peek()!.found, ratings.of.peek(), solutions, symbols), perPage);
  };
  return (
    <div class={styles.print}>
      <Segments
        name="found-per-page"
        label={say(puzzlesPerPage)}
        options={perPageOptions}
        chosen={String(perPage)}
        onChoose={(count) => setPerPage(Number(count) as PerPage)}
      />
      <Segments
        name="found-solutions"
        label={say(texts.printFoundLabel)}
        options={solutionChoices.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={solutions}
        onChoose={(chosen) => setSolutions(chosen)}
      />
      <Button look="primary" onClick={print}>
        {say(printButton)}
      </Button>
    </div>
  );
}
