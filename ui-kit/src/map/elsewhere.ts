import type { MapTiles } from '@ecocircle/shared-contracts';
import type * as L from 'leaflet';
import { ELSEWHERE_PANE, ElsewhereLayer } from './elsewhere-layer.ts';
import { serviceOf } from './elsewhere-service.ts';
import { StreetTiles } from './elsewhere-streets.ts';

/** The deepest zoom at which the own map without streets still has more to show: villages. */
export const END_OF_OWN_DATA = 13;

/** What a map shows beyond its own data. */
export interface BeyondOwnData {
  /** Tiles from elsewhere are seen: whose they are has to be seen, too. */
  readonly isElsewhereShown: boolean;
  /** There are no streets in the view, of nobody. */
  readonly isAtEnd: boolean;
}

/** What {@link showElsewhere} is given. */
export interface ElsewhereOptions {
  readonly tiles: MapTiles;
  /** The names of the own map, whose drawings say where it has streets. */
  readonly names: L.GridLayer;
  readonly onChange: (beyond: BeyondOwnData) => void;
}

/**
 * Shows tiles of a service from elsewhere where the own map has no streets. Where the service does not answer either,
 * nobody zooms in further than the own data: the map's limit falls to where that ends, or to where the map stands.
 */
export function showElsewhere(map: L.Map, { tiles, names, onChange }: ElsewhereOptions): void {
  const service = serviceOf(tiles.url);
  const deepest = map.getMaxZoom();
  let told: BeyondOwnData = { isElsewhereShown: false, isAtEnd: false };

  function tell(): void {
    const isElsewhereShown = layer.isShown;
    const isAtEnd = !isElsewhereShown && service.isResting && streets.inView(map) === false;
    map.options.maxZoom = isAtEnd ? Math.max(END_OF_OWN_DATA, map.getZoom()) : deepest;
    if (isElsewhereShown === told.isElsewhereShown && isAtEnd === told.isAtEnd) return;
    told = { isElsewhereShown, isAtEnd };
    onChange(told);
  }

  const reconsider = (): void => {
    layer.reconsider();
    tell();
  };
  const streets = new StreetTiles(names, reconsider);
  map.createPane(ELSEWHERE_PANE);
  const layer = new ElsewhereLayer({ tiles, service, streets });
  layer.on('tileload tileerror tileunload', tell);
  layer.addTo(map);
  map.on('moveend', reconsider);
}
