/** A single point of a view. */
export interface IndexedPoint {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
  readonly family: string;
  /** Whether it does not work for a time. */
  readonly closed: boolean;
}

/** A point as the index takes it. */
export interface MapRow extends IndexedPoint {
  /** Ids of the materials that it takes, joined by commas. */
  readonly materials: string;
}
