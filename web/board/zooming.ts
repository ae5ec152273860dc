// Parts that only a zoomable board needs, fetched when there is one.
export { attachGestures } from './gestures';
export { Minimap } from './minimap';
export { ZoomControls } from './zoom_controls';
