// Puts the stores together and starts the page: what was saved, or what the link says, or an empty board.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { solverRestarted } from '../language/generated/app';
import { say } from '../language/say';
import type { Portfolio } from '../client/portfolio';
import { makeSolverClient, type SolverClient } from '../client/solver_client';
import { areEveryday } from '../grid/constraints';
import { areEqual, blankPuzzle, boxShape, isSamePuzzle, sideOf, type Puzzle } from '../grid/puzzle';
import { loadSolverTexts } from '../language/solver_texts';
import type { Words } from '../language/text';
import type { QuickRequest } from '../protocol/messages';
import type { LinkState } from '../link/link';
import { type HasLink, makeLinkSync, readAddress } from '../link/link_sync';
import { markKinds, noEntries } from '../state/moves';
import { readLabel } from '../link/pages';
import { makePersistence, type Saved } from './persistence';
import { isAnswerOpen } from '../state/answer';
import { makePlay } from '../state/play';
import type { HasPlay } from '../state/play_store';
import { type HasSitting, makeSittings } from '../state/sitting';
import { makeStopwatch } from '../state/stopwatch';
import type { CanRead } from '../state/reading';
import { restartRaceOnNewPuzzle } from '../run/subject';
import type { SavedGame } from '../kept/saved_game';
import type { HasKept } from '../kept/kept_store';
import { type HasSettings, makeSettings, restoreSettings, settingsToSave } from '../state/settings';
import { type CanNameRules, type CanSolve, type HasVerdict, makeVerdict, outlookOf } from '../state/verdict';
import { type HasView, makeView, type Tab, type TabLetters } from '../state/view';
import { makeWatch } from '../features/watch/watch';
import type { HasWatch } from '../features/watch/watch_store';
import type { HasUpdate, UpdateStore } from '../pwa/update';
import { type HasRuns, makeRuns } from '../run/runs';
import { type HasCatalogue, makeCatalogue } from '../state/catalogue';
import { type CanWrite, type CanWriteFormats, makeWriting } from '../state/writing';

/** All that the page has. Whatever uses some of it says what: see the interfaces. */
export type App = HasPlay &
  HasSitting &
  HasKept &
  HasView &
  HasRuns &
  HasSettings &
  HasVerdict &
  HasWatch &
  HasCatalogue &
  HasUpdate &
  HasLink &
  CanRead &
  CanWrite &
  CanWriteFormats &
  CanNameRules &
  CanSolve;

/** One object, so that saying it again changes nothing. */
const noCells: readonly number[] = [];

export interface AppNeeds {
  makeQuickWorker: () => Worker;
  makeWorker: () => Worker;
  page: Window;
  /** How many this device has, as far as the browser tells. */
  cores: number;
  update: UpdateStore;
  /** The link letters of all tabs. */
  letters: TabLetters;
  needsAlgorithms(tab: Tab): boolean;
}

