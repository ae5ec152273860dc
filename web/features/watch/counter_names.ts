// The counters of a run as they are named wherever they stand.

export const counterNames = [
  { id: 'steps', name: 'steps' },
  { id: 'guesses', name: 'guesses' },
  { id: 'backtracks', name: 'taken back' },
  { id: 'level', name: 'level' },
  { id: 'deepest', name: 'deepest' },
  { id: 'solutions', name: 'solutions' },
] as const;
