import type {
  ApiService,
  CityContext,
  MaterialFamily,
  PointWithHours,
  VisitorPlace,
} from '@ecocircle/shared-contracts';

/** A point that takes what somebody has, as a row shows it. */
export interface NearbyPoint {
  readonly id: string;
  readonly name: string;
  /** Empty where the name says it. */
  readonly address: string;
  readonly family: MaterialFamily;
  /** From where the distances are counted. */
  readonly metres: number;
  readonly hours: PointWithHours;
}

/** The points that are best to go to: the open ones first, then the nearest. */
export interface NearbyPoints {
  readonly city: string;
  /** Whether the distances are counted from where the visitor is; from the middle of the city otherwise. */
  readonly isOwn: boolean;
  /** Whether there is none in the city and around it: these are further away. */
  readonly isFar: boolean;
  readonly points: readonly NearbyPoint[];
  /** How many there are in the city and around it. */
  readonly total: number;
}

/** What points are asked for by; without materials, all of them. */
export interface NearbyQuestion {
  readonly materials: readonly string[];
  readonly place: VisitorPlace;
  /** How many are wanted. */
  readonly most: number;
  /** The list on the map, which this leads to, keeps to the same countries. */
  readonly about: CityContext;
}

/**
 * Asks for the points that take one of some materials and are best to go to from a visitor's place. What reads points
 * is not needed by a page that came with them.
 */
export async function requestNearby(api: ApiService, question: NearbyQuestion): Promise<NearbyPoints> {
  const { readNearby } = await import('./read-nearby.ts');
  return readNearby(api, question);
}
