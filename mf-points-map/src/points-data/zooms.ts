/** The zooms that the map has, of tiles of 256 pixels. */
export const ZOOMS = { furthest: 3, closest: 19 } as const;

/** Zoom at which a single point is shown among its neighbours. */
export const POINT_ZOOM = 15;

/** From here on the server sends every point by itself: those at one place have to be set apart. */
export const FIRST_UNCLUSTERED_ZOOM = 18;

/** The server counts zooms by tiles of 512 pixels, the map by tiles of 256. */
export const ZOOM_OF_SERVER = -1;

/** A zoom as the server counts it. */
export const toServerZoom = (zoom: number): number => Math.max(0, zoom + ZOOM_OF_SERVER);

/** The zoom of the map behind one that the server was asked by. */
export const fromServerZoom = (zoom: number): number => zoom - ZOOM_OF_SERVER;

/** The zoom at which a group falls apart that the map shows at another. */
export const zoomOfExpansion = (expansion: number, zoom: number): number =>
  Math.min(ZOOMS.closest, Math.max(expansion - ZOOM_OF_SERVER, zoom + 1));
