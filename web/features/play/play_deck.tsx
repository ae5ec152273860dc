// The tools of play, in thumb's reach on a phone and beside the board elsewhere: the modes, the pad, or on an empty board the
// ways to a puzzle, the row of other actions, the result of a check, and the card of a solved puzzle. A card may take the
// pad's place.
import type { ComponentChildren, JSX } from 'preact';
import {
  backFromTry,
  checkLabel,
  clearCell,
  hintLabel,
  hintWithKey,
  keepTry,
  numberEntry,
  redoWithKey,
  tryBack,
  tryFromHere,
  tryKeep,
  undoWithKey,
  startLabel,
} from '../../language/generated/play';
import { say } from '../../language/say';
import { isUnset } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { HintVoice, HintInPlace } from '../logic/hint_place';
import { isAtStart } from '../start/start';
import { StartCard } from '../start/start_card';
import { askForCheck } from './full_grid';
import { lateViews } from './late_views';
import { LockButton, ModeRow, NextCellButton } from './mode_row';
import { NumberPad, padRows } from './number_pad';
import { coversBoard } from './pause_cover';
import styles from './play_deck.module.css';
import type { PlayPage } from './play_needs';
import { TitleRow } from './title_row';

/** True if there is nothing to ask or try: the board is empty, or solved. */
const hasNoWayOn = ({ play }: HasPlay): boolean =>
  isUnset(play.geometry.value, play.grid.value) || play.outcome.value === 'solved';

/** Remembers the present entries, to return to; afterwards returns to them or drops them. */
function TryButtons(app: HasPlay & HasSitting): JSX.Element {
  const { play, sittings } = app;
  const { bookmark } = sittings.sitting.value;
  if (!bookmark) {
    const remember = (): void => sittings.change({ bookmark: play.entries.peek() });
    return (
      <Button
        class={styles.begin}
        icon={icons.bookmark}
        label={say(tryFromHere)}
        look="outlined"
        disabled={hasNoWayOn(app)}
        onClick={remember}
      >
        <span>{say(tryFromHere)}</span>
      </Button>
    );
  }
  const forget = (): void => sittings.change({ bookmark: null });
  const back = (): void => {
    play.goTo(bookmark);
    forget();
  };
  return (
    <>
      <Button class={styles.trying} icon={icons.bookmark} label={say(backFromTry)} look="outlined" onClick={back}>
        <span>{say(tryBack)}</span>
      </Button>
      <Button class={styles.trying} icon={icons.good} label={say(keepTry)} look="outlined" onClick={forget}>
        <span>{say(tryKeep)}</span>
      </Button>
    </>
  );
}

interface ToolsProps {
  page: PlayPage;
  /** Beside undo and redo, as wide as both. */
  tries: ComponentChildren;
  /** Beside Hint. */
  check?: ComponentChildren;
}

export function DeckTools({ page: { app, entry, hints }, tries, check }: ToolsProps): JSX.Element {
  const { play } = app;
  const isWriting = play.typing.value === 'givens';
  return (
    <div class={styles.tools} inert={coversBoard(app)}>
      <Button
        icon={icons.undo}
        label={say(undoWithKey)}
        look="outlined"
        disabled={!play.canUndo.value}
        onClick={() => play.undo()}
      />
      <Button
        icon={icons.redo}
        label={say(redoWithKey)}
        look="outlined"
        disabled={!play.canRedo.value}
        onClick={() => play.redo()}
      />
      <Button
        class={styles.erase}
        icon={icons.erase}
        label={say(clearCell)}
        look="outlined"
        disabled={isAtStart(app)}
        onClick={() => entry.enter(0)}
      />
      <div class={styles.tries} data-writing={isWriting}>
        {tries}
        <div class={styles.small}>
          {isWriting && <NextCellButton settings={app.settings} />}
          <LockButton settings={app.settings} />
        </div>
      </div>
      <Button
        class={styles.hint}
        icon={icons.hint}
        label={say(hintWithKey)}
        look="primary"
        disabled={hasNoWayOn(app)}
        pressed={hints.place.value === 'drawn'}
        onClick={hints.ask}
      >
        <span>{say(hintLabel)}</span>
      </Button>
      {check}
    </div>
  );
}

function CheckButton({ app }: { app: HasPlay & HasView }): JSX.Element {
  return (
    <Button
      class={styles.check}
      icon={icons.check}
      label={say(checkLabel)}
      look="outlined"
      disabled={hasNoWayOn(app)}
      onClick={() => askForCheck(app, 'check')}
    >
      <span>{say(checkLabel)}</span>
    </Button>
  );
}

interface FrameProps {
  page: PlayPage;
  label?: string;
  title?: ComponentChildren;
  /** Shown in place of the number pad. */
  pad?: ComponentChildren;
  tools: ComponentChildren;
  outcome?: ComponentChildren;
  /** Shown in place of the pad. */
  card: ComponentChildren;
}

export function DeckFrame(props: FrameProps): JSX.Element {
  const { page, label = say(numberEntry), title, pad, tools, outcome, card } = props;
  const { app, entry, hints } = page;
  const { side } = app.play.geometry.value;
  return (
    <section
      class={styles.deck}
      aria-label={label}
      data-start={Boolean(pad)}
      data-many={side > 9}
      data-pad-rows={padRows(side)}
      data-card={Boolean(card)}
    >
      {title && <div class={styles.title}>{title}</div>}
      {pad ?? (
        <>
          <ModeRow app={app} entry={entry} />
          <NumberPad app={app} entry={entry} />
        </>
      )}
      {tools}
      {outcome}
      {/* It is announced although the deck is covered. */}
      <div class={styles.voice}>
        <HintVoice app={app} hints={hints} />
      </div>
      {card && <div class={styles.card}>{card}</div>}
    </section>
  );
}

export function PlayDeck(page: PlayPage): JSX.Element {
  const { app, arrival } = page;
  const views = lateViews.value;
  const card = deckCardOf(page);
  const isStart = isAtStart(app);
  const tries = <TryButtons {...app} />;
  return (
    <DeckFrame
      page={page}
      title={<TitleRow app={app} arrival={arrival} place="deck" />}
      {...(isStart && { label: say(startLabel), pad: <StartCard app={app} arrival={arrival} /> })}
      tools={<DeckTools page={page} tries={tries} check={<CheckButton app={app} />} />}
      outcome={views && <views.OutcomePart app={app} arrival={arrival} />}
      card={card && <card.Card {...page} />}
    />
  );
}

/**
 * The cards that may take the pad's place in the deck: one at a time, the first of the list that is shown. The board neither
 * moves nor changes its size for it: on a phone a card has the room of the pad, and scrolls if it needs more.
 */
interface DeckCard {
  /** Reads signals: the deck is drawn again when one of them changes. */
  isShown(page: PlayPage): boolean;
  Card(page: PlayPage): JSX.Element | null;
}

const hintCard: DeckCard = {
  isShown: ({ app, hints }) => hints.place.value === 'card' && !coversBoard(app),
  Card: HintInPlace,
};

/** In the order of precedence. */
const deckCards: readonly DeckCard[] = [hintCard];

const deckCardOf = (page: PlayPage): DeckCard | null => deckCards.find((card) => card.isShown(page)) ?? null;
