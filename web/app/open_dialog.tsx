// The open dialog, or the question before the page goes to another puzzle: its frame at once; its content is fetched, for all
// dialogs together, when the first is opened.
import type { JSX } from 'preact';
import { goToAnother, thisDialog } from '../language/generated/app';
import { say } from '../language/say';
import type { App } from './make_app';
import { dialogs, type DialogLook } from '../state/view';
import { Modal } from '../ui/controls/modal';
import { PartLoading, useLazyPart } from '../ui/lazy_part';
import type { Arrival } from '../features/arrival/arrival_store';

const load = () => import('./dialog_views');

/** Asks whether to go to another puzzle after the browser's Back or Forward has led to one. To close it means to stay. */
export function OtherPuzzle({ app }: { app: App }): JSX.Element | null {
  const question = app.view.question.value;
  const part = useLazyPart(question !== null, load);
  if (!question) return null;
  return (
    <Modal title={say(goToAnother)} onClose={question.stay}>
      {part.views ? (
        <part.views.OtherPuzzleContent question={question} />
      ) : (
        <PartLoading part={part} name={say(thisDialog)} />
      )}
    </Modal>
  );
}

export function OpenDialog({ app, arrival }: { app: App; arrival: Arrival }): JSX.Element | null {
  const { dialog } = app.view;
  const open = dialog.value;
  const part = useLazyPart(open !== null, load);
  if (open === null) return null;
  const Content = part.views?.contents[open];
  const { title, width, isText = false }: DialogLook = dialogs[open];
  return (
    // Another picture is another dialog, so the end of the previous one does not affect it.
    <Modal
      key={open === 'picture' ? arrival.picture.value : open}
      title={say(title)}
      width={width}
      plain={isText}
      onClose={() => (dialog.value = null)}
    >
      {part.views && <part.views.DialogNotice app={app} />}
      {Content ? <Content app={app} arrival={arrival} /> : <PartLoading part={part} name={say(thisDialog)} />}
    </Modal>
  );
}
