// Before a race: whose solve it is against, in place of the board.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/challenge';
import { say } from '../../language/say';
import type { HasSitting } from '../../state/sitting';
import { Button } from '../../ui/controls/button';
import { timeOf } from './challenge';
import { nameOf, tenthsClock } from './challenge_words';
import { Cover } from './cover';
import type { Ghost } from './ghost';

interface Props {
  app: HasSitting;
  ghost: Ghost;
  start(): void;
}

export function ChallengeCover({ app: { sittings }, ghost, start }: Props): JSX.Element {
  const solve = ghost.solve.value;
  const title =
    typeof solve === 'string'
      ? say(texts.challengeUnreadable)
      : solve && say(texts.challengeReady, { name: nameOf(solve), timeName: tenthsClock(timeOf(solve)) });
  return (
    <Cover title={title ?? ''} about={solve && typeof solve === 'object' ? say(texts.challengeReadyAbout) : ''}>
      <Button look="primary" onClick={start}>
        {say(texts.challengeStart)}
      </Button>
      <Button look="outlined" onClick={() => sittings.change({ challenge: '' })}>
        {say(texts.challengeAlone)}
      </Button>
    </Cover>
  );
}
