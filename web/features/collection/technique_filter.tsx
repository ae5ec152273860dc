// The filter of a list by technique, once the puzzles are rated in
// words: puzzles with it anywhere on their path, or as the hardest.
import type { JSX } from 'preact';
import {
  collectionTechnique,
  collectionTechniqueAnywhere,
  collectionTechniqueAt,
  collectionTechniqueCounted,
  collectionTechniqueHardest,
  collectionTechniqueNone,
} from '../../language/generated/collection';

import { begun, say, tell } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import type { LogicTechnique } from '../../protocol/logic';
import { Segments } from '../../ui/controls/choice';
import { useAnswer } from '../../ui/answers';
import styles from './filters.module.css';
import { collection, techniquesOfPage } from './page_collection';
import { countTechniques, type PathPlace, type Paths } from './paths';

const places: readonly { value: PathPlace; text: typeof collectionTechniqueAnywhere }[] = [
  { value: 'anywhere', text: collectionTechniqueAnywhere },
  { value: 'hardest', text: collectionTechniqueHardest },
];

/** The techniques that occur, from the easiest to the hardest, and the one that is chosen. */
function optionsOf(all: readonly LogicTechnique[], counts: ReadonlyMap<string, number>, chosen: string) {
  return all
    .filter(({ id }) => counts.has(id) || id === chosen)
    .map(({ id, name }) => ({ id, nameWords: begun(tell(name)), count: counts.get(id) ?? 0 }));
}

export function TechniqueFilter({ paths }: { paths: Paths }): JSX.Element | null {
  const techniques = useAnswer(
    () =>
      Promise.all([techniquesOfPage(), loadSolverTexts()]).then(
        ([all]) => all,
        () => [],
      ),
    [],
  );
  const wish = collection.wish.value;
  const { technique, techniqueAt } = wish;
  const counts = countTechniques(paths, collection.rows.value.now, techniqueAt);
  if (!techniques || (counts.size === 0 && technique === '')) return null;
  return (
    <div class={styles.technique}>
      <label>
        <b>{say(collectionTechnique)}</b>
        <select
          value={technique}
          onChange={({ currentTarget }) => collection.show({ ...wish, technique: currentTarget.value })}
        >
          <option value="">{say(collectionTechniqueNone)}</option>
          {optionsOf(techniques, counts, technique).map(({ id, nameWords, count }) => (
            <option key={id} value={id}>
              {say(collectionTechniqueCounted, { techniqueName: nameWords, count })}
            </option>
          ))}
        </select>
      </label>
      <Segments
        name="collection-technique-at"
        label={say(collectionTechniqueAt)}
        quiet
        options={places.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={techniqueAt}
        onChoose={(chosen) => collection.show({ ...wish, techniqueAt: chosen })}
      />
    </div>
  );
}
