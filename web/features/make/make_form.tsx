// Makes puzzles: a button for each difficulty; behind "More options" the form for the kind and
// number of puzzles, and the foot that starts the work. A list of several puzzles replaces the form.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cageSymmetryLabel, moreOptions, symmetryLabel } from '../../language/generated/make';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { CanWrite, CanWriteFormats } from '../../state/writing';
import { Button } from '../../ui/controls/button';
import type { Arrival } from '../arrival/arrival_store';
import { acceptMade, wishedGrade, makerOfPage, showsFound, showsOptions, wish } from './page_maker';
import { ClueField } from './clue_field';
import { hasCages } from './clue_kinds';
import { DifficultyField, useTechniques } from './difficulty_field';
import { FoundPart } from './found_part';
import { GivensField } from './givens_field';
import { GridField } from './grid_field';
import { LevelButtons } from './level_buttons';
import { MakeFoot } from './make_foot';
import styles from './make_form.module.css';
import { SeedField } from './seed_field';
import { SymmetryField } from './symmetry_field';
import { hasClues, recipeOf, type Wish } from './wish';

interface Props {
  app: HasPlay & HasSettings & CanWrite & CanWriteFormats;
  arrival: Arrival;
}

export function MakeForm({ app, arrival }: Props): JSX.Element {
  const { maker, seed } = makerOfPage();
  const known = useTechniques(maker);
  // Leaving the form cancels the work.
  useEffect(() => maker.stop, [maker]);
  if (showsFound.value && maker.making.value) return <FoundPart app={app} arrival={arrival} known={known} />;

  const wished = wish.value;
  const change = (changed: Wish): void => void (wish.value = changed);
  const make = (): void => {
    const recipe = recipeOf(wished, seed.next());
    showsFound.value = wished.wanted > 1;
    const grade = wishedGrade(recipe.aim);
    const coming = arrival.begin();
    void maker.make(recipe, wished.wanted, (made) => {
      if (wished.wanted === 1 && coming.isLast()) acceptMade(arrival, made, grade, coming);
    });
  };
  const options = (
    <Button look="outlined" expanded={showsOptions.value} onClick={() => (showsOptions.value = !showsOptions.value)}>
      {say(moreOptions)}
    </Button>
  );
  if (!showsOptions.value) {
    return (
      <div class={styles.levels}>
        <ClueField wish={wished} onChange={change} />
        <LevelButtons maker={maker} arrival={arrival} wish={wished} />
        <div>{options}</div>
      </div>
    );
  }
  return (
    <div class={styles.make}>
      <div class={styles.wishes}>
        <div>{options}</div>
        <GridField wish={wished} onChange={change} />
        <ClueField wish={wished} onChange={change} />
        <DifficultyField wish={wished} known={known} onChange={change} />
        {!hasClues(wished) && (
          <SymmetryField
            label={say(symmetryLabel)}
            chosen={wished.symmetry}
            onChoose={(symmetry) => change({ ...wished, symmetry })}
          />
        )}
        {hasCages(wished.clues) && (
          <SymmetryField
            label={say(cageSymmetryLabel)}
            chosen={wished.cageSymmetry}
            onChoose={(cageSymmetry) => change({ ...wished, cageSymmetry })}
          />
        )}
        <GivensField wish={wished} onBoard={app.play.puzzle.value.givens} onChange={change} />
        <SeedField seed={seed} />
      </div>
      <MakeFoot wish={wished} techniques={known.techniques} onChange={change} onMake={make} />
    </div>
  );
}
