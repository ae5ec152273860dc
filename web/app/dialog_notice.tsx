// A message that arrives while a dialog is open, and stays until it is dismissed:
// in the dialog, since nothing beneath it can be pressed or is announced.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { App } from './make_app';
import { passes } from '../state/notices';
import { Message } from './notices';

export function DialogNotice({ app }: { app: App }): JSX.Element | null {
  const notice = app.view.notice.value;
  const before = useRef(notice);
  if (!notice || notice === before.current || passes(notice)) return null;
  return (
    <div role="alert">
      <Message app={app} />
    </div>
  );
}
