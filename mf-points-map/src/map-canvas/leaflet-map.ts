import { createBaseMap, elementMarker } from '@ecocircle/ui-kit/map/leaflet';
import L from 'leaflet';
import type { MapView, Marks } from '../points-browser/index.ts';
import { type Place, type PointSummary, type StartView, toFamily } from '../points-data/index.ts';
import { clusterElement, pointElement } from './mark-elements.ts';
import styles from './marks.module.css';
import { spreadCoincident } from './spread-coincident.ts';

/** A point that the map draws by itself: the selected one, or the one that the list points at. */
export type MarkedPoint = Pick<PointSummary, 'id' | 'lng' | 'lat' | 'family' | 'name'>;

/** Pixels of the map that lie below the panel, the search and the sheet. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the map needs from the page. */
export interface LeafletMapOptions {
  readonly start: StartView;
  readonly tileUrl: string;
  readonly still: boolean;
  readonly insets: () => Insets;
  readonly icon: (family: string) => Node | null;
  readonly hrefOf: (id: string) => string;
  readonly clusterLabel: (count: number) => string;
  readonly pointLabel: (id: string, family: string) => string;
  readonly onSelect: (id: string) => void;
  readonly onView: (view: MapView) => void;
  readonly onTiles: (available: boolean) => void;
}

/** The map on the screen. */
export interface LeafletMap {
  setMarks(marks: Marks): void;
  select(point: MarkedPoint | null): void;
  highlight(point: MarkedPoint | null): void;
  /** Moves so that a place is in the middle of what can be seen, if it cannot be seen well already. */
  show(place: Place, zoom: number): void;
  fit(places: readonly Place[]): void;
  zoomBy(steps: number): void;
  setTiles(url: string): void;
  dispose(): void;
}

const MAX_ZOOM = 19;
const MIN_ZOOM = 3;
const MARGIN = 56;
/** The server counts zooms by tiles of 512 pixels, Leaflet by tiles of 256. */
const ZOOM_OF_SERVER = -1;
/** From here on the server sends every point by itself: those at one place have to be spread. */
const FIRST_UNCLUSTERED_ZOOM = 18;
const PADDING = 0.2;

