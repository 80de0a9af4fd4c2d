export type { LeafletMap } from './leaflet-map.ts';
export { MapCanvas } from './map-canvas.tsx';
export { drawLeg, drawMark, type MarkShape } from './mark-drawing.ts';
export { markLabel } from './mark-label.ts';
export {
  type ClusterMark,
  type KnownMarks,
  type Leg,
  type MarkedPoint,
  marksToDraw,
  type PointMark,
} from './marks-to-draw.ts';
export type { Insets } from './seen-map.ts';
export type { Covered } from './takeover.ts';
