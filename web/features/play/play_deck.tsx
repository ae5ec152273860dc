// What one plays with, in thumb's reach on a phone and beside the board elsewhere: what the pad writes, the pad, or the
// ways to a puzzle where there is none yet, the row of what else one does, what a check found, and that the puzzle is solved.
// A card may take the pad's place.
import type { JSX } from 'preact';
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
} from '../../language/generated/play';
import { isEmptyGrid } from '../../grid/puzzle';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { startLabel } from '../../language/generated/start_card';
import type { Arrival } from '../arrival/arrival_store';
import { isAtStart } from '../start/start';
import { StartCard } from '../start/start_card';
import { askForCheck } from './full_grid';
import { deckCardOf } from './deck_card';
import type { EntryControl } from './entry_control';
import { lateViews } from './late_views';
import { ModeChoice } from './mode_choice';
import { NumberPad, padRows } from './number_pad';
import { coversBoard } from './pause_cover';
import styles from './play_deck.module.css';
import type { PlayNeeds } from './play_needs';
import { TitleRow } from './title_row';

interface Props {
  app: PlayNeeds;
  arrival: Arrival;
  entry: EntryControl;
}

/** The tab Logic gives it. */
export function askForHint({ view, sittings }: HasView & HasSitting): void {
  sittings.change({ hints: sittings.sitting.peek().hints + 1 });
  view.wantsHint.value = true;
  view.tab.value = 'logic';
}

/** Remembers what stands there, to come back to; once it does, leads back or forgets it. */
function TryButtons({ play, sittings, isEmpty }: HasPlay & HasSitting & { isEmpty: boolean }): JSX.Element {
  const { bookmark } = sittings.sitting.value;
  if (!bookmark) {
    const remember = (): void => sittings.change({ bookmark: play.entries.peek() });
    return (
      <Button icon={icons.bookmark} label={say(tryFromHere)} look="outlined" disabled={isEmpty} onClick={remember}>
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

function Tools({ app, entry }: Omit<Props, 'arrival'>): JSX.Element {
  const { play } = app;
  const isEmpty = isEmptyGrid(play.grid.value);
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
      <div class={styles.tries}>
        <TryButtons {...app} isEmpty={isEmpty} />
      </div>
      <Button
        class={styles.hint}
        icon={icons.hint}
        label={say(hintWithKey)}
        look="primary"
        disabled={isEmpty}
        onClick={() => askForHint(app)}
      >
        <span>{say(hintLabel)}</span>
      </Button>
      <Button
        class={styles.check}
        icon={icons.check}
        label={say(checkLabel)}
        look="outlined"
        disabled={isEmpty}
        onClick={() => askForCheck(app, 'check')}
      >
        <span>{say(checkLabel)}</span>
      </Button>
    </div>
  );
}

export function PlayDeck(props: Props): JSX.Element {
  const { app, arrival, entry } = props;
  const views = lateViews.value;
  const { side } = app.play.geometry.value;
  const card = deckCardOf(props);
  const isStart = isAtStart(app);
  return (
    <section
      class={styles.deck}
      aria-label={say(isStart ? startLabel : numberEntry)}
      data-start={isStart}
      data-many={side > 9}
      data-pad-rows={padRows(side)}
      data-card={card !== null}
    >
      <div class={styles.title}>
        <TitleRow app={app} place="deck" />
      </div>
      {isStart ? (
        <StartCard app={app} arrival={arrival} />
      ) : (
        <>
          <ModeChoice play={app.play} />
          <NumberPad app={app} entry={entry} />
        </>
      )}
      <Tools app={app} entry={entry} />
      {views && <views.Outcome app={app} arrival={arrival} />}
      {card && (
        <div class={styles.card}>
          <card.Card {...props} />
        </div>
      )}
    </section>
  );
}
