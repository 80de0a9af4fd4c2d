/** Where own points are asked for. */
export const OWN_POINTS_PATH = '/api/web/v1/facility/facility/';
