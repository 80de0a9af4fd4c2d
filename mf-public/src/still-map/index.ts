export { type MapFrame, mapFrame, SMALL_FRAME, toFramePixels } from './map-frame.ts';
export { StillMap } from './still-map.tsx';
