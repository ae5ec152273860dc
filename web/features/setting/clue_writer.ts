// Writes clues into the puzzle on the board. Each change is one move of the page's undo.
import { batch, computed, type ReadonlySignal } from '@preact/signals';
import { isPossible, type Puzzle, type PuzzleTexts } from '../../grid/puzzle';
import { setNoRoom } from '../../language/generated/setting';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import type { Move } from '../../state/moves';
import type { PlayStore } from '../../state/play_store';
import { noTexts, soundTexts } from '../../state/puzzle_texts';
import { rulesText } from './rules_text';

export interface ClueWriter {
  readonly constraints: ReadonlySignal<string>;
  /** False if the puzzle has no room for them. `amends`: the move replaces the last one if that was made here. */
  write(text: string, amends?: boolean): boolean;
  /** Changes what is written about the puzzle. */
  setTexts(part: Partial<PuzzleTexts>): void;
}

/** Rules as the clues tell them are none of the puzzle's own: they follow the clues, in the reader's language. */
function textsAfter({ shape, texts = noTexts }: Puzzle): PuzzleTexts {
  // The solution that came with it is that of other clues.
  const { solution: _, ...words } = texts;
  return words.rules === rulesText(shape) ? { ...words, rules: '' } : words;
}

export function makeClueWriter(play: PlayStore, complain: (words: Words) => void): ClueWriter {
  /** The last move of this store: what is typed next about its clue changes that move. */
  let own: Move | undefined;
  const lastMove = (): Move | undefined => play.history.peek().done.at(-1);

  function load({ texts: _, ...puzzle }: Puzzle, texts: PuzzleTexts): void {
    const { entries, origin, puzzleId } = play.position.peek();
    const sound = soundTexts(texts);
    play.load({ ...puzzle, ...(sound && { texts: sound }) }, entries, origin ?? { kind: 'typed' }, puzzleId);
  }

  return {
    constraints: computed(() => play.puzzle.value.shape.constraints),
    write(text, amends = false) {
      const { puzzle } = play.position.peek();
      const shape = { ...puzzle.shape, constraints: text };
      const texts = textsAfter(puzzle);
      if (!isPossible(shape)) {
        complain(() => say(setNoRoom));
        return false;
      }
      batch(() => {
        if (amends && own !== undefined && lastMove() === own) play.undo();
        if (play.puzzle.peek().shape.constraints !== text) load({ ...play.puzzle.peek(), shape }, texts);
        play.typing.value = 'givens';
      });
      own = lastMove();
      return true;
    },
    setTexts(part) {
      const puzzle = play.puzzle.peek();
      const before = { ...noTexts, ...puzzle.texts };
      const after = { ...before, ...part };
      if (JSON.stringify(after) === JSON.stringify(before)) return;
      load(puzzle, after);
      play.typing.value = 'givens';
    },
  };
}
