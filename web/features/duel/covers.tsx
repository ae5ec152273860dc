// The cover in place of the board until the player presses Start.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as texts from '../../language/generated/duel';
import { say } from '../../language/say';
import type { HasSitting } from '../../state/sitting';
import { Button } from '../../ui/controls/button';
import { timeOf } from './challenge';
import styles from './cover.module.css';
import type { DuelGame } from './duel_game';
import { playerName } from './duel_words';
import { nameOf, tenthsClock, type Ghost } from './ghost';

interface CoverProps {
  title: string;
  about: string;
  children: ComponentChildren;
}

function Cover({ title, about, children }: CoverProps): JSX.Element {
  const words = useRef<HTMLElement>(null);
  // The dialog that led here has returned the focus.
  useEffect(() => words.current!.querySelector('button')!.focus(), []);
  return (
    <div class={styles.cover}>
      <section class={styles.words} ref={words}>
        <h2>{title}</h2>
        <p>{about}</p>
        <div class={styles.actions}>{children}</div>
      </section>
    </div>
  );
}

export function DuelCover({ game, start }: { game: DuelGame; start(): void }): JSX.Element {
  const duel = game.duel.value;
  const title = duel ? say(texts.duelReady, { name: playerName(duel, duel.begins) }) : say(texts.duelUnreadable);
  return (
    <Cover title={title} about={say(texts.duelReadyAbout)}>
      <Button look="primary" onClick={start}>
        {say(texts.duelStart)}
      </Button>
    </Cover>
  );
}

interface ChallengeCoverProps {
  app: HasSitting;
  ghost: Ghost;
  start(): void;
}

export function ChallengeCover({ app: { sittings }, ghost, start }: ChallengeCoverProps): JSX.Element {
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
