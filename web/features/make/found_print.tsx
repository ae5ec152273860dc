// Prints the puzzles found: several on a page with their difficulty, and the solutions on pages after them.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { makeGeometry } from '../../grid/geometry';
import { symbolsOf, type Symbols } from '../../grid/symbols';
import * as texts from '../../language/generated/make';
import { foundNumber } from '../../language/generated/make';
import { printButton, puzzlesPerPage, printedSolution } from '../../language/generated/share';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { drawGrid, sidesWithClues } from '../../paper/grid_drawing';
import type { MadePuzzle } from '../../protocol/making';
import { givensPicture } from '../../state/position_picture';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import { Segments } from '../../ui/controls/choice';
import { givensWords } from '../../ui/words';
import { gradeWord } from '../rating/grade';
import { rulesOfAll } from '../setting/rules_text';
import { perPageChoices, printSheet, type PerPage, type PrintFigure } from '../share/print_sheet';
import { solvedPicture } from '../share/scope';
import styles from './found_part.module.css';
import { type FoundRating, scaleParts } from './found_ratings';
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
    const { found } = maker.making.peek()!;
    const rules = rulesOfAll(found.map(({ puzzle }) => puzzle.shape));
    printSheet(figuresOf(found, ratings.of.peek(), solutions, symbols), perPage, rules);
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

type Solutions = 'none' | 'end' | 'turned';

function figuresOf(
  found: readonly MadePuzzle[],
  ratings: ReadonlyMap<MadePuzzle, FoundRating>,
  solutions: Solutions,
  symbols: Symbols,
): PrintFigure[][] {
  const nameOf = (index: number): string => say(foundNumber, { count: index + 1 });
  const pictures = found.map(({ puzzle }) => givensPicture(makeGeometry(puzzle.shape), puzzle.givens));
  const options = { coordinates: false, symbols, room: sidesWithClues(pictures) };
  const puzzles = found.map((made, index) => {
    const rating = ratings.get(made);
    const hard = rating ? [...(rating.own ? [gradeWord(rating.own.grade)] : []), ...scaleParts(rating)] : [];
    const caption = [nameOf(index), ...hard, givensWords(made.puzzle)].join(' · ');
    return { drawing: drawGrid(pictures[index]!, options), caption };
  });
  if (solutions === 'none') return [puzzles];
  const solved = found.map(({ solution }, index) => ({
    drawing: drawGrid(solvedPicture(pictures[index]!, solution), options),
    caption: say(printedSolution, { name: nameOf(index) }),
    isTurned: solutions === 'turned',
  }));
  return [puzzles, solved];
}
