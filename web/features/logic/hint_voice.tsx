// Says a hint to a screen reader, each stage as it comes. It is on the page before it has anything to say, since some screen
// readers do not read an element that appears together with its words.
import type { JSX } from 'preact';
import { logicLooking } from '../../language/generated/play';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HintDoor } from './hint_door';

export function HintVoice({ app, hints }: { app: HasPlay; hints: HintDoor }): JSX.Element {
  const part = hints.part.value;
  const isOpen = hints.place.value === 'card';
  const words = part ? part.views.spokenHint(app, part.hints) : say(logicLooking);
  return (
    <p class="unseen" role="status">
      {isOpen ? words : ''}
    </p>
  );
}
