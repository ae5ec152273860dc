// Puts the stores together and starts the page: from the saved state, from the link, or with an empty board.
import { batch, computed, effect, untracked } from '@preact/signals';
import type { HasKept } from '../kept/stored_records';
import { solverRestarted } from '../language/generated/app';
import { say } from '../language/say';
import { blankPuzzle, boxShape, isSamePuzzle } from '../grid/puzzle';
import { loadSolverTexts } from '../language/solver_texts';
import type { Words } from '../language/text';
import { type HasLink, makeLinkSync } from '../link/link_sync';
import type { LinkState } from '../link/link';
import { makeAsGame } from './as_game';
import { makeAsLink, placeOfView, showPlace } from './as_link';
import { beginGame } from './begin_game';
import { followPuzzle, showOutlook, sittingsOf } from './between_stores';
import { makePersistence } from './persistence';
import { makeSolvers, type SolverNeeds, type Solvers } from './solvers';
import { makePlay } from '../state/play';
import type { HasPlay, PlayStore } from '../state/play_store';
import type { HasSitting } from '../state/sitting';
import { followDay } from '../state/day';
import { makeStopwatch } from '../state/stopwatch';
import type { CanRead } from '../state/reading';
import { restartRaceOnNewPuzzle } from '../run/subject';
import { type HasSettings, makeSettings, settingsToSave } from '../state/settings';
import { makeVerdict } from '../state/verdict';
import { type CanSolve, type HasVerdict, type HasWholeModule, isJudged } from '../state/verdict_store';
import { type HasView, isAnswerOpen, makeView, type Tab, type TabLetters } from '../state/view';
import type { CanImprove } from '../features/play/play_needs';
import { makeWatch } from '../features/watch/watch';
import type { HasWatch } from '../features/watch/watch_store';
import { makeToday } from '../features/today/today';
import type { HasToday } from '../features/today/today_store';
import type { HasUpdate, UpdateStore } from '../pwa/update';
import { type HasRuns, makeRuns } from '../run/runs';
import { type HasCatalogue, makeCatalogue } from '../state/catalogue';
import type { CanWrite, CanWriteFormats } from '../state/writing';

/** Everything that the page has. Its users name the parts that they need: see the interfaces. */
export type App = HasPlay &
  HasSitting &
  HasKept &
  HasView &
  HasRuns &
  HasSettings &
  HasVerdict &
  HasWatch &
  HasCatalogue &
  HasToday &
  HasUpdate &
  HasLink &
  CanRead &
  CanWrite &
  CanWriteFormats &
  HasWholeModule &
  CanImprove &
  CanSolve;

export interface AppNeeds extends SolverNeeds {
  page: Window;
  update: UpdateStore;
  /** The link letters of all tabs. */
  letters: TabLetters;
  needsAlgorithms(tab: Tab): boolean;
}

/** The code that writes puzzles is fetched when the first is written. */
function writingOf(play: PlayStore, { quick, whole }: Pick<Solvers, 'quick' | 'whole'>): CanWrite & CanWriteFormats {
  const writing = async () => (await import('./late_writing')).lateWriting(play, quick, whole);
  return {
    write: async (...what) => (await writing()).write(...what),
    writeAs: async (...what) => (await writing()).writeAs(...what),
    formats: async () => (await writing()).formats(),
  };
}

