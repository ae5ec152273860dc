// What only a board that is filled in needs, fetched when a hand first comes to it or there is something of the player's to
// draw.
export { attachHands } from './hands';
export { neighboursAmong, paintOutline } from './outline';
export { paintColours, paintTag } from './colour_painter';
export { paintNotes } from './note_painter';
