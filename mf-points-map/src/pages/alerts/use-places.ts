import { useServices } from '@ecocircle/app-kit/remote';
import {
  type AlertRadius,
  isPrecise,
  metresBetween,
  type PlaceCity,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import { useHydrated } from '@ecocircle/ui-kit';
import { useMemo, useSyncExternalStore } from 'react';
import type { AlertFormProps, AlertPlace } from '../../alert-form/index.ts';
import type { AlertsPageData } from './load-alerts.ts';

/** So far people go from where they are, and from the middle of a city. */
const REACH = { device: 3000, city: 10_000 } as const satisfies Record<string, AlertRadius>;

const cityPlace = ({ lng, lat, name }: PlaceCity): AlertPlace => ({ from: 'city', lng, lat, name });

function devicePlace({ position, city }: VisitorPlace): AlertPlace | null {
  if (!position || !isPrecise(position)) return null;
  return { from: 'device', lng: position.lng, lat: position.lat, name: city.name };
}

type Mapped = AlertsPageData['mapped'];

/** Whether the device is where the map was. */
const isSeen = (device: AlertPlace | null, mapped: Mapped): boolean =>
  device !== null && (!mapped || metresBetween(device, mapped.place) <= mapped.radius);

/** Around what an alert may be asked for, what is meant most likely first. */
function placesIn(
  visitor: VisitorPlace,
  mapped: Mapped,
  device: AlertPlace | null,
): AlertFormProps['places'] {
  const city = cityPlace(visitor.city);
  const onMap = mapped ? [mapped.place] : [];
  const here = device ? [device] : [];
  const [first, ...others] = isSeen(device, mapped) ? [...here, ...onMap] : [...onMap, ...here];
  return first ? [first, ...others, city] : [city];
}

/** The places to choose from, and how far the area reaches around the first. */
export function usePlaces({ mapped }: AlertsPageData): Pick<AlertFormProps, 'places' | 'radius'> {
  const { location } = useServices();
  const known = useSyncExternalStore(location.subscribe, location.get, location.get);
  const isHydrated = useHydrated();
  return useMemo(() => {
    const places = placesIn(known, mapped, isHydrated ? devicePlace(known) : null);
    const [{ from }] = places;
    return { places, radius: from === 'map' ? (mapped?.radius ?? REACH.city) : REACH[from] };
  }, [known, mapped, isHydrated]);
}