/** Draws the map into an element. Everything of Leaflet is in this module, which is loaded after hydration. */
export function createLeafletMap(element: HTMLElement, options: LeafletMapOptions): LeafletMap {
  const { insets, still } = options;
  const { map, tiles, remove } = createBaseMap(element, {
    tileUrl: options.tileUrl,
    still,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    worldCopyJump: true,
    maxBounds: [
      [-85, -720],
      [85, 720],
    ],
    maxBoundsViscosity: 1,
  });
  tiles.on('tileerror', () => options.onTiles(false));
  tiles.on('tileload', () => options.onTiles(true));
  const marks = L.layerGroup();
  const shown = new Map<string, L.Marker>();
  const legs = L.layerGroup();
  let known: Marks = { clusters: [], points: [] };
  let selected: MarkedPoint | null = null;
  let highlighted: MarkedPoint | null = null;

  const latLng = ([lng, lat]: Place): L.LatLng => L.latLng(lat, lng);
  const toPlace = ({ lng, lat }: L.LatLng): Place => [lng, lat];

  /** Half of the difference between the middle of the map and the middle of what can be seen. */
  const shift = (): L.Point => {
    const { left, top, bottom } = insets();
    return L.point(left / 2, (top - bottom) / 2);
  };
  const centreFor = (place: Place, zoom: number): L.LatLng =>
    map.unproject(map.project(latLng(place), zoom).subtract(shift()), zoom);

  function goTo(place: Place, zoom: number): void {
    map.setView(centreFor(place, zoom), zoom, { animate: !still });
  }

  function seenPixels(): L.Bounds {
    const { left, top, bottom } = insets();
    const { x, y } = map.getSize();
    return L.bounds([left, top], [x, Math.max(top + 1, y - bottom)]);
  }

  function reportView(): void {
    const seen = seenPixels();
    const corner = (point: L.Point): L.LatLng => map.containerPointToLatLng(point);
    const southWest = corner(seen.getBottomLeft());
    const northEast = corner(seen.getTopRight());
    const padded = map.getBounds().pad(PADDING);
    options.onView({
      box: [southWest.lng, Math.max(-90, southWest.lat), northEast.lng, Math.min(90, northEast.lat)],
      paddedBox: [
        padded.getWest(),
        Math.max(-90, padded.getSouth()),
        padded.getEast(),
        Math.min(90, padded.getNorth()),
      ],
      centre: toPlace(corner(seen.getCenter()).wrap()),
      zoom: Math.max(0, map.getZoom() + ZOOM_OF_SERVER),
    });
  }

  /** Brings a mark that the keyboard reached beyond the edge, or below the panel, into view. */
  function showFocused(place: Place): void {
    const { left, top, bottom } = insets();
    map.panInside(latLng(place), {
      paddingTopLeft: [left + MARGIN, top + MARGIN],
      paddingBottomRight: [MARGIN, bottom + MARGIN],
      animate: !still,
    });
  }

  function marker(place: Place, node: HTMLElement, order: number): L.Marker {
    node.addEventListener('focus', () => {
      if (node.matches(':focus-visible')) showFocused(place);
    });
    return elementMarker(latLng(place), node, order);
  }

  function pointMarker(place: Place, id: string, family: string, name?: string): L.Marker {
    const node = pointElement({
      family: toFamily(family),
      label: name ?? options.pointLabel(id, family),
      href: options.hrefOf(id),
      icon: options.icon(family),
      onPress: () => options.onSelect(id),
    });
    if (id === selected?.id) node.dataset.selected = '';
    if (id === highlighted?.id) node.dataset.highlighted = '';
    const order = id === selected?.id ? 2000 : id === highlighted?.id ? 1500 : 0;
    return marker(place, node, order);
  }

  function clusterMarker(place: Place, count: number, expansion: number): L.Marker {
    const zoom = Math.min(Math.max(expansion - ZOOM_OF_SERVER, map.getZoom() + 1), MAX_ZOOM);
    return marker(
      place,
      clusterElement(count, options.clusterLabel(count), () => goTo(place, zoom)),
      -count,
    );
  }

  interface Wanted {
    readonly key: string;
    readonly make: () => L.Marker;
  }

  function wantedPoints(): Wanted[] {
    const special = [selected, highlighted].filter((point) => point !== null);
    const plain = known.points.filter(([, , id]) => !special.some((point) => point.id === id));
    const all = [
      ...plain.map(([lng, lat, id, family]) => ({ lng, lat, id, family, name: undefined, mark: 'p' })),
      ...special
        .filter(({ id }, index) => special.findIndex((point) => point.id === id) === index)
        .map((point) => ({ ...point, mark: point.id === selected?.id ? 's' : 'h' })),
    ];
    const spread = map.getZoom() >= FIRST_UNCLUSTERED_ZOOM;
    const pixels = all.map(({ lng, lat }) => map.project([lat, lng]));
    const places = spread ? spreadCoincident(pixels) : pixels.map((pixel) => ({ ...pixel, from: null }));
    return all.map(({ id, family, name, mark, lng, lat }, index) => {
      const { x, y, from } = places[index] as (typeof places)[number];
      const place: Place = from ? toPlace(map.unproject([x, y])) : [lng, lat];
      if (from) drawLeg(from, place);
      return {
        key: `${mark}${id} ${place.map((number) => number.toFixed(6))}`,
        make: () => pointMarker(place, id, family, name),
      };
    });
  }

  function drawLeg(from: { x: number; y: number }, place: Place): void {
    const origin = map.unproject([from.x, from.y]);
    const node = document.createElement('span');
    node.className = styles.place ?? '';
    legs.addLayer(L.polyline([origin, latLng(place)], { weight: 1.5, className: 'leg', interactive: false }));
    legs.addLayer(marker(toPlace(origin), node, -5000));
  }

  function draw(): void {
    legs.clearLayers();
    const wanted: Wanted[] = [
      ...known.clusters.map(([lng, lat, count, expansion]) => ({
        key: `c${lng},${lat},${count},${expansion}`,
        make: () => clusterMarker([lng, lat], count, expansion),
      })),
      ...wantedPoints(),
    ];
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, old] of shown) {
      if (keys.has(key)) continue;
      marks.removeLayer(old);
      shown.delete(key);
    }
    for (const { key, make } of wanted) {
      if (shown.has(key)) continue;
      const made = make();
      shown.set(key, made);
      marks.addLayer(made);
    }
  }

  map.setView(latLng(options.start.centre), options.start.zoom, { animate: false });
  map.setView(centreFor(options.start.centre, options.start.zoom), options.start.zoom, { animate: false });
  tiles.addTo(map);
  legs.addTo(map);
  marks.addTo(map);
  map.on('moveend', reportView);
  reportView();

  return {
    setMarks(next) {
      known = next;
      draw();
    },
    select(point) {
      selected = point;
      draw();
    },
    highlight(point) {
      highlighted = point;
      draw();
    },
    show(place, zoom) {
      const seen = seenPixels();
      const room = L.bounds(
        seen.min?.add([MARGIN, MARGIN]) as L.Point,
        seen.max?.subtract([MARGIN, MARGIN]) as L.Point,
      );
      const near = map.getZoom() >= zoom - 2;
      if (near && room.contains(map.latLngToContainerPoint(latLng(place)))) return;
      goTo(place, Math.max(map.getZoom(), zoom));
    },
    fit(places) {
      const { left, top, bottom } = insets();
      if (places.length === 0) return;
      map.fitBounds(L.latLngBounds(places.map(latLng)), {
        paddingTopLeft: [left + MARGIN, top + MARGIN],
        paddingBottomRight: [MARGIN, bottom + MARGIN],
        maxZoom: 15,
        animate: !still,
      });
    },
    zoomBy(steps) {
      map.setZoom(map.getZoom() + steps, { animate: !still });
    },
    setTiles(url) {
      tiles.setUrl(url);
    },
    dispose: remove,
  };
}
