// All techniques by difficulty, the lessons of the course first; a search compares their names and synonyms,
// and the names of clues.
import type { JSX } from 'preact';
import { learnNothing, learnSearch } from '../../../language/generated/learn';
import { begun, say, tell } from '../../../language/say';
import type { LogicTechnique } from '../../../protocol/logic';
import { gradeWord } from '../../rating/grade';
import { clueKinds } from '../../setting/kinds';
import groups from '../group.module.css';
import { course, inCourseOrder } from './course';
import { CoursePart, courseProgressWords } from './course_part';
import styles from './learn.module.css';
import type { ProgressView } from './use_progress';

/** As users may type it: "XY wing", "xy-wing", "xywing". */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** A short query, such as "ALS", must begin a word. Other queries match inside a name and may be plurals, such as "arrows". */
function isNameOfKind(name: string, wanted: string): boolean {
  if (wanted.length > 3) return plain(name).includes(wanted.replace(/s$/, ''));
  const words = name.split(/[^\p{L}\d]+/u);
  return words.some((_, at) => plain(words.slice(at).join('')).startsWith(wanted));
}

/** Kinds that add houses, with which other techniques work. */
const houseKinds = ['extraregion', 'diagonals', 'diagonal-', 'diagonal+', 'windows', 'disjointgroups'];

/** True if clues of one of the kinds lead to the technique. */
function comesOf({ id, isByClue, clueKinds: led }: LogicTechnique, kinds: readonly string[]): boolean {
  if (!isByClue) return id === 'locked-candidates' && kinds.some((kind) => houseKinds.includes(kind));
  return kinds.some((kind) => !houseKinds.includes(kind) && (led.length === 0 || led.includes(kind)));
}

/** Techniques with a matching name, and those to which kinds of clues with one lead. */
export function techniquesFound(techniques: readonly LogicTechnique[], query: string): LogicTechnique[] {
  const wanted = plain(query);
  if (wanted === '') return [...techniques];
  const named = clueKinds.filter(({ name }) => isNameOfKind(say(name), wanted));
  // A rule with a value, such as "negative ratio", has the id of its kind first.
  const kinds = named.map(({ id }) => id.split(' ')[0]!);
  return techniques.filter(
    (each) =>
      [tell(each.name), each.id, ...each.synonyms.split(' ')].some((name) => plain(name).includes(wanted)) ||
      comesOf(each, kinds),
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
