import * as L from 'leaflet';
import {
  CLOSEST_FIT,
  fromPixel,
  MARGIN,
  MARGIN_BOTTOM,
  MARGIN_RIGHT,
  type Place,
  type StartView,
  toWholePixel,
} from '../points-data/index.ts';
import { latLng } from './places.ts';
import { type Insets, seenPixels } from './seen-map.ts';

/** How many zooms further out a place still counts as well visible. */
const NEAR_ENOUGH = 2;

/** Moves a map by what can be seen of it: the part that no panel covers. */
export function createMapMovement(map: L.Map, insets: () => Insets, still: boolean) {
  const animate = !still;

  /** The middle of the map when a place is in the middle of what can be seen. */
  function centreFor(place: Place, zoom: number): L.LatLng {
    const { left, top, bottom } = insets();
    const shift = L.point(left / 2, (top - bottom) / 2);
    return map.unproject(map.project(latLng(place), zoom).subtract(shift), zoom);
  }

  function margins() {
    const { left, top, bottom } = insets();
    return {
      paddingTopLeft: L.point(left + MARGIN, top + MARGIN),
      paddingBottomRight: L.point(MARGIN_RIGHT, bottom + MARGIN_BOTTOM),
      animate,
    };
  }

  const goTo = (place: Place, zoom: number): void =>
    void map.setView(centreFor(place, zoom), zoom, { animate });

  function isSeenWell(place: Place, zoom: number): boolean {
    const { min, max } = seenPixels(map, insets()) as { min: L.Point; max: L.Point };
    const room = L.bounds(min.add([MARGIN, MARGIN]), max.subtract([MARGIN_RIGHT, MARGIN_BOTTOM]));
    return map.getZoom() >= zoom - NEAR_ENOUGH && room.contains(map.latLngToContainerPoint(latLng(place)));
  }

  return {
    /** The first view, on whole pixels, and at once: to a second one the map would pan by a pixel more or less. */
    open({ centre, zoom }: StartView): void {
      const { left, top, bottom } = insets();
      const { x, y } = toWholePixel(centre, zoom);
      const middle = fromPixel({ x: x - left / 2, y: y - (top - bottom) / 2 }, zoom);
      map.setView(latLng(middle), zoom, { animate: false });
    },
    goTo,
    /** Brings a mark that the keyboard reached beyond the edge, or below the panel, into view. */
    reveal(place: Place): void {
      map.panInside(latLng(place), margins());
    },
    show(place: Place, zoom: number): void {
      if (!isSeenWell(place, zoom)) goTo(place, Math.max(map.getZoom(), zoom));
    },
    fit(places: readonly Place[]): void {
      if (places.length === 0) return;
      const bounds = L.latLngBounds(places.map(latLng));
      const free = margins();
      const covered = free.paddingTopLeft.add(free.paddingBottomRight);
      const zoom = Math.min(CLOSEST_FIT, map.getBoundsZoom(bounds, false, covered));
      if (!places.every((place) => isSeenWell(place, zoom)))
        map.fitBounds(bounds, { ...free, maxZoom: CLOSEST_FIT });
    },
    zoomBy(steps: number): void {
      const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), map.getZoom() + steps));
      map.setZoomAround(seenPixels(map, insets()).getCenter(), zoom, { animate });
    },
  };
}

/** What {@link createMapMovement} makes. */
export type MapMovement = ReturnType<typeof createMapMovement>;
