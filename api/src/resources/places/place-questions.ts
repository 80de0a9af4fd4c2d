import type { BasemapLanguage } from '../../basemap/tile-address.ts';

/** What an address search is asked. */
export interface AskedPlace {
  readonly q: string;
  readonly language: BasemapLanguage;
  /** Where the person is looking: nearer places come first. */
  readonly near?: readonly [lng: number, lat: number] | undefined;
  readonly most: number;
}

/** A position whose place is asked for, in degrees. */
export interface AskedPosition {
  readonly lng: number;
  readonly lat: number;
  readonly language: BasemapLanguage;
}

/** What the portal knows of a position by itself; the texts are empty far from any town. */
export interface KnownPosition {
  readonly city: string;
  readonly country: string;
  readonly time_zone: string;
}
