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
  /** There are no streets in the view, of nobody, and it is close enough to miss them. */
  readonly isAtEnd: boolean;
}

/** What {@link lookBeyond} is given. */
export interface BeyondOptions {
  /** The service that is asked where the own map has no streets; null: none is. */
  readonly tiles: MapTiles | null;
  /** The names of the own map, whose drawings say where it has streets. */
  readonly names: L.GridLayer;
  readonly onChange: (beyond: BeyondOwnData) => void;
}

/** How deep a map goes where nobody has streets. */
export interface Beyond {
  /** There are marks to be told apart down to this zoom. */
  openTo(zoom: number): void;
}

/**
 * Shows tiles of a service from elsewhere where the own map has no streets. Where there is none, or it does not answer,
 * nobody zooms in further than there is something to see: the map's limit falls to where the own data ends, to where
 * its marks are told apart, or to where it stands.
 */
export function lookBeyond(map: L.Map, { tiles, names, onChange }: BeyondOptions): Beyond {
  const deepest = map.getMaxZoom();
  const service = tiles && serviceOf(tiles.url);
  let toldApartAt = 0;
  let told: BeyondOwnData = { isElsewhereShown: false, isAtEnd: false };

  function tell(): void {
    const isElsewhereShown = layer?.isShown ?? false;
    const isAsking = service !== null && !service.isResting;
    const isWithoutStreets = !isElsewhereShown && !isAsking && streets.inView(map) === false;
    map.options.maxZoom = isWithoutStreets ? Math.max(END_OF_OWN_DATA, toldApartAt, map.getZoom()) : deepest;
    const isAtEnd = isWithoutStreets && map.getZoom() >= END_OF_OWN_DATA;
    if (isElsewhereShown === told.isElsewhereShown && isAtEnd === told.isAtEnd) return;
    told = { isElsewhereShown, isAtEnd };
    onChange(told);
  }

  const reconsider = (): void => {
    layer?.reconsider();
    tell();
  };
  const streets = new StreetTiles(names, reconsider);
  const layer = tiles && service && new ElsewhereLayer({ tiles, service, streets });
  map.on('moveend', reconsider);
  if (layer) {
    map.createPane(ELSEWHERE_PANE);
    layer.on('tileload tileerror tileunload', tell).addTo(map);
  }
  return {
    openTo(zoom) {
      toldApartAt = zoom;
      tell();
    },
  };
}
