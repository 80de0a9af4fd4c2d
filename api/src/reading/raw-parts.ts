/** How the source writes the hours: in OpenStreetMap's notation or in words. */
export interface RawHours {
  readonly notation: 'osm' | 'words';
  readonly text: string;
}

/** A material that a point takes, as far as the source says it. */
export interface RawRate {
  /** Id of the materials dictionary. */
  readonly materialId: string;
  /** Money per unit in the currency of the point's country, 0 for free; null where nothing is said. */
  readonly price: number | null;
  /** Slug of the units dictionary; empty where nothing is said. */
  readonly unit: string;
}
