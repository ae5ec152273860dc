// The place of the board: the board of the chosen tab, several boards, or results in its stead.
import type { JSX } from 'preact';
import { Board } from '../board/board';
import { lateViews } from '../features/play/late_views';
import { PauseCover } from '../features/play/pause_cover';
import { symbolsOf } from '../grid/symbols';
import { boardLabel } from '../language/generated/app';
import { say } from '../language/say';
import { areFilledIn } from '../state/notes';
import { cellLabel } from '../ui/labels';
import { PartLoading } from '../ui/lazy_part';
import type { BoardOfTab } from '../ui/tab';
import { givensWords, shapeWords } from '../ui/words';
import type { App } from './make_app';
import styles from './board_place.module.css';
import type { Page } from './tabs';
import type { ShownTab } from './use_tab';

function OneBoard({ app, board }: { app: App; board: BoardOfTab }): JSX.Element {
  const { play, settings, view } = app;
  const { editable, hint, isHidden, cover } = board;
  const symbols = symbolsOf(settings.symbols.value);
  const puzzle = play.puzzle.value;
  const { side } = play.geometry.value;
  const views = lateViews.value;
  const source = views?.foggedSource(app, board.source) ?? board.source;
  return (
    <div class={styles.stage} data-large={side > 12} data-middle={side > 9 && side <= 12}>
      <Board
        source={source}
        selected={view.selected.value}
        selection={view.selection.value}
        onSelect={(cell, cells, areAlike) => view.select(cells, cell, areAlike)}
        lit={board.lit}
        notesInPlaces={
          settings.cornerPlaces.value || (board.notesInPlaces ?? areFilledIn(play.grid.value, play.entries.value.notes))
        }
        onPress={(cell) => board.onPress?.(cell) ?? false}
        isHidden={isHidden}
        label={(cell) => cellLabel(source.picture, cell, isHidden)}
        symbols={symbols}
        editable={editable}
        ariaLabel={
          board.label ?? say(boardLabel, { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) })
        }
        entryHint={hint}
      />
      {isHidden && (cover ?? <PauseCover app={app} />)}
      {views && <views.WordsBar app={app} />}
    </div>
  );
}

export interface PlaceProps {
  page: Page;
  shown: ShownTab;
}

/** Without a single puzzle, results take the place of the board; side by side there are several boards. */
export function BoardPlace({ page, shown: { view, part } }: PlaceProps): JSX.Element {
  if (view.board) return <OneBoard app={page.app} board={view.board(page)} />;
  return (
    <div class={`${styles.stage} ${view.stageKind === 'boards' ? styles.lanes : styles.results}`}>
      {part.views ? view.stage!(part.views, page) : <PartLoading part={part} name={say(view.name)} />}
    </div>
  );
}
