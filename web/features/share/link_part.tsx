// The state as a link: how much of it, then by copying, by the system's own sheet, or by scanning.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
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
import type { HasWatch } from '../watch/watch_store';
import type { HasLink } from '../../link/link_sync';
import type { HasRuns } from '../../run/runs';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import type { CanWriteFormats } from '../../state/writing';
import type { Text } from '../../language/text';
import { Button } from '../../ui/controls/button';
import { CopyField } from '../../ui/controls/copy_field';
import { Segments } from '../../ui/controls/segments';
import { useAnswer } from '../../ui/controls/use_answer';
import { Elsewhere } from './elsewhere';
import { QrCode } from './qr_code';
import { linkOf, scopesOf, type Scope } from './scope';
import styles from './share_content.module.css';

const words: Record<Scope, Text> = {
  puzzle: linkOfPuzzle,
  entries: linkOfEntries,
  run: linkOfRun,
  path: linkOfPath,
};

/** Where the browser has a sheet of its own for sharing. */
export function ShareButton({ data }: { data: ShareData }): JSX.Element | null {
  if (typeof navigator.share !== 'function' || !navigator.canShare?.(data)) return null;
  // Closing the system's sheet rejects; there is nothing to say then.
  const share = (): void => void navigator.share(data).catch(() => undefined);
  return (
    <Button look="outlined" onClick={share}>
      {say(shareElsewhere)}
    </Button>
  );
}

export function LinkPart({
  app,
}: {
  app: HasPlay & HasView & HasRuns & HasSitting & HasWatch & HasLink & CanWriteFormats;
}): JSX.Element {
  const offered = scopesOf(app);
  // A puzzle that is sent to somebody starts clean.
  const isPath = offered.some(({ value }) => value === 'path');
  const [scope, setScope] = useState<Scope>(app.view.tab.value === 'watch' ? 'run' : isPath ? 'path' : 'puzzle');
  const { puzzle, entries } = app.play;
  const link = useAnswer(() => linkOf(app, scope), [scope, puzzle.value, entries.value, app.watch.run.value]) ?? '';
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
      <CopyField key={scope} label={say(linkTab)} text={link} rows={3} copyLabel={say(copyLink)}>
        <ShareButton data={{ title: 'Sudoscope', url: link }} />
      </CopyField>
      <p class={styles.note}>{say(words[scope])}</p>
      {link !== '' && <QrCode text={link} />}
      <Elsewhere app={app} />
    </>
  );
}
