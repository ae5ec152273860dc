// The state as a link: how much of it, and the ways to pass it on: copying, the system's own sheet, a code to scan.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { challengeAbout, challengeName } from '../../language/generated/duel';
import {
  copyLink,
  linkOfEntries,
  linkOfPath,
  linkOfPuzzle,
  linkOfRun,
  linkTab,
  shareElsewhere,
  whatLinkContains,
} from '../../language/generated/share';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { HasLink } from '../../link/link_sync';
import type { HasRuns } from '../../run/runs';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import type { CanWriteFormats } from '../../state/writing';
import { useAnswer } from '../../ui/answers';
import { Button } from '../../ui/controls/button';
import { Segments } from '../../ui/controls/choice';
import { CopyField } from '../../ui/controls/copy_field';
import { longestName } from '../duel/challenge';
import type { HasWatch } from '../watch/watch_store';
import { Elsewhere } from './elsewhere';
import { QrCode } from './qr_code';
import { linkOf, scopesOf, type Scope } from './scope';
import styles from './share_content.module.css';

const words: Record<Scope, Text> = {
  puzzle: linkOfPuzzle,
  entries: linkOfEntries,
  challenge: challengeAbout,
  run: linkOfRun,
  path: linkOfPath,
};

/** Shown if the browser has a sheet for sharing. */
function ShareButton({ data }: { data: ShareData }): JSX.Element | null {
  if (typeof navigator.share !== 'function' || !navigator.canShare?.(data)) return null;
  // Closing the system's sheet rejects; that needs no message.
  const share = (): void => void navigator.share(data).catch(() => undefined);
  return (
    <Button look="outlined" disabled={!data.url} onClick={share}>
      {say(shareElsewhere)}
    </Button>
  );
}

function firstScope({ view }: HasView, offered: readonly { value: Scope }[]): Scope {
  if (view.tab.value === 'watch') return 'run';
  const wanted = offered.find(({ value }) => value === 'path' || value === 'challenge');
  // A puzzle for somebody else starts clean.
  return wanted?.value ?? 'puzzle';
}

export function LinkPart({
  app,
}: {
  app: HasPlay & HasView & HasRuns & HasSitting & HasVerdict & HasWatch & HasLink & CanWriteFormats;
}): JSX.Element {
  const offered = scopesOf(app);
  const [scope, setScope] = useState(() => firstScope(app, offered));
  const [name, setName] = useState(keptName);
  const { puzzle, entries } = app.play;
  const link =
    useAnswer(() => linkOf(app, scope, name), [scope, name, puzzle.value, entries.value, app.watch.run.value]) ?? '';
  return (
    <>
      {offered.length > 1 && (
        <Segments
          name="link-scope"
          label={say(whatLinkContains)}
          options={offered.map(({ value, text }) => ({ value, text: say(text) }))}
          chosen={scope}
          onChoose={(value: Scope) => setScope(value)}
        />
      )}
      {scope === 'challenge' && (
        <label class={styles.name}>
          <span>{say(challengeName)}</span>
          <input
            type="text"
            maxLength={longestName}
            autocomplete="nickname"
            value={name}
            onInput={({ currentTarget: { value } }) => {
              setName(value);
              keepName(value);
            }}
          />
        </label>
      )}
      <CopyField key={scope} label={say(linkTab)} text={link} rows={3} copyLabel={say(copyLink)}>
        <ShareButton data={{ title: 'Sudoscope', url: link }} />
      </CopyField>
      <p class={styles.note}>{say(words[scope])}</p>
      {link !== '' && <QrCode text={link} />}
      <Elsewhere app={app} />
    </>
  );
}

const key = 'sudoscope-name';

/** The name under which the user sent the last challenge, for the next one. */
function keptName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // A device that stores nothing asks again.
    return '';
  }
}

function keepName(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // As above.
  }
}
