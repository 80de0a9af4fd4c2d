import type { MaterialFamily } from '@ecocircle/shared-contracts';

/** A raw material in the page's language. */
export interface Material {
  readonly id: string;
  readonly family: MaterialFamily;
  readonly name: string;
}

/** What the card of a point names materials and units with, in the page's language. */
export interface Dictionaries {
  readonly materials: readonly Material[];
  /** Short names of the units of measure by their slugs. */
  readonly units: Readonly<Record<string, string>>;
}
