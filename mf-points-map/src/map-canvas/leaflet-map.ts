import { createAlarm } from '@ecocircle/app-kit/open-words';
import type { MapTiles } from '@ecocircle/shared-contracts';
import type { BasemapInfo, GroundState, MapLook } from '@ecocircle/ui-kit/map';
import { createBaseMap } from '@ecocircle/ui-kit/map/leaflet';
import type { MapView, Marks } from '../points-browser/index.ts';
import { FIRST_UNCLUSTERED_ZOOM, type StartView, ZOOMS } from '../points-data/index.ts';
import { createMapMovement, type MapMovement } from './map-movement.ts';
import { createMarkLayer, focusOn } from './mark-layer.ts';
import {
  type KnownMarks,
  type MarkedPoint,
  marksToDraw,
  type Projection,
  standingPoints,
} from './marks-to-draw.ts';
import { createOwnPositionLayer, type OwnPositionLayer } from './own-position-layer.ts';
import { latLng, toPlace } from './places.ts';
import { createMarkers, type MarkOptions } from './point-markers.ts';
import { type Insets, viewOf } from './seen-map.ts';
import { nextChange } from './standing.ts';
import { type Covered, tellCovered } from './takeover.ts';

/** What the map needs from the page. */
export interface LeafletMapOptions extends MarkOptions {
  readonly start: StartView;
  readonly look: MapLook;
  readonly still: boolean;
  readonly elsewhere: MapTiles | null;
  /** What the page was painted with; null: the server is asked for it. */
  readonly ground: BasemapInfo | null;
  readonly onGround: (ground: GroundState) => void;
  readonly insets: () => Insets;
  readonly onView: (view: MapView) => void;
  readonly onCovered: (covered: Covered) => void;
  /** The marks stand where they stay until the map is moved. */
  readonly onStill: () => void;
  /** A point has opened or closed: from now on there is more to know of its hours. */
  readonly onOutdated: () => void;
  /** The clock that hours are told by. */
  readonly present: () => Date;
}

/** The map on the screen. `show` and `fit` move only where places cannot be seen well already. */
export interface LeafletMap extends Pick<MapMovement, 'show' | 'fit' | 'zoomBy'>, OwnPositionLayer {
  /** `areGrouped`: no two points stand on one place, as the server made clusters of them. */
  setMarks(marks: Marks, areGrouped: boolean): void;
  select(point: MarkedPoint | null): void;
  highlight(point: MarkedPoint | null): void;
  setLook(look: MapLook): void;
  /** The map itself has the focus, not one of its marks. */
  focus(): void;
  dispose(): void;
}

/** West and east the map repeats twice. */
const BOUNDS: [[number, number], [number, number]] = [
  [-85, -720],
  [85, 720],
];

/** Draws the map into an element. Everything of Leaflet is behind this module, which is loaded after hydration. */
export function createLeafletMap(element: HTMLElement, options: LeafletMapOptions): LeafletMap {
  const { start, look, still, elsewhere, ground, insets, onView, onGround, onCovered, onStill, present } =
    options;
  const { map, setLook, openTo, remove } = createBaseMap(element, {
    look,
    still,
    elsewhere,
    basemap: ground,
    onGround,
    minZoom: ZOOMS.furthest,
    worldCopyJump: true,
    maxBounds: BOUNDS,
    maxBoundsViscosity: 1,
  });
  const movement = createMapMovement(map, insets, still);
  movement.open(start);
  if (ground) tellCovered(map, onCovered);
  const drawMarks = createMarkLayer(map, createMarkers(map, movement, options));
  const projection: Projection = {
    toPixel: (place) => map.project(latLng(place)),
    toPlace: ({ x, y }) => toPlace(map.unproject([x, y])),
  };
  let known: KnownMarks = {
    marks: { clusters: [], points: [], closed: [] },
    selected: null,
    highlighted: null,
  };
  let isGrouped = true;
  const alarm = createAlarm(() => {
    draw();
    options.onOutdated();
  }, present);
  function draw(): void {
    const moment = present();
    const isSpread = !isGrouped || map.getZoom() >= FIRST_UNCLUSTERED_ZOOM;
    const marks = marksToDraw(known, moment, isSpread ? projection : null);
    openTo(known.selected || marks.some(({ kind }) => kind === 'cluster') ? FIRST_UNCLUSTERED_ZOOM : 0);
    drawMarks(marks);
    onStill();
    alarm.set(nextChange(standingPoints(known), moment));
  }
  const change = (changed: Partial<KnownMarks>): void => {
    known = { ...known, ...changed };
    draw();
  };
  // Marks that were set apart keep their distances on the screen.
  map.on('zoomend', draw);
  const report = (): void => onView(viewOf(map, insets()));
  // What is hidden below the panel may come out of it.
  map.on('movestart moveend', ({ type }) => element.toggleAttribute('data-moving', type === 'movestart'));
  map.on('moveend', onStill);
  map.on('moveend', report);
  report();
  const { show, fit, zoomBy } = movement;
  return {
    setMarks(marks, areGrouped) {
      isGrouped = areGrouped;
      change({ marks });
    },
    select: (selected) => change({ selected }),
    highlight: (highlighted) => change({ highlighted }),
    show,
    fit,
    zoomBy,
    setLook,
    ...createOwnPositionLayer(map, movement),
    focus: () => focusOn(map),
    dispose() {
      alarm.stop();
      remove();
    },
  };
}
