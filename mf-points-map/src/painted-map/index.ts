export { PaintedGround, PaintedMarks, type PaintedPlace, type Takeover } from './painted-map.tsx';