export async function makeApp(needs: AppNeeds): Promise<App> {
  const { makeQuickWorker, makeWorker, page, cores, update, letters, needsAlgorithms } = needs;
  const view = makeView();
  const runs = makeRuns();
  const complain = (text: Words): void => void (view.notice.value = { text, tone: 'bad' });
  const onRestart = (reason: Words): void => complain(() => say(solverRestarted, { reasonName: reason() }));
  const client = makeSolverClient<QuickRequest>(makeQuickWorker, onRestart);
  // The engine for large grids and most rules are in the whole module alone, which a first visit does without.
  const largeClient = makeSolverClient(makeWorker, onRestart);
  const clientFor = ({ shape }: Puzzle, algorithm: string): SolverClient<QuickRequest> =>
    algorithm || sideOf(shape) > 9 || !areEveryday(shape.constraints) ? largeClient : client;
  // A worker of its own, so that a long count does not hold up the animation. It starts when Watch or the Lab shows.
  const watchClient = makeSolverClient(makeWorker, onRestart);

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
    counts: computed(() => {
      const isPlayed = view.tab.value === 'play' || view.tab.value === 'logic';
      const isOpen = play.typing.value === 'entries' && play.grid.value.includes(0);
      return settings.timer.value && isInSight.value && isPlayed && isOpen;
    }),
  });
  const watch = makeWatch({
    play,
    view,
    runs,
    settings,
    client: watchClient,
    onNextFrame: (callback) => void page.requestAnimationFrame(callback),
  });

  restartRaceOnNewPuzzle(play, runs);
  effect(() => {
    // A smaller board may come by undo, back or a link.
    const { cellCount } = play.geometry.value;
    const left = [...view.selection.peek()].filter((cell) => cell < cellCount);
    view.select(left, Math.min(view.selected.peek(), cellCount - 1));
  });

  function isShown(puzzle: Puzzle, entries: LinkState['entries']): boolean {
    const asked = entries ?? noEntries(puzzle);
    const shown = play.entries.peek();
    const isSame = (['values', 'revealed', ...markKinds] as const).every((kind) => areEqual(asked[kind], shown[kind]));
    return isSamePuzzle(puzzle, play.puzzle.peek()) && isSame;
  }

  function applyLink(
    { puzzle, entries, run, race, withEntries, tab, step, seconds }: LinkState,
    puzzleId?: number,
  ): void {
    batch(() => {
      if (!isShown(puzzle, entries)) play.load(puzzle, entries ?? undefined, { kind: 'received' }, puzzleId);
      // Only a link to the Watch tab knows.
      if (tab === 'watch') {
        runs.race.value = race;
        runs.withEntries.value = withEntries;
      }
      // Once it is known what the run is of.
      if (run) watch.restore(run.choice, run.position);
      view.tab.value = tab;
      view.dialog.value = null;
    });
    if (seconds) sittings.change({ elapsed: 1000 * seconds });
    // Once Logic has forgotten what it showed of the grid before.
    view.step.value = step ?? -1;
  }

  function applySaved(game: SavedGame): void {
    batch(() => {
      for (const [puzzleId, sitting] of game.sittings ?? []) sittings.recall(puzzleId, sitting);
      play.restore(game.position, game.history);
      play.typing.value = game.typing;
      runs.race.value = game.race ?? null;
      runs.withEntries.value = game.withEntries ?? game.place > 0;
      watch.restore(game.run, game.place);
      view.tab.value = Object.hasOwn(letters, game.tab) ? game.tab : 'play';
    });
    view.step.value = game.step ?? -1;
  }

  function knownSittings(): NonNullable<SavedGame['sittings']> {
    void sittings.sitting.value;
    const { done, undone } = play.history.value;
    const ids = new Set([play.position.value.puzzleId]);
    for (const move of [...done, ...undone])
      if (move.kind === 'load') ids.add(move.before.puzzleId).add(move.after.puzzleId);
    return [...ids].flatMap((id) => {
      const sitting = sittings.of(id);
      return sitting ? [[id, sitting] as const] : [];
    });
  }

  const logicStep = computed(() => (view.tab.value === 'logic' ? view.step.value : -1));
  const linkState = computed<LinkState>(() => {
    const tab = view.tab.value;
    // The position is not a signal; the readout is, and changes with it.
    void watch.player.value?.readout.value;
    const run = tab === 'watch' ? { choice: watch.run.value, position: watch.place() } : null;
    const race = tab === 'watch' ? runs.race.value : null;
    return {
      puzzle: play.puzzle.value,
      entries: play.entries.value,
      run,
      race,
      withEntries: runs.withEntries.value,
      tab,
      step: logicStep.value < 0 ? null : logicStep.value,
    };
  });

  const persistence = makePersistence(page, complain);
  const href = page.location.href;
  const label = readLabel(page.history.state, letters);
  // An address may lag behind the game by what was done in the last moment. The game of a page that was here before wins, as
  // does one whose link the address is.
  const isAddressOf = ({ game, isOfTab }: Saved): boolean => (label !== null && isOfTab) || game?.link === href;
  const reading = readAddress(page, letters);
  // Where the game wins, nobody misses what could not be read.
  reading.catch(() => undefined);
  const { saved, late } = await persistence.load();
  const address = isAddressOf(saved) ? null : await reading;
  function begin(found: Saved): void {
    if (found.settings) restoreSettings(settings, found.settings);
    if (found.game) applySaved(found.game);
    if (address?.ok && !isAddressOf(found)) applyLink(address.state, label?.puzzleId);
  }
  begin(saved);
  if (address && !address.ok) complain(address.message);
  const shown = play.position.peek();
  void late?.then((found) => {
    if (play.position.peek() === shown) return begin(found);
    // What was done while the device took its time stays; undo leads back to what was saved.
    const [puzzle, entries] = [play.puzzle.peek(), play.entries.peek()];
    batch(() => {
      if (found.game) play.restore(found.game.position, found.game.history);
      play.load(puzzle, entries);
    });
  });

  const sync = makeLinkSync({
    state: linkState,
    place: computed(() => ({
      puzzleId: play.position.value.puzzleId,
      tab: view.tab.value,
      dialog: view.dialog.value,
    })),
    load: applyLink,
    show(place) {
      batch(() => {
        view.tab.value = place.tab;
        view.dialog.value = place.dialog;
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
  });
  sync.start();
  /**
   * It is no signal. While the run plays nothing tells of it: the link has it, and the game is not written anew ten times a
   * second.
   */
  function placeToSave(): number {
    const player = watch.player.value;
    void (player?.playing.value || player?.readout.value);
    return watch.place();
  }
  const game = computed<SavedGame>(() => ({
    version: 1,
    position: play.position.value,
    history: play.history.value,
    sittings: knownSittings(),
    typing: play.typing.value,
    run: watch.run.value,
    place: placeToSave(),
    race: runs.race.value,
    withEntries: runs.withEntries.value,
    tab: view.tab.value,
    step: logicStep.value,
    link: sync.link.value,
  }));
  void persistence.keep({ game, settings: computed(() => settingsToSave(settings)), play, sittings });

  // Only what the whole module searches is ever hard enough for several workers: a first visit does without.
  let several: Portfolio | null = null;
  const portfolio: Portfolio = {
    async ask(first, question, listening) {
      if (first === client) return client.ask({ ...question, kind: 'solve', isKept: true }, listening);
      const { makePortfolio } = await import('../client/portfolio');
      // A helper that is lost is not missed.
      several ??= makePortfolio(() => makeSolverClient(makeWorker, () => undefined), cores);
      return several.ask(first, question, listening);
    },
    release: () => several?.release(),
  };
  const verdict = makeVerdict({
    play,
    wanted: settings.solver,
    clientFor,
    tellsWrong: computed(() => settings.marksWrong.value === 'all' || isAnswerOpen({ play, view })),
    portfolio,
    countTogether: async (...count) => (await import('../client/count_together')).countTogether(...count),
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

  const { catalogue, load: loadCatalogue } = makeCatalogue(watchClient, complain);
  const isOpening = computed(() => watch.player.value?.status.value === 'opening');
  effect(() => {
    // Where it failed, as without a network on a first visit, the next change of tab or the next run tries again.
    const shows = needsAlgorithms(view.tab.value) || verdict.choosesSolver.value;
    if (isOpening.value || shows) void untracked(loadCatalogue);
  });

  return {
    play,
    sittings,
    kept: { store: persistence.store, play },
    view,
    runs,
    settings,
    verdict,
    watch,
    catalogue,
    update,
    link: sync.link,
    linkTo: sync.linkTo,
    read: async (...what) => (await import('../state/reading')).makeReader(client, largeClient)(...what),
    ...makeWriting(play, client, largeClient),
    async ignoredRules(puzzle) {
      const [told] = await Promise.all([largeClient.ask({ kind: 'ignoredRules', puzzle }), loadSolverTexts()]);
      return told;
    },
    solve: (puzzle, maxSeconds, limit = 1) =>
      clientFor(puzzle, '').ask({ kind: 'solve', puzzle, algorithm: '', limit, maxSeconds }),
  };
}
