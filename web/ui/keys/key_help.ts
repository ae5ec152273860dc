// The keys of the page as the help tells of them: those of the board, of entry.ts and of page_keys.ts.

interface KeyHelp {
  keys: string[];
  does: string;
}

export const keyHelp: { title: string; rows: KeyHelp[] }[] = [
  {
    title: 'Board',
    rows: [
      { keys: ['←', '↑', '→', '↓'], does: 'select a cell; Home and End for the row' },
      { keys: ['1', '…', '9'], does: 'type a number; 1 then 2 within a second is 12, Enter settles it' },
      { keys: ['A', '…', 'Z'], does: 'numbers from 10 on larger grids' },
      { keys: ['Delete', '0'], does: 'clear the cell' },
      { keys: ['Space', 'N'], does: 'notes on and off; N where it is no number' },
      { keys: ['Shift', '1'], does: 'a note at any time; Alt 1 as well' },
      { keys: ['Ctrl', 'Z'], does: 'undo; with Shift, or Ctrl Y: redo' },
      { keys: ['Ctrl', 'V'], does: 'bring a copied puzzle' },
      { keys: ['<', '>'], does: 'the puzzle before and the next one of the collection' },
    ],
  },
  {
    title: 'Watch',
    rows: [
      { keys: ['Space'], does: 'play and pause' },
      { keys: [',', '.'], does: 'previous move, next move; side by side: steps' },
      { keys: ['G'], does: 'next guess; with Shift: the guess before' },
      { keys: ['X'], does: 'next contradiction' },
      { keys: ['S'], does: 'next solution' },
      { keys: ['D'], does: 'deepest level so far' },
      { keys: ['Home', 'End'], does: 'start and end of the run' },
      { keys: ['Arrows', 'Enter', '+', '-'], does: 'in the search tree: walk, go there, closer, back' },
    ],
  },
];
