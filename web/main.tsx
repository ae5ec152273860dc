// Where the page begins: the theme first, so that the first paint is right, then the stores, then what is seen.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { AppView } from './app';
import { registerUpdates } from './pwa/update';
import { startApp } from './state/app';
import './ui/tokens.css';
import './ui/base.css';
import { StartFailure } from './ui/notice/start_failure';
import { followTheme } from './ui/theme';

const page = document.getElementById('page')!;
const unfollow = followTheme({ theme: signal('system'), contrast: signal('system') });

try {
  const app = await startApp(registerUpdates());
  unfollow();
  render(<AppView app={app} />, page);
} catch (cause) {
  render(<StartFailure reason={cause instanceof Error ? cause.message : String(cause)} />, page);
  throw cause;
}
