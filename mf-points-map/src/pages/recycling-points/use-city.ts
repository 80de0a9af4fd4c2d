import { useServices } from '@ecocircle/app-kit/remote';
import { useEffect } from 'react';
import type { LeafletMap } from '../../map-canvas/index.ts';
import { startViewIn } from '../../points-data/index.ts';

/** The open map goes to another city that the visitor chooses or is found in. */
export function useCity(map: LeafletMap | null): void {
  const { location } = useServices();
  useEffect(() => {
    if (!map) return undefined;
    let before = location.get().city.id;
    return location.subscribe(({ city, position, source }) => {
      if (city.id === before) return;
      before = city.id;
      if (source === 'gps' && position) return map.fitOwnPosition(position);
      const { centre, zoom } = startViewIn(city);
      return map.show(centre, zoom);
    });
  }, [location, map]);
}
