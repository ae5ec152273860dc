// What only a board that can be zoomed needs, fetched when there is one.
export { attachGestures } from './gestures';
export { Minimap } from './minimap';
export { ZoomControls } from './zoom_controls';
