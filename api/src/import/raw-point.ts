import type { RawHours, RawRate } from '../reading/raw-parts.ts';

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
  /** Id of the icons dictionary; empty: the one of its materials. */
  readonly icon: string;
  readonly rates: readonly RawRate[];
  /** What the source calls materials, or says of them, that is not understood. */
  readonly unknownMaterials: readonly string[];
  readonly hours: RawHours | null;
  readonly operator: string;
  readonly rules: string;
  readonly comment: string;
  /** Who answers for the point. */
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  /** Staffed place rather than a container on the street. */
  readonly isCentre: boolean;
}

/** The result of a row: a point, or why there is none. `row` is its number in the file. */
export type ReadRow =
  | { readonly row: string; readonly point: RawPoint }
  | { readonly row: string; readonly skipped: string };
