export { NearbyFacts, NearbyList } from './nearby-list.tsx';
export { type NearbyPoint, type NearbyPoints, requestNearby } from './nearby-points.ts';
export { type LoadedNearby, nearbyKey, useNearby } from './use-nearby.ts';
