import type { ApiService } from '@ecocircle/shared-contracts';
/** How much of everything the portal has. */
export interface PortalStatistics {
  readonly points: number;
  readonly cities: number;
  readonly events: number;
}
/** Asks the API for the portal's numbers. */
export declare function requestStatistics(api: ApiService): Promise<PortalStatistics>;
