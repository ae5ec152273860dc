// The contents of the dialogs, in one file so that they are fetched together, and not before one is opened.
import type { ComponentProps, JSX } from 'preact';
import { useRef, useEffect } from 'preact/hooks';
import { CameraContent } from '../features/camera/camera_content';
import { HelpContent } from '../features/help/help_content';
import { NewContent } from '../features/new/new_content';
import { PictureContent, pageReader } from '../features/pictures/picture_content';
import { SettingsContent } from '../features/settings/settings_content';
import { ShareContent } from '../features/share/share_content';
import { StatisticsContent } from '../features/today/statistics_content';
import { anotherWasOpen, goToOther, stayWithThis } from '../language/generated/app';
import { say } from '../language/say';
import { passes } from '../state/notices';
import type { Question } from '../state/view';
import { Button } from '../ui/controls/button';
import { givensWords, shapeWords } from '../ui/words';
import type { App } from './make_app';
import { NoticeText } from './notices';
import styles from './dialog_views.module.css';

export const contents = {
  new: NewDialog,
  picture: PictureContent,
  camera: CameraContent,
  share: ShareContent,
  help: HelpContent,
  settings: SettingsContent,
  statistics: StatisticsContent,
};

/**
 * A message that arrives while a dialog is open, and stays until it is dismissed:
 * in the dialog, since nothing beneath it can be pressed or is announced.
 */
export function DialogNotice({ app }: { app: App }): JSX.Element | null {
  const notice = app.view.notice.value;
  const before = useRef(notice);
  if (!notice || notice === before.current || passes(notice)) return null;
  return (
    <div role="alert">
      <NoticeText app={app} />
    </div>
  );
}

/** The dialog for a new puzzle. Pictures mostly come from here, so the picture reader warms up meanwhile. */
export function NewDialog(props: ComponentProps<typeof NewContent>): JSX.Element {
  useEffect(() => pageReader.start(), []);
  return <NewContent {...props} />;
}

/** The question before the page goes to another puzzle. */
export function OtherPuzzleContent({ question: { puzzle, go, stay } }: { question: Question }): JSX.Element {
  return (
    <>
      <p>{say(anotherWasOpen, { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) })}</p>
      <div class={styles.answers}>
        <Button look="primary" onClick={stay}>
          {say(stayWithThis)}
        </Button>
        <Button look="outlined" onClick={go}>
          {say(goToOther)}
        </Button>
      </div>
    </>
  );
}
