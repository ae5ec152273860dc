// Parts that only an editable board needs. They are fetched when the user
// first reaches for the board, or when there are marks of the player to draw.
export { attachHands } from './hands';
export { neighboursAmong, paintOutline } from './outline';
export { paintColours, paintTag } from './colour_painter';
export { paintNotes } from './note_painter';
