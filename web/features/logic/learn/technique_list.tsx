// All techniques by difficulty, the lessons of the course first; a search compares their names and synonyms.
import type { JSX } from 'preact';
import { learnNothing, learnSearch } from '../../../language/generated/learn';
import { begun, say, tell } from '../../../language/say';
import type { LogicTechnique } from '../../../protocol/logic';
import { gradeWord } from '../../rating/grade';
import groups from '../group.module.css';
import { course, inCourseOrder } from './course';
import { CoursePart, courseProgressWords } from './course_part';
import styles from './learn.module.css';
import type { ProgressView } from './use_progress';

/** As users may type it: "XY wing", "xy-wing", "xywing". */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Techniques with a matching name. */
export function techniquesFound(techniques: readonly LogicTechnique[], query: string): LogicTechnique[] {
  const wanted = plain(query);
  return techniques.filter(({ id, name, synonyms }) =>
    [tell(name), id, ...synonyms.split(' ')].some((each) => plain(each).includes(wanted)),
  );
}

interface TechniqueListProps {
  techniques: readonly LogicTechnique[];
  view: ProgressView;
  query: string;
  onQuery(query: string): void;
  onOpen(id: string): void;
}

function Row({ technique, view, onOpen }: Pick<TechniqueListProps, 'view' | 'onOpen'> & { technique: LogicTechnique }) {
  const { id, name } = technique;
  const lesson = course.indexOf(id) + 1;
  const done = courseProgressWords(id, view);
  return (
    <li class={styles.row}>
      <span class={styles.number} aria-hidden>
        {lesson > 0 ? lesson : ''}
      </span>
      <button type="button" aria-describedby={done ? `done-${id}` : undefined} onClick={() => onOpen(id)}>
        {begun(tell(name))}
      </button>
      {done && <small id={`done-${id}`}>{done}</small>}
    </li>
  );
}

export function TechniqueList({ techniques, view, query, onQuery, onOpen }: TechniqueListProps): JSX.Element {
  const found = inCourseOrder(techniquesFound(techniques, query));
  const grades = [...new Set(found.map(({ grade }) => grade))].sort((a, b) => a - b);
  return (
    <>
      {query === '' && techniques.length > 0 && <CoursePart techniques={techniques} view={view} onOpen={onOpen} />}
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
              .map((technique) => (
                <Row key={technique.id} technique={technique} view={view} onOpen={onOpen} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
