// The keys of the page as the help tells of them: those of the board, of entry.ts and of page_keys.ts.

interface KeyHelp {
  keys: string[];
  does: string;
}

export const keyHelp: { title: string; rows: KeyHelp[] }[] = [
  {
    title: 'Board',
    rows: [
      { keys: ['←', '↑', '→', '↓'], does: 'select a cell; Home and End go to the ends of its row' },
      { keys: ['1', '…', '9'], does: 'type a number; for 12 type 1 and 2 within a second, or confirm with Enter' },
      { keys: ['A', '…', 'Z'], does: 'numbers from 10 on larger grids' },
      { keys: ['Delete', '0'], does: 'clear the cell' },
      { keys: ['Space', 'N'], does: 'turn notes on and off (N where it is not a number)' },
      { keys: ['Shift', '1'], does: 'type a note at any time (or Alt 1)' },
      { keys: ['Ctrl', 'Z'], does: 'undo; redo with Shift or Ctrl Y' },
      { keys: ['Ctrl', 'V'], does: 'paste a puzzle' },
      { keys: ['<', '>'], does: 'the previous and the next puzzle of the collection' },
      { keys: ['?'], does: 'open this help, on every tab' },
    ],
  },
  {
    title: 'Watch',
    rows: [
      { keys: ['Space'], does: 'play and pause' },
      { keys: [',', '.'], does: 'previous move, next move; side by side: steps' },
      { keys: ['G'], does: 'next guess; previous guess with Shift' },
      { keys: ['X'], does: 'next contradiction' },
      { keys: ['S'], does: 'next solution' },
      { keys: ['D'], does: 'deepest level so far' },
      { keys: ['Home', 'End'], does: 'start and end of the run' },
      { keys: ['Arrows', 'Enter', '+', '-'], does: 'in the search tree: move, go there, zoom in, zoom out' },
    ],
  },
];
