export { type BaseMap, type BaseMapOptions, createBaseMap } from './base-map.ts';
export { type ElementMarker, elementMarker } from './element-marker.ts';
export { type LinkMark, linkMark, onKeyboardFocus } from './link-mark.ts';
