// Messages and the update prompt, and the polite voice for screen readers, which announces notices, verdicts
// and single steps of a run, but nothing while it plays. A message shortens the scrolling part, and covers
// nothing. If the page is too low for that, a passing message lies over the header, and presses go through it.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import {
  dismiss,
  goThere,
  messagesLabel,
  placeInRun,
  placeIsFar,
  stayHere,
  updateButton,
  updateIsReady,
  updateLabel,
  updateLater,
} from '../language/generated/app';
import { say } from '../language/say';
import { goesOn } from '../state/outcome';
import { isShown, passes } from '../state/notices';
import { spoken } from '../ui/places';
import { useEntrySentence } from './entry_voice';
import type { App } from './make_app';
import { Button } from '../ui/controls/button';
import { icons } from '../ui/icons';
import { judged, verdictWords } from '../ui/words';
import styles from './notices.module.css';

const shownMs = 3000;

export function NoticeText({ app }: { app: App }): JSX.Element | null {
  const { notice } = app.view;
  const current = notice.value;
  const actions = current?.actions ?? [];
  useEffect(() => {
    if (!current || !passes(current)) return undefined;
    const timer = setTimeout(() => (notice.value = null), shownMs);
    return () => clearTimeout(timer);
  }, [current]);
  if (!current || !isShown(current)) return null;
  const isPassing = passes(current);
  const putAway = (): void => void (notice.value = null);
  return (
    <div
      class={`${styles.notice} ${styles[current.tone]} ${isPassing ? styles.passing : ''}`}
      data-passing={isPassing || undefined}
    >
      <p>{current.text()}</p>
      {actions.length > 0 && (
        <div class={styles.actions}>
          {actions.map(({ text, run }) => (
            <Button key={text()} look="outlined" onClick={run}>
              {text()}
            </Button>
          ))}
        </div>
      )}
      <Button icon={icons.close} label={say(dismiss)} onClick={putAway} />
    </div>
  );
}

function UpdatePrompt({ app }: { app: App }): JSX.Element | null {
  const { update } = app;
  if (!update.waiting.value) return null;
  return (
    <div class={styles.notice} role="group" aria-label={say(updateLabel)}>
      <p>{say(updateIsReady)}</p>
      <Button look="primary" onClick={() => update.apply()}>
        {say(updateButton)}
      </Button>
      <Button onClick={() => update.dismiss()}>{say(updateLater)}</Button>
    </div>
  );
}

/** A link may lead to a place that takes hours to reach: the search starts only when the user agrees. */
function FarPlace({ runs, view }: App): JSX.Element | null {
  const place = runs.farPlace.value;
  if (!place || view.tab.value !== 'watch') return null;
  return (
    <div class={styles.notice} role="group" aria-label={say(placeInRun)}>
      <p>{say(placeIsFar)}</p>
      <Button look="primary" onClick={() => place.goOn()}>
        {say(goThere)}
      </Button>
      <Button onClick={() => (runs.farPlace.value = null)}>{say(stayHere)}</Button>
    </div>
  );
}

/**
 * The verdict in a sentence; while a new one is being found, or the number of several is about to come, the old one stays,
 * so that only a change is said.
 */
function useVerdictSentence({ verdict, play }: App): string {
  const said = useRef('');
  const now = verdict.told.value;
  const count = verdict.count.value;
  const grid = judged(play);
  const isCounting =
    now.kind === 'known' &&
    now.outcome.status === 'several' &&
    count.kind === 'idle' &&
    grid.grid.some((value) => value > 0);
  if (!goesOn(grid.outcome)) said.current = `${verdictWords(now, grid).headline}.`;
  // A message already says that something is wrong.
  else if (grid.outcome === 'wrong' && grid.hasOwn) said.current = '';
  else if ((now.kind === 'known' || now.kind === 'failed') && !isCounting) {
    const { headline, detail, tone } = verdictWords(now, grid, count);
    said.current = tone === 'bad' ? `${headline}. ${detail}` : `${headline}.`;
  }
  return said.current;
}

function Voice({ app }: { app: App }): JSX.Element {
  const verdict = useVerdictSentence(app);
  const entry = useEntrySentence(app);
  const { watch, view, runs, update } = app;
  const player = view.tab.value === 'watch' ? watch.player.value : null;
  const step = player && !player.playing.value ? player.readout.value : null;
  return (
    <div class="unseen">
      <p role="status">{spoken(view.notice.value?.text() ?? '')}</p>
      <p role="status">{entry}</p>
      <p role="status">{spoken(verdict)}</p>
      <p role="status">{step && spoken(step.words().what)}</p>
      <p role="status">{update.waiting.value && say(updateIsReady)}</p>
      <p role="status">{runs.farPlace.value && say(placeIsFar)}</p>
    </div>
  );
}

export function Notices({ app }: { app: App }): JSX.Element {
  return (
    <section class={styles.stack} aria-label={say(messagesLabel)}>
      <NoticeText app={app} />
      <UpdatePrompt app={app} />
      <FarPlace {...app} />
      <Voice app={app} />
    </section>
  );
}
