// All techniques by how hard they are; a search goes by their names and by what else they are called.
import type { JSX } from 'preact';
import { learnNothing, learnSearch } from '../../../language/generated/learn';
import { begun, say, tell } from '../../../language/say';
import type { LogicTechnique } from '../../../protocol/logic';
import { gradeWord } from '../../rating/grade';
import groups from '../group.module.css';
import styles from './learn.module.css';

/** As somebody may type it: "XY wing", "xy-wing", "xywing". */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Those of which some name has the query in it. */
export function techniquesFound(techniques: readonly LogicTechnique[], query: string): LogicTechnique[] {
  const wanted = plain(query);
  return techniques.filter(({ id, name, synonyms }) =>
    [tell(name), id, ...synonyms.split(' ')].some((each) => plain(each).includes(wanted)),
  );
}

interface TechniqueListProps {
  techniques: readonly LogicTechnique[];
  query: string;
  onQuery(query: string): void;
  onOpen(id: string): void;
}

export function TechniqueList({ techniques, query, onQuery, onOpen }: TechniqueListProps): JSX.Element {
  const found = techniquesFound(techniques, query);
  const grades = [...new Set(found.map(({ grade }) => grade))].sort((a, b) => a - b);
  return (
    <>
      <label class={styles.search}>
        <span>{say(learnSearch)}</span>
        <input type="search" value={query} onInput={(event) => onQuery(event.currentTarget.value)} />
      </label>
      {techniques.length > 0 && found.length === 0 && <p role="status">{say(learnNothing)}</p>}
      {grades.map((grade) => (
        <section key={grade} class={groups.group}>
          <h3>{begun(gradeWord(grade))}</h3>
          <ul class={styles.columns}>
            {found
              .filter((technique) => technique.grade === grade)
              .map(({ id, name }) => (
                <li key={id}>
                  <button type="button" onClick={() => onOpen(id)}>
                    {begun(tell(name))}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