export async function makeApp(needs: AppNeeds): Promise<App> {
  const { page, update, letters, needsAlgorithms } = needs;
  const view = makeView();
  const runs = makeRuns();
  const complain = (text: Words): void => void (view.notice.value = { text, tone: 'bad' });
  const solvers = makeSolvers(needs, (reason) => complain(() => say(solverRestarted, { reasonName: reason() })));
  const { quick, whole, clientFor } = solvers;

  const settings = makeSettings();
  const stopwatch = makeStopwatch();
  const play = makePlay(blankPuzzle(boxShape(3, 3)), {
    tidiesNotes: settings.tidyNotes,
    fillsNotes: settings.fillsNotes,
    marksClashes: computed(() => settings.marksWrong.value !== 'nothing'),
    elapsed: stopwatch.elapsed,
  });
  const sittings = sittingsOf({ play, view, settings }, stopwatch, page);
  const watch = makeWatch({
    play,
    view,
    runs,
    settings,
    client: solvers.watch,
    onNextFrame: (callback) => void page.requestAnimationFrame(callback),
  });

  restartRaceOnNewPuzzle(play, runs);
  followPuzzle({ play, view });

  const step = computed(() => (view.tab.value === 'logic' ? view.step.value : -1));
  const stores = { play, sittings, view, runs, watch, step };
  const asLink = makeAsLink(stores);
  const asGame = makeAsGame(stores, letters);

  const lasting = (text: Words): void => void (view.notice.value = { text, tone: 'bad', lasts: true });
  const persistence = makePersistence(page, lasting);
  followDay(page);
  const kept = { store: persistence.store, play, complain };
  const today = makeToday({ play, sittings, view, kept }, page);
  /** Opens a link; if this device has more of the same puzzle of a day, opens that instead. */
  function open(state: LinkState, puzzleId?: number): void {
    asLink.apply(state, puzzleId);
    const isFresh = state.daily && !state.challenge && puzzleId === undefined;
    // The state of the link stays if the device cannot be read.
    if (isFresh) today.takeUp().catch(() => undefined);
  }

  const { saved, lastLabel, isOwnAddress } = await beginGame({
    ...{ page, letters, persistence, play, settings, asGame, open, complain },
  });
  const sync = makeLinkSync({
    state: asLink.state,
    place: placeOfView(stores),
    load: open,
    show: (place) => showPlace(stores, place),
    isShown: (puzzle) => isSamePuzzle(puzzle, play.puzzle.peek()),
    ask(question) {
      batch(() => {
        if (question) view.dialog.value = null;
        view.question.value = question;
      });
    },
    complain,
    page,
    letters,
    below: saved.game?.linkBelow ?? '',
    lastLabel,
  });
  sync.start(isOwnAddress);
  const verdict = makeVerdict({
    play,
    wanted: settings.solver,
    clientFor,
    tellsWrong: computed(() => settings.marksWrong.value === 'all' || isAnswerOpen({ play, view })),
    portfolio: solvers.portfolio,
    countTogether: async (...count) => (await import('../client/late_workers')).countTogether(...count),
  });
  showOutlook(play, verdict);

  void persistence.keep({
    game: asGame.game(sync),
    settings: computed(() => settingsToSave(settings)),
    play,
    sittings,
    isJudged: computed(() => isJudged(verdict.verdict.value)),
  });

  const { catalogue, load: loadCatalogue } = makeCatalogue(solvers.watch, complain);
  const isOpening = computed(() => watch.player.value?.status.value === 'opening');
  effect(() => {
    // After a failure, as without a network on a first visit, the next change of tab or the next run tries again.
    const shows = needsAlgorithms(view.tab.value) || verdict.choosesSolver.value;
    if (isOpening.value || shows) void untracked(loadCatalogue);
  });

  return {
    play,
    sittings,
    kept,
    today,
    view,
    runs,
    settings,
    verdict,
    watch,
    catalogue,
    update,
    link: sync.link,
    linkTo: sync.linkTo,
    read: async (...what) => (await import('../state/reading')).makeReader(quick, whole)(...what),
    ...writingOf(play, solvers),
    whole,
    loadImprovements: async () =>
      (await Promise.all([import('../features/improve/improve_body'), loadSolverTexts()]))[0],
    solve: (puzzle, maxSeconds, limit = 1) =>
      clientFor(puzzle, '').ask({ kind: 'solve', puzzle, algorithm: '', limit, maxSeconds }),
  };
}
