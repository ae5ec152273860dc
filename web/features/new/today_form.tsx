// The puzzles of days: today's and those of the week before, one of each difficulty.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateOf, daysUpTo } from '../../base/days';
import * as texts from '../../language/generated/make';
import { dateWords } from '../../language/language';
import { begun, say } from '../../language/say';
import type { Puzzle } from '../../grid/puzzle';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { givensWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import { gradeWord, grades, Stair } from '../rating/grade';
import { CardChoice } from './card_choice';
import { type Daily, recipeOfTheDay } from './daily';
import { daysOffered } from './daily_shelf';
import { takes } from './difficulty_field';
import { GivensPicture } from './givens_picture';
import { dailyMakerOfPage, dailyShelfOfPage } from './page_maker';
import styles from './today_form.module.css';

function acceptDaily(arrival: Arrival, { day, grade }: Daily, isToday: boolean, puzzle: Puzzle): void {
  const words = (): string => {
    const gradeName = gradeWord(grade);
    const dayName = dateWords(dateOf(day), { day: 'numeric', month: 'long' });
    return isToday ? say(texts.dailyIsHere, { gradeName }) : say(texts.earlierIsHere, { dayName, gradeName });
  };
  arrival.accept(puzzle, words, { kind: 'daily', day, grade });
}

export function TodayForm({ arrival }: { arrival: Arrival }): JSX.Element {
  const maker = dailyMakerOfPage();
  const shelf = dailyShelfOfPage();
  const days = daysUpTo(new Date(), daysOffered);
  const [day, setDay] = useState(days[0]!);
  const [wanted, setWanted] = useState<number | null>(null);
  // Whoever leaves wants nothing more.
  useEffect(() => maker.stop, [maker]);

  const making = maker.making.value;
  const isUnderWay = making?.isUnderWay ?? false;
  const failure = maker.failure.value;
  const play = (grade: number): void => {
    const daily = { day, grade };
    const made = shelf.get(daily);
    const accept = (puzzle: Puzzle): void => acceptDaily(arrival, daily, day === days[0], puzzle);
    if (made) return accept(made);
    setWanted(grade);
    void maker.make(recipeOfTheDay(daily), 1, ({ puzzle }) => {
      shelf.put(daily, puzzle);
      accept(puzzle);
    });
  };
  return (
    <div class={styles.today}>
      <CardChoice
        name="daily-day"
        label={say(texts.dayLabel)}
        class={styles.days!}
        cards={days.map((each, ago) => ({
          value: each,
          content: (
            <span class={styles.day}>
              <b>{ago === 0 ? begun(say(texts.dayToday)) : dateWords(dateOf(each), { weekday: 'short' })}</b>
              <small>{dateWords(dateOf(each), { day: 'numeric', month: 'short' })}</small>
            </span>
          ),
        }))}
        chosen={day}
        onChoose={(chosen) => {
          maker.stop();
          setDay(chosen);
        }}
      />
      <p class={styles.about}>{say(texts.dailyAbout)}</p>
      <ul class={styles.grades}>
        {grades.map((_, grade) => {
          const puzzle = shelf.get({ day, grade });
          const isMaking = isUnderWay && wanted === grade;
          const state = isMaking
            ? say(texts.makingPuzzle, { attemptsCount: making!.attempts })
            : puzzle
              ? givensWords(puzzle)
              : say(texts.dailyNotMade);
          return (
            <li key={grade}>
              <button type="button" aria-busy={isMaking || undefined} onClick={() => play(grade)}>
                <span class={styles.picture}>{puzzle && <GivensPicture puzzle={puzzle} />}</span>
                <span class={styles.words}>
                  <Stair grade={grade} />
                  <b>{begun(gradeWord(grade))}</b>
                  <small>{say(takes[grade]!)}</small>
                  <small>{state}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {failure && <output class={styles.bad}>{say(texts.makingFailed, { reasonName: failure })}</output>}
      {isUnderWay && (
        <div class={styles.foot}>
          <Button look="outlined" icon={icons.stop} onClick={() => maker.stop()}>
            {say(texts.stopMaking)}
          </Button>
        </div>
      )}
    </div>
  );
}
