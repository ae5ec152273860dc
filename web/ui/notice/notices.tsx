// Passing messages and the update prompt, over the page so that nothing moves; and the polite voice for screen readers,
// which says notices and verdicts, but never a frame of a run.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { App } from '../../state/types';
import { Button } from '../controls/button';
import { verdictWords } from '../words';
import styles from './notices.module.css';

/** Long enough to read twice; a bad one stays until it is put away. */
const shownMs = 8000;

function Passing({ app }: { app: App }): JSX.Element | null {
  const { notice } = app.view;
  const current = notice.value;
  useEffect(() => {
    if (!current || current.tone === 'bad') return undefined;
    const timer = setTimeout(() => (notice.value = null), shownMs);
    return () => clearTimeout(timer);
  }, [current]);
  if (!current) return null;
  return (
    <div class={`${styles.notice} ${styles[current.tone]}`}>
      <p>{current.text}</p>
      <Button icon="close" label="Dismiss" onClick={() => (notice.value = null)} />
    </div>
  );
}

function UpdatePrompt({ app }: { app: App }): JSX.Element | null {
  const { update } = app;
  if (!update.waiting.value) return null;
  return (
    <section class={styles.notice} aria-label="Update">
      <p>A new version is ready. Your puzzle is kept.</p>
      <Button look="primary" onClick={() => update.apply()}>
        Update
      </Button>
      <Button onClick={() => update.dismiss()}>Later</Button>
    </section>
  );
}

function Voice({ app }: { app: App }): JSX.Element {
  const verdict = app.verdict.verdict.value;
  const { headline, detail } = verdictWords(verdict, app.play.grid.value);
  const said = verdict.kind === 'known' || verdict.kind === 'failed' ? `${headline}. ${detail}` : '';
  const waiting = app.update.waiting.value ? 'A new version is ready.' : '';
  return (
    <div class="unseen" role="status">
      {app.view.notice.value?.text} {said} {waiting}
    </div>
  );
}

export function Notices({ app }: { app: App }): JSX.Element {
  return (
    <>
      <div class={styles.stack}>
        <Passing app={app} />
        <UpdatePrompt app={app} />
      </div>
      <Voice app={app} />
    </>
  );
}
