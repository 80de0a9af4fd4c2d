import type { MapTiles } from '@ecocircle/shared-contracts';
import type { GroundState, MapLook } from '@ecocircle/ui-kit/map';
import { createBaseMap, elementMarker, linkMark, onKeyboardFocus } from '@ecocircle/ui-kit/map/leaflet';

interface Place {
  readonly lng: number;
  readonly lat: number;
}

/** A point beside the one of the case. */
interface MapNeighbour {
  readonly place: Place;
  readonly label: string;
  readonly href: string;
  readonly onPress: () => void;
}

/** What the map of a case shows. */
export interface CaseMapOptions {
  readonly look: MapLook;
  readonly still: boolean;
  readonly elsewhere: MapTiles | null;
  readonly onGround: (ground: GroundState) => void;
  readonly place: Place;
  /** The icon of the point, as the portal's map has it. */
  readonly iconUrl: string;
  readonly neighbours: readonly MapNeighbour[];
  readonly classNames: { readonly own: string | undefined; readonly neighbour: string | undefined };
}

/** The map of a case on the screen. */
export interface CaseMap {
  zoomBy(steps: number): void;
  setLook(look: MapLook): void;
  dispose(): void;
}

/** A zoom at which what stands a few metres apart is told apart, and one at which the town is recognised. */
const YARD_ZOOM = 17;
const TOWN_ZOOM = 12;
const ABOVE_OTHERS = 1000;

function ownMark(iconUrl: string, className: string | undefined): HTMLElement {
  const mark = document.createElement('span');
  mark.className = className ?? '';
  const icon = document.createElement('img');
  icon.src = iconUrl;
  icon.alt = '';
  mark.append(icon);
  return mark;
}

/** Draws the map of a case. Everything of Leaflet is in this module, which is loaded once a case shows. */
export function createCaseMap(element: HTMLElement, options: CaseMapOptions): CaseMap {
  const { look, still, elsewhere, onGround, place, iconUrl, neighbours, classNames } = options;
  const { map, setLook, openTo, remove } = createBaseMap(element, {
    look,
    still,
    elsewhere,
    onGround,
    minZoom: 2,
    scrollWheelZoom: false,
  });
  map.setView(place, neighbours.length > 0 ? YARD_ZOOM : TOWN_ZOOM, { animate: false });
  openTo(map.getMaxZoom());
  for (const { place: near, ...link } of neighbours) {
    const mark = linkMark({ className: classNames.neighbour, icon: null, ...link });
    onKeyboardFocus(mark, () => map.panInside(near, { animate: !still }));
    elementMarker(near, mark).addTo(map);
  }
  elementMarker(place, ownMark(iconUrl, classNames.own), ABOVE_OTHERS).addTo(map);
  return {
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !still }),
    setLook,
    dispose: remove,
  };
}
