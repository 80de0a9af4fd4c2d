export { PaintedMap, type PaintedMapProps, type Takeover } from './painted-map.tsx';
