export type { Insets } from './insets.ts';
export type { LeafletMap } from './leaflet-map.ts';
export { MapCanvas } from './map-canvas.tsx';
export type { MarkedPoint } from './marks-to-draw.ts';
