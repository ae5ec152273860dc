// The bar at the top: the name, the puzzle and its state, and the ways in and out.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import {
  helpTitle,
  newButton,
  openButton,
  puzzleAndPage,
  readyOffline,
  readyOfflineAbout,
  settingsTitle,
  shareTitle,
} from '../language/generated/app';
import { theAnswer } from '../language/generated/play';
import { say } from '../language/say';
import { chipWords } from '../features/play/chip_words';
import { lateViews, loadLateViews } from '../features/play/late_views';
import { isExercising } from '../features/practice/exercise';
import type { App } from './make_app';
import { isUnset } from '../state/outcome';
import { isJudged } from '../state/verdict_store';
import type { Dialog } from '../state/view';
import { Button } from '../ui/controls/button';
import { BrandMark, icons } from '../ui/icons';
import { MoreMenu } from './more_menu';
import { givensWords, shapeWords } from '../ui/words';
import styles from './header.module.css';

function PuzzleChip({ app }: { app: App }): JSX.Element {
  const puzzle = app.play.puzzle.value;
  const views = lateViews.value;
  const { play, verdict } = app;
  const isDue = isJudged(verdict.verdict.value) && !isUnset(play.geometry.value, play.grid.value);
  useEffect(() => {
    if (isDue) void loadLateViews().catch(() => undefined);
  }, [isDue]);
  const showVerdict = (): void =>
    void loadLateViews()
      .then((views) => views.showVerdict(app))
      .catch(() => undefined);
  const chip = chipWords(app);
  const givens = givensWords(puzzle);
  return (
    <p class={styles.chip}>
      <button type="button" title={say(theAnswer)} onClick={showVerdict}>
        <span class={styles.pill}>
          <span class={styles.shape}>{shapeWords(puzzle.shape)} · </span>
          {chip && <span class={styles.givens}>{givens} · </span>}
          <b class={chip ? styles[chip.tone] : styles.plain}>{chip ? chip.short : givens}</b>
        </span>
      </button>
      {views && <views.PuzzleFollower app={app} />}
    </p>
  );
}

function OfflineMark({ app }: { app: App }): JSX.Element | null {
  if (app.update.offline.value !== 'ready') return null;
  return (
    <p class={styles.offline} title={say(readyOfflineAbout)}>
      <icons.offline />
      <span>{say(readyOffline)}</span>
    </p>
  );
}

interface HeaderProps {
  app: App;
  onNew(): void;
  onOpenFile(): void;
}

export function Header({ app, onNew, onOpenFile }: HeaderProps): JSX.Element {
  const open = (dialog: Dialog) => () => (app.view.dialog.value = dialog);
  return (
    <header class={styles.bar}>
      <h1 class={styles.mark}>
        <BrandMark />
        <span>Sudoscope</span>
      </h1>
      {!(app.view.tab.value === 'play' && isExercising(app)) && <PuzzleChip app={app} />}
      <span class={styles.space} />
      <OfflineMark app={app} />
      <nav class={styles.actions} aria-label={say(puzzleAndPage)}>
        <Button onClick={onNew}>{say(newButton)}</Button>
        <Button class={styles.roomy} onClick={onOpenFile}>
          {say(openButton)}
        </Button>
        <Button class={styles.wide} onClick={open('share')}>
          {say(shareTitle)}
        </Button>
        <Button class={styles.full} icon={icons.settings} label={say(settingsTitle)} onClick={open('settings')} />
        <Button class={styles.full} icon={icons.help} label={say(helpTitle)} onClick={open('help')} />
        <MoreMenu
          class={styles.menu}
          items={[
            { icon: icons.share, text: say(shareTitle), run: open('share'), class: styles.inMenu },
            { icon: icons.open, text: say(openButton), run: onOpenFile },
            { icon: icons.settings, text: say(settingsTitle), run: open('settings') },
            { icon: icons.help, text: say(helpTitle), run: open('help') },
          ]}
        />
      </nav>
    </header>
  );
}
