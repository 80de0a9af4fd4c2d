import type { PortalStatistics } from './portal-statistics.ts';
/** How much of everything there is right now. */
export declare function StatisticsStrip({
  statistics,
}: {
  readonly statistics: PortalStatistics;
}): import('react').JSX.Element;
