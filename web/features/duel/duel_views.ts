// What takes the place of the game where a puzzle is not for one alone.
import type { Guest } from '../play/guest';
import type { PlayPage } from '../play/play_needs';
import { openChallenge } from './challenge_guest';
import { openDuel } from './duel_guest';

export const open = (page: PlayPage): Guest =>
  page.app.sittings.contest.peek() === 'duel' ? openDuel(page) : openChallenge(page);
