// Puts the stores together and starts the page: from the saved state, from the link, or with an empty board.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { solverRestarted } from '../language/generated/app';
import { say } from '../language/say';
import { blankPuzzle, boxShape, isSamePuzzle } from '../grid/puzzle';
import { loadSolverTexts } from '../language/solver_texts';
import type { Words } from '../language/text';
import { type HasLink, makeLinkSync, readAddress } from '../link/link_sync';
import type { LinkState } from '../link/link';
import { isTop, readLabel } from '../link/pages';
import { makeAsGame } from './as_game';
import { makeAsLink } from './as_link';
import { isReloaded } from './handover';
import { makePersistence, type Saved } from './persistence';
import { makeSolvers, type SolverNeeds } from './solvers';
import { isAnswerOpen } from '../state/answer';
import { goesOn } from '../state/outcome';
import { makePlay } from '../state/play';
import type { HasPlay } from '../state/play_store';
import { type HasSitting, makeSittings } from '../state/sitting';
import { followDay } from '../state/day';
import { makeStopwatch } from '../state/stopwatch';
import type { CanRead } from '../state/reading';
import { restartRaceOnNewPuzzle } from '../run/subject';
import type { HasKept } from '../kept/kept_store';
import { type HasSettings, makeSettings, restoreSettings, settingsToSave } from '../state/settings';
import { makeVerdict } from '../state/verdict';
import { type CanSolve, type HasVerdict, type HasWholeModule, isJudged, outlookOf } from '../state/verdict_store';
import { type HasView, makeView, type Tab, type TabLetters } from '../state/view';
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

/** One object, so that setting it again changes nothing. */
const noCells: readonly number[] = [];

export interface AppNeeds extends SolverNeeds {
  page: Window;
  update: UpdateStore;
  /** The link letters of all tabs. */
  letters: TabLetters;
  needsAlgorithms(tab: Tab): boolean;
}

export async function makeApp(needs: AppNeeds): Promise<App> {
  const { page, update, letters, needsAlgorithms } = needs;
  const view = makeView();
  const runs = makeRuns();
  const complain = (text: Words): void => void (view.notice.value = { text, tone: 'bad' });
  const onRestart = (reason: Words): void => complain(() => say(solverRestarted, { reasonName: reason() }));
  const solvers = makeSolvers(needs, onRestart);
  const { quick, whole, clientFor } = solvers;

  const settings = makeSettings();
  const stopwatch = makeStopwatch();
  const play = makePlay(blankPuzzle(boxShape(3, 3)), {
    tidiesNotes: settings.tidyNotes,
    fillsNotes: settings.fillsNotes,
    marksClashes: computed(() => settings.marksWrong.value !== 'nothing'),
    elapsed: stopwatch.elapsed,
  });
  const isInSight = signal(page.document.visibilityState !== 'hidden');
  page.document.addEventListener('visibilitychange', () => {
    isInSight.value = page.document.visibilityState !== 'hidden';
  });
  const sittings = makeSittings({
    play,
    stopwatch,
    timer: settings.timer,
    isOpen: computed(() => isInSight.value && play.typing.value === 'entries' && goesOn(play.outcome.value)),
    isPlayed: computed(
      () => (view.tab.value === 'play' && view.top.value !== 'practice') || view.tab.value === 'logic',
    ),
  });
  const watch = makeWatch({
    play,
    view,
    runs,
    settings,
    client: solvers.watch,
    onNextFrame: (callback) => void page.requestAnimationFrame(callback),
  });

  restartRaceOnNewPuzzle(play, runs);
  effect(() => {
    // A new puzzle closes the card on top of the old one.
    void play.puzzleId.value;
    view.top.value = null;
  });
  effect(() => {
    // A smaller board may come by undo, back or a link.
    const { cellCount } = play.geometry.value;
    const left = [...view.selection.peek()].filter((cell) => cell < cellCount);
    view.select(left, Math.min(view.selected.peek(), cellCount - 1));
  });

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

  const href = page.location.href;
  const label = readLabel(page.history.state, letters);
  // An address may lag behind the game by the last moment's change. The game wins
  // if the page was here before, or if the address is its link, or was until its
  // last change, or before something lay on top: if the page is reloaded at that moment, it comes without label.
  const isAddressOf = ({ game, isOfTab }: Saved): boolean =>
    (label !== null && isOfTab) || [game?.link, game?.linkBefore, game?.linkBelow].includes(href);
  const reading = readAddress(page, letters);
  // An address that cannot be read does not matter if the game wins.
  reading.catch(() => undefined);
  const { saved, late } = await persistence.load();
  const address = isAddressOf(saved) ? null : await reading;
  function begin(found: Saved): void {
    if (found.settings) restoreSettings(settings, found.settings);
    if (found.game) asGame.apply(found.game);
    if (address?.ok && !isAddressOf(found)) open(address.state, label?.puzzleId);
  }
  begin(saved);
  if (address && !address.ok) complain(address.message);
  const shown = play.position.peek();
  void late?.then((found) => {
    if (play.position.peek() === shown) return begin(found);
    // Changes made while the device was slow stay; undo leads back to the saved state.
    const [puzzle, entries] = [play.puzzle.peek(), play.entries.peek()];
    batch(() => {
      if (found.game) play.restore(found.game.position, found.game.history);
      play.load(puzzle, entries);
    });
  });

  const sync = makeLinkSync({
    state: asLink.state,
    place: computed(() => ({
      puzzleId: play.position.value.puzzleId,
      tab: view.tab.value,
      dialog: view.dialog.value ?? (view.tab.value === 'play' ? view.top.value : null),
    })),
    load: open,
    show(place) {
      batch(() => {
        view.tab.value = place.tab;
        view.dialog.value = isTop(place.dialog) ? null : place.dialog;
        view.top.value = isTop(place.dialog) ? place.dialog : null;
      });
    },
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
    lastLabel: isReloaded(page) && saved.isOfTab && isAddressOf(saved) ? readLabel(saved.game?.label, letters) : null,
  });
  sync.start(saved.isOfTab && saved.game?.link === href);
  const verdict = makeVerdict({
    play,
    wanted: settings.solver,
    clientFor,
    tellsWrong: computed(() => settings.marksWrong.value === 'all' || isAnswerOpen({ play, view })),
    portfolio: solvers.portfolio,
    countTogether: async (...count) => (await import('../client/late_workers')).countTogether(...count),
  });
  effect(() => {
    const [now, told] = [verdict.verdict.value, verdict.told.value];
    const outlook = outlookOf(now);
    const best = verdict.showsBest.value ? (outlook?.best ?? null) : null;
    untracked(() => {
      const contradiction = told.kind === 'known' ? told.outcome.contradiction : null;
      play.hatched.value = contradiction?.cells ?? noCells;
      play.outlook.value = outlook && { proved: outlook.proved, best };
    });
  });

  void persistence.keep({
    game: asGame.game(sync),
    settings: computed(() => settingsToSave(settings)),
    play,
    sittings,
    isJudged: computed(() => isJudged(verdict.verdict.value)),
  });

  const writing = async () => (await import('../state/writing')).makeWriting(play, quick, whole);
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
    write: async (...what) => (await writing()).write(...what),
    writeAs: async (...what) => (await writing()).writeAs(...what),
    formats: async () => (await writing()).formats(),
    whole,
    loadImprovements: async () =>
      (await Promise.all([import('../features/improve/improve_body'), loadSolverTexts()]))[0],
    solve: (puzzle, maxSeconds, limit = 1) =>
      clientFor(puzzle, '').ask({ kind: 'solve', puzzle, algorithm: '', limit, maxSeconds }),
  };
}
