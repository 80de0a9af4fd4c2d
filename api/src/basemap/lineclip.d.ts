declare module 'lineclip' {
  type Point = [number, number];
  export function clipPolygon(points: readonly Point[], bbox: [number, number, number, number]): Point[];
  export function clipPolyline(points: readonly Point[], bbox: [number, number, number, number]): Point[][];
}
