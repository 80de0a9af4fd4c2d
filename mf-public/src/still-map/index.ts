export { frameSize, frameTiles, type MapFrame, mapFrame, toFramePixels, WIDE_FRAME } from './map-frame.ts';
export { StillMap } from './still-map.tsx';
