export type { LeafletMap } from './leaflet-map.ts';
export { MapCanvas } from './map-canvas.tsx';
export type { MarkedPoint } from './marks-to-draw.ts';
export type { Insets } from './seen-map.ts';
export type { Covered } from './takeover.ts';
