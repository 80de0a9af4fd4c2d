import { type ApiService, type Locale } from '@ecocircle/shared-contracts';
import { type MapFrame } from './map-frame.ts';
/** A still piece of the map around a city. */
export interface MapTeaserData extends MapFrame {
  readonly city: string;
  /** How many points the city has. */
  readonly points: number;
  /** Circles for groups of points, in pixels of the frame. */
  readonly clusters: readonly {
    readonly x: number;
    readonly y: number;
    readonly count: number;
  }[];
  /** Single points, in pixels of the frame. */
  readonly marks: readonly {
    readonly x: number;
    readonly y: number;
    readonly family: string;
  }[];
}
/** Loads the piece of the map that invites to the whole. Gives nothing while no city has points. */
export declare function loadMapTeaser(api: ApiService, locale: Locale): Promise<MapTeaserData | null>;
