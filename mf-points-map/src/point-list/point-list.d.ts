import type { PointSummary } from '../points-data/index.ts';
/** What the list tells the page. */
export interface PointListProps {
  readonly points: readonly PointSummary[];
  /** The query that links keep. */
  readonly search: string;
  readonly onPointAt: (point: PointSummary | null) => void;
}
/** The points beside the map; each is the mirror of a mark on it. */
export declare function PointList({ points, search, onPointAt }: PointListProps): import('react').JSX.Element;
