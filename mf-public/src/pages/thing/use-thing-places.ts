import { useNearby } from '../../nearby-points/index.ts';
import { type KnownThing, PLACES_SHOWN } from './load-thing.ts';

/** The points that take a thing, and how the visitor is looked for. */
export const useThingPlaces = ({ thing, nearby, nearbyFor }: KnownThing) =>
  useNearby({ materials: thing.materials, most: PLACES_SHOWN, nearby, nearbyFor });

/** What {@link useThingPlaces} gives. */
export type ThingPlacesState = ReturnType<typeof useThingPlaces>;
