// What the replay shows, in one file to be fetched when it is first asked for.
import type { HasPlay } from '../../state/play_store';
import { makeReplay } from './replay';
import { movesOf, type Replay } from './replay_store';

export { ReplayDeck } from './replay_deck';
export { ReplayPanel } from './replay_panel';

export const startReplay = (app: HasPlay): Replay => makeReplay(app.play.position.peek(), movesOf(app));
