// A puzzle made here, or several: the form that says which, and the foot that has them made. What was found of several
// takes the form's place.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { CanWrite, CanWriteFormats } from '../../state/writing';
import type { Arrival } from '../arrival/arrival_store';
import { acceptMade, gradeOf } from './accept_made';
import { DifficultyField } from './difficulty_field';
import { FoundPart } from './found_part';
import { GivensField } from './givens_field';
import { GridField } from './grid_field';
import { MakeFoot } from './make_foot';
import styles from './make_form.module.css';
import { makerOfPage, showsFound, wish } from './page_maker';
import { SeedField } from './seed_field';
import { SymmetryField } from './symmetry_field';
import { useTechniques } from './use_techniques';
import { recipeOf, type Wish } from './wish';

interface Props {
  app: HasPlay & HasSettings & CanWrite & CanWriteFormats;
  arrival: Arrival;
}

export function MakeForm({ app, arrival }: Props): JSX.Element {
  const { maker, seed } = makerOfPage();
  const known = useTechniques(maker);
  // Whoever leaves wants nothing more.
  useEffect(() => maker.stop, [maker]);
  if (showsFound.value && maker.making.value) return <FoundPart app={app} arrival={arrival} known={known} />;

  const wished = wish.value;
  const change = (changed: Wish): void => void (wish.value = changed);
  const make = (): void => {
    const recipe = recipeOf(wished, seed.next());
    showsFound.value = wished.wanted > 1;
    const grade = gradeOf(recipe.aim);
    void maker.make(recipe, wished.wanted, (made) => {
      if (wished.wanted === 1) acceptMade(arrival, recipe, made, grade);
    });
  };
  return (
    <div class={styles.make}>
      <div class={styles.wishes}>
        <GridField wish={wished} onChange={change} />
        <DifficultyField wish={wished} known={known} onChange={change} />
        <SymmetryField chosen={wished.symmetry} onChoose={(symmetry) => change({ ...wished, symmetry })} />
        <GivensField wish={wished} onBoard={app.play.puzzle.value.givens} onChange={change} />
        <SeedField seed={seed} />
      </div>
      <MakeFoot wish={wished} techniques={known.techniques} onChange={change} onMake={make} />
    </div>
  );
}
