// On a narrow screen the board is scrolled away where the diagnosis is read: what lights it up brings it back.

/** Whether it had to be brought back. */
export function showBoard(): boolean {
  const board = document.querySelector('[role="grid"]');
  if (!board) return false;
  const { top, bottom } = board.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen >= (bottom - top) / 2) return false;
  board.scrollIntoView({ block: 'center' });
  return true;
}
