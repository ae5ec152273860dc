// Stored puzzles as cards, some at first and more as they come into sight.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { listLabel, showMore } from '../../language/generated/mine';
import { say } from '../../language/say';
import type { KeptPuzzle } from '../../kept/puzzle_record';
import { Button } from '../../ui/controls/button';
import styles from './my_puzzles.module.css';
import { PuzzleCard } from './puzzle_card';

const atOnce = 40;

function ShowMore({ count, onShow }: { count: number; onShow(): void }): JSX.Element {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onShow();
    });
    observer.observe(line.current!);
    return () => observer.disconnect();
  }, [count]);
  return (
    <div ref={line} class={styles.rest}>
      <Button look="outlined" onClick={onShow}>
        {say(showMore, { count })}
      </Button>
    </div>
  );
}

interface ListProps {
  puzzles: readonly KeptPuzzle[];
  /** The number of the puzzle on the board. */
  onBoard: number;
  onOpen(puzzle: KeptPuzzle): void;
  onName(puzzle: KeptPuzzle, name: string): void;
  onDelete(puzzle: KeptPuzzle): void;
}

export function CardList({ puzzles, onBoard, onOpen, onName, onDelete }: ListProps): JSX.Element {
  const [count, setCount] = useState(atOnce);
  const left = puzzles.length - count;
  return (
    <>
      <ul class={styles.list} aria-label={say(listLabel)}>
        {puzzles.slice(0, count).map((puzzle) => (
          <PuzzleCard
            key={puzzle.position.puzzleId}
            puzzle={puzzle}
            isOnBoard={puzzle.position.puzzleId === onBoard}
            onOpen={() => onOpen(puzzle)}
            onName={(name) => onName(puzzle, name)}
            onDelete={() => onDelete(puzzle)}
          />
        ))}
      </ul>
      {left > 0 && <ShowMore count={left} onShow={() => setCount(count + atOnce)} />}
    </>
  );
}
