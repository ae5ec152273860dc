// The ways out of the page: as a link, as text, as a picture, on paper.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { linkTab, pictureTab, printTab, textTab, waysToShare } from '../../language/generated/share';
import { say } from '../../language/say';
import type { HasWatch } from '../watch/watch_store';
import type { HasLink } from '../../link/link_sync';
import type { HasRuns } from '../../run/runs';
import type { HasPlay } from '../../state/play_store';
import type { CanRead } from '../../state/reading';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve, HasVerdict, HasWholeModule } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import type { CanWrite, CanWriteFormats } from '../../state/writing';
import { panelProps, Tabs } from '../../ui/controls/tabs';
import { PrintPart } from './print_part';
import { LinkPart } from './link_part';
import { PicturePart } from './picture_part';
import styles from './share_content.module.css';
import { TextPart } from './text_part';

const parts = [
  { id: 'link', text: linkTab, Part: LinkPart },
  { id: 'text', text: textTab, Part: TextPart },
  { id: 'picture', text: pictureTab, Part: PicturePart },
  { id: 'print', text: printTab, Part: PrintPart },
] as const;
type PartId = (typeof parts)[number]['id'];

/** Within the dialog. */
export function ShareContent({
  app,
}: {
  app: HasPlay &
    HasView &
    HasRuns &
    HasSettings &
    HasSitting &
    HasVerdict &
    HasWatch &
    HasLink &
    CanRead &
    CanWrite &
    CanWriteFormats &
    CanSolve &
    HasWholeModule;
}): JSX.Element {
  const [chosen, choose] = useState<PartId>(app.view.tab.value === 'collection' ? 'print' : 'link');
  const { Part } = parts.find(({ id }) => id === chosen)!;
  return (
    <>
      <Tabs
        name="share"
        label={say(waysToShare)}
        tabs={parts.map(({ id, text }) => ({ id, text: say(text) }))}
        chosen={chosen}
        onChoose={(id: PartId) => choose(id)}
      />
      <div class={styles.part} {...panelProps('share', chosen)}>
        <Part key={chosen} app={app} />
      </div>
    </>
  );
}
