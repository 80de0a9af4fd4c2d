export { PaintedMap, type PaintedMapProps } from './painted-map.tsx';
