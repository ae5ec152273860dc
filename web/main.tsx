// Where the page begins: the theme first, so that the first paint is right, then the stores, then what is seen.
import './ui/tokens.css';
import './ui/base.css';
import { render } from 'preact';
import { AppView } from './app';
import { takeLaunch } from './ui/new/launch';
import { registerUpdates } from './pwa/update';
import { startApp } from './state/app';
import { messageOf } from './state/message_of';
import { StartFailure } from './ui/notice/start_failure';
import { followTheme, showLastLook } from './ui/theme';

const page = document.getElementById('page')!;
showLastLook();

try {
  const launch = takeLaunch(window);
  const app = await startApp(registerUpdates());
  followTheme(app.settings);
  render(<AppView app={app} launch={launch} />, page);
} catch (cause) {
  render(<StartFailure reason={messageOf(cause)} />, page);
  throw cause;
}
