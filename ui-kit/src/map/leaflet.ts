export { type BaseMap, type BaseMapOptions, createBaseMap, elementMarker } from './base-map.ts';
export { type LinkMark, linkMark, onKeyboardFocus } from './link-mark.ts';
