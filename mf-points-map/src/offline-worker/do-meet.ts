import type { Box } from '../points-data/point-queries.ts';

/** Whether two boxes have something in common. */
export const doMeet = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];
