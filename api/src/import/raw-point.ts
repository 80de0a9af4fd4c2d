/** How the source writes the hours: in OpenStreetMap's notation or in words. */
export interface RawHours {
  readonly notation: 'osm' | 'words';
  readonly text: string;
}

/** A row of a source, the same whatever file it came from; a text that is not known is empty. */
export interface RawPoint {
  /** The row's own id in the source. */
  readonly ref: string;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  /** Ids of the materials dictionary. */
  readonly materialIds: readonly string[];
  /** What the source calls materials that the dictionary does not know. */
  readonly unknownMaterials: readonly string[];
  readonly hours: RawHours | null;
  readonly operator: string;
  readonly rules: string;
  readonly comment: string;
  readonly phone: string;
  readonly email: string;
  /** Staffed place rather than a container on the street. */
  readonly isCentre: boolean;
}

/** The result of a row: a point, or why there is none. `row` is its number in the file. */
export type ReadRow =
  | { readonly row: string; readonly point: RawPoint }
  | { readonly row: string; readonly skipped: string };
