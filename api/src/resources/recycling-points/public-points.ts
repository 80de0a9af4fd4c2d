import { POINT_STATUSES, PUBLIC_POINT_STATUSES, type ServerPointStatus } from '@ecocircle/shared-contracts';

/** The statuses in which a point is on the map, in the list and in the sitemap, as the database has them. */
export const PUBLIC_STATUSES: readonly ServerPointStatus[] = PUBLIC_POINT_STATUSES.map(
  (status) => POINT_STATUSES[status],
);

/** Whether everybody may see a point in this status. */
export const isPublicStatus = (status: string): boolean => PUBLIC_STATUSES.some((one) => one === status);
