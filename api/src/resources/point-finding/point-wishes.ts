/** What is wanted of points, wherever they are: the list and the map take the same. */
export interface PointWishes {
  /** Groups of materials: a point is wanted that takes something of every group. */
  readonly groups: readonly (readonly string[])[];
  /** Only points that are open at the moment; one that does not work for a time is not. */
  readonly openOnly: boolean;
  /** Only points that pay for something of the groups, or for anything where there are none. */
  readonly paidOnly: boolean;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** Countries whose points are left out. */
  readonly notCountries?: readonly string[] | undefined;
}

/** Every point is what is wanted. */
export const NO_WISHES: PointWishes = { groups: [], openOnly: false, paidOnly: false };
