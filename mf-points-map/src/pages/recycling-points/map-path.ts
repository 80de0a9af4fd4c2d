/** Where the map is, within its locale. */
export const MAP_PATH = '/recycling-points';
