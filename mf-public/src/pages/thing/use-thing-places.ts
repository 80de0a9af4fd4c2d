import { useNearby } from '../../nearby-points/index.ts';
import type { KnownThing } from './load-thing.ts';

/** The points that take a thing, and how the visitor is looked for. */
export const useThingPlaces = ({ thing, nearby, nearbyFor }: KnownThing) =>
  useNearby(thing.materials, nearby, nearbyFor);

/** What {@link useThingPlaces} gives. */
export type ThingPlacesState = ReturnType<typeof useThingPlaces>;
