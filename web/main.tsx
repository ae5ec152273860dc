// Where the page begins: the theme first, so that the first paint is right, then the stores, then what is seen.
import { type JSX, render } from 'preact';
import { AppView, StartFailure } from './app/app';
import { followSpeech, followTheme, showLastLook } from './app/follow_settings';
import { makeApp } from './app/make_app';
import { needsAlgorithms, tabLetters } from './app/tabs';
import { makeQuickWorker, makeWorker } from './client/make_worker';
import { takeLaunch } from './features/arrival/launch';
import { messageOf } from './language/failure';
import { languageNotLoaded } from './language/generated/app';
import { say } from './language/say';
import { registerUpdates } from './pwa/update';
import './ui/base.css';
import './ui/tokens.css';

const page = document.getElementById('page')!;
showLastLook();

/** In place of what stands in the page until it starts. */
function show(view: JSX.Element): void {
  page.replaceChildren();
  render(view, page);
}

async function start(): Promise<void> {
  try {
    const launch = takeLaunch(window);
    const app = await makeApp({
      ...{ makeQuickWorker, makeWorker, page: window, cores: navigator.hardwareConcurrency || 1 },
      ...{ update: registerUpdates(), letters: tabLetters, needsAlgorithms },
    });
    followTheme(app.settings);
    await followSpeech(
      app.settings,
      () => (app.view.notice.value = { text: () => say(languageNotLoaded), tone: 'bad' }),
    );
    show(<AppView app={app} launch={launch} />);
  } catch (cause) {
    show(<StartFailure reason={messageOf(cause)} />);
    throw cause;
  }
}

// Not awaited: what is fetched meanwhile, such as what reads a link, imports from this file, and each would wait for the
// other's end.
void start();
