// The dialog of the ways out, which are fetched when it is first opened.
import type { JSX } from 'preact';
import type { App } from '../../state/types';
import { Modal } from '../controls/modal';
import { Outside, useDoor } from '../door/door';

export function ShareDialog({ app }: { app: App }): JSX.Element {
  const door = useDoor(true, () => import('./share_parts'));
  return (
    <Modal title="Share" onClose={() => (app.view.dialog.value = null)}>
      {door.views ? <door.views.ShareParts app={app} /> : <Outside door={door} name="This part of the page" />}
    </Modal>
  );
}
