export { type MapFrame, mapFrame, SMALL_FRAME, toFramePixels } from './map-frame.ts';
export { loadStillGround, type StillGround } from './still-ground.ts';
export { StillMap } from './still-map.tsx';
