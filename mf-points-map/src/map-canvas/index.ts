export type { Insets, LeafletMap, MarkedPoint } from './leaflet-map.ts';
export { MapCanvas } from './map-canvas.tsx';
