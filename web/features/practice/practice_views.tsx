// The exercise, in place of the game: the position, the pad, and the judgement of each answer.
import { signal } from '@preact/signals';
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import * as texts from '../../language/generated/logic';
import { say, tell } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import { areFilledIn } from '../../state/notes';
import { Button } from '../../ui/controls/button';
import { spoken } from '../../ui/places';
import { makeHintDoor } from '../logic/hint_door';
import { HintInPlace } from '../logic/hint_place';
import * as hintViews from '../logic/hint_views';
import { lessonLog } from '../../kept/lesson_log';
import { lessonWords } from '../logic/learn/lesson_texts';
import { makeEntryControl } from '../play/entry_control';
import type { StandIn } from '../../ui/tab';
import { DeckFrame, DeckTools } from '../play/play_deck';
import type { PlayPage } from '../play/play_needs';
import { playView } from '../play/play_tab';
import { endExercise, exercise } from './exercise';
import { makePractice } from './practice';
import styles from './practice.module.css';
import { answeredWords, goOnAfter, PracticeCard } from './practice_card';

export function open({ app, arrival }: PlayPage): StandIn {
  const selected = app.view.selected.peek();
  const client = makeSolverClient(makeLogicWorker, () => undefined);
  const log = lessonLog(app);
  const practice = makePractice(exercise.peek()!, {
    app,
    client,
    // A device that stores nothing has said so when the page began.
    onRight: (technique) => void log.noteRight(technique).catch(() => undefined),
  });
  const { play, sittings, hints, answered } = practice;
  const own = { ...app, play, sittings };
  const entry = makeEntryControl(own);
  const door = makeHintDoor({
    isOpen: signal(false),
    async load() {
      await loadSolverTexts();
      return { views: hintViews, hints, layer: hintViews.hintLayer(hints), more: null };
    },
  });
  const page: PlayPage = { app: own, arrival, entry, hints: door };
  const source = door.over(play.source);
  const techniqueName = (): string => tell(practice.exercise.value.technique.name);
  app.view.selected.value = play.grid.peek().indexOf(0);

  const backToPuzzle = () => (
    <Button look="outlined" onClick={() => endExercise(app)}>
      {say(texts.practiceEnd)}
    </Button>
  );
  function Card() {
    const { settings, view } = app;
    if (door.place.value === 'card')
      return <HintInPlace app={{ play, settings, view }} hints={door} backText={say(texts.practiceOn)} />;
    return answered.value && <PracticeCard app={app} practice={practice} answered={answered.value} />;
  }

  return {
    board: () => ({
      ...playView.board!(page),
      source,
      notesInPlaces: areFilledIn(play.grid.value, play.entries.value.notes),
      label: say(texts.practiceBoard, { techniqueName: techniqueName() }),
    }),
    Panel() {
      return <p class={styles.lesson}>{lessonWords(practice.exercise.value.technique.id)}</p>;
    },
    Deck() {
      const isCovered = door.place.value === 'card' || answered.value !== null;
      return (
        <div data-race>
          <p class={styles.task}>{say(texts.practiceTask, { techniqueName: techniqueName() })}</p>
          <p class="unseen" role="status">
            {answered.value ? spoken(answeredWords(answered.value, practice)) : ''}
          </p>
          <DeckFrame
            page={page}
            tools={<DeckTools page={page} tries={backToPuzzle()} check={null} />}
            card={isCovered ? <Card /> : null}
          />
        </div>
      );
    },
    key(event) {
      const now = answered.peek();
      if (now && event.key === 'Enter') goOnAfter(now, practice).run();
      else if (now && event.key === 'Escape') practice.goOn();
      else return event.key.toLowerCase() !== 'p' && playView.key!(event, page);
      return true;
    },
    chord: (event) => playView.chord!(event, page),
    end() {
      practice.end();
      entry.end();
      door.end();
      client.end();
      app.view.selected.value = selected;
    },
  };
}
